// Optional peers: what is needed of them is described where they are loaded.
declare module '@anthropic-ai/claude-agent-sdk'
declare module '@anthropic-ai/sdk/helpers/beta/memory'
declare module '@langchain/langgraph-checkpoint'
