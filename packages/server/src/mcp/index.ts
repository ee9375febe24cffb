/**
 * The Model Context Protocol: the operations as tools, for agents.
 *
 * @module
 */
export { createMcpHandler, type McpHandler, type McpHandlerOptions } from './http.ts'
export { PROFILES, type Profile } from './profile.ts'
export { createMcpServer, type McpServerOptions } from './server.ts'
export { type StdioOptions, serveStdio } from './stdio.ts'
