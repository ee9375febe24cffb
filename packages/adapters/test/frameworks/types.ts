// Compiled by `npm run test:adapters`, never run: what the adapters give is what the frameworks take.

import type { SessionStore } from '@anthropic-ai/claude-agent-sdk'
import type { betaMemoryTool, MemoryToolHandlers } from '@anthropic-ai/sdk/helpers/beta/memory'
import type { BaseMemoryService } from '@google/adk'
import type { BaseCheckpointSaver, BaseStore } from '@langchain/langgraph-checkpoint'
import type { InputProcessor, OutputProcessor } from '@mastra/core/processors'
import { createTool } from '@mastra/core/tools'
import type { AgentInputItem, Session } from '@openai/agents-core'
import { type LanguageModelMiddleware, type ToolSet, tool } from 'ai'
import { cortexMemoryService } from '../../src/adk/index.ts'
import { cortexMemory, cortexTools } from '../../src/ai-sdk/index.ts'
import { cortexMemoryTool, memoryToolHandlers } from '../../src/anthropic/index.ts'
import { cortexSessionStore } from '../../src/claude-agent/index.ts'
import { cortexCheckpointer, cortexStore } from '../../src/langgraph/index.ts'
import { cortexProcessor, cortexTools as mastraTools } from '../../src/mastra/index.ts'
import { cortexSession } from '../../src/openai-agents/index.ts'

const where = { root: '.', actor: 'ada' }
export const store: BaseStore = await cortexStore(where)
export const saver: BaseCheckpointSaver = await cortexCheckpointer(where)
export const session: Session = await cortexSession<AgentInputItem>(where)
export const sessions: SessionStore = await cortexSessionStore(where)
export const handlers: MemoryToolHandlers = await memoryToolHandlers(where)
export const memoryTool: ReturnType<typeof betaMemoryTool> = await cortexMemoryTool(where)
export const service: BaseMemoryService = await cortexMemoryService(where)
export const middleware: LanguageModelMiddleware = await cortexMemory(where)
export const { tools } = await cortexTools(where)
export const set: ToolSet = tools
export const remembering = tool(tools.remember)
export const processor = await cortexProcessor(where)
export const before: InputProcessor = processor
export const after: OutputProcessor = processor
export const { remember } = (await mastraTools(where)).tools
export const mastraTool = createTool({ id: 'remember', ...remember })
