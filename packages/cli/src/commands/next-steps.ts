import { shellWord } from '@cortex-memory/core/kit'

/** What somebody reads who has just started the server: lines to copy that work as they stand. */
export interface Started {
  readonly url: string
  /** Given by the start that made it. */
  readonly token?: string
  readonly tokenFile: string
  readonly home: string
  readonly actor: string
  /** The explorer with a code that works once, for a minute. */
  readonly explore: string
  /** The actor that holds demo data. */
  readonly demo?: string
}

export function nextSteps(started: Started): string {
  const { url, token, tokenFile, home, actor, explore } = started
  return [
    `Cortex listens on ${url}`,
    '',
    `  home    ${home}`,
    `  actor   ${actor}`,
    ...(token === undefined
      ? ['  token   `cortex token show` prints it']
      : [
          `  token   ${token}`,
          `          kept in ${tokenFile}; \`cortex token show\` prints it again`,
        ]),
    '',
    'See what your agents remember (works once, for a minute; `cortex explore` makes a new one):',
    '',
    `  ${explore}`,
    '',
    ...agentLines(started),
    ...curlLines(started),
    '',
    `Every operation: docs/operations.md and ${url}/openapi.json. Ctrl-C stops the server.`,
  ].join('\n')
}

function agentLines({ url, token, tokenFile, demo }: Started): string[] {
  const mcp = demo === undefined ? `${url}/mcp` : `${url}/v1/actors/${demo}/mcp`
  const servers = (bearer: string): unknown => ({
    cortex: { type: 'http', url: mcp, headers: { Authorization: `Bearer ${bearer}` } },
  })
  const tokenInput = {
    type: 'promptString',
    id: 'cortex-token',
    description: 'Token',
    password: true,
  }
  // A file of a workspace is shared: there the host asks for the token and keeps it.
  const workspace = { inputs: [tokenInput], servers: servers(`\${input:${tokenInput.id}}`) }
  return [
    demo === undefined ? 'Connect an agent:' : 'Connect an agent to the demo data:',
    '',
    '  Claude Code',
    `    claude mcp add --transport http cortex ${mcp} \\`,
    `      --header "Authorization: Bearer $(cat ${shellWord(tokenFile)})"`,
    token === undefined
      ? '  Cursor, in ~/.cursor/mcp.json, with the token for TOKEN'
      : '  Cursor, in ~/.cursor/mcp.json',
    `    ${JSON.stringify({ mcpServers: servers(token ?? 'TOKEN') })}`,
    '  VS Code, in .vscode/mcp.json',
    `    ${JSON.stringify(workspace)}`,
    '',
  ]
}

function curlLines({ url, tokenFile, demo }: Started): string[] {
  const base = demo === undefined ? `${url}/v1` : `${url}/v1/actors/${demo}`
  const example = { text: 'The build runs on Node 20', subject: 'build', predicate: 'runs_on' }
  const fact = JSON.stringify({ ...example, replace: true })
  return [
    demo === undefined ? 'Try it:' : `Try it on the demo data, which the actor \`${demo}\` has:`,
    '',
    `  auth="Authorization: Bearer $(cat ${shellWord(tokenFile)})"`,
    `  curl -H "$auth" --json '${fact}' ${base}/remember`,
    `  curl -H "$auth" '${base}/recall?query=which+Node+runs+the+build'`,
    `  curl -H "$auth" -N '${base}/events?since=0'`,
  ]
}
