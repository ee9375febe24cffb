const NAMES =
  /^(?:@langchain\/|@anthropic-ai\/|@openai\/|@google\/adk|@mastra\/|@ai-sdk\/|ai(?:\/|$))/
const folder = new URL(`./${process.env.FRAMEWORKS ?? 'newest'}/package.json`, import.meta.url).href

export function resolve(specifier, context, next) {
  const isOurs = !(context.parentURL ?? '').includes('/node_modules/')
  return isOurs && NAMES.test(specifier)
    ? next(specifier, { ...context, parentURL: folder })
    : next(specifier, context)
}
