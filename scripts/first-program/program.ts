import { openCortex, openMemory } from 'cortex-memory'

async function main() {
  const memory = await openMemory({ root: './memory', actor: 'atlas' })
  const { uri } = await memory.add('This project uses pnpm')
  const [best] = await memory.search('package manager', { limit: 1 })
  console.log(best?.text, best?.type, best?.uri === uri)
  const prompt = await memory.context('install the dependencies')
  console.log(prompt.includes('pnpm'))
  await memory.forget(uri, { reason: 'we moved to npm' })
  console.log((await memory.search('pnpm')).length)
  await memory.close()

  const cortex = await openCortex({ root: './memory', actor: 'atlas' })
  const build = { type: 'Fact', subject: 'build', predicate: 'runs_on' } as const
  const fact = await cortex.write({ data: { ...build, statement: 'The build runs on Node 18' } })
  const newer = await cortex.update(fact.uri, {
    data: { ...build, statement: 'The build runs on Node 20' },
    expectedVersion: 1,
  })
  console.log((await cortex.resolve(fact.uri)).data.statement)
  const { memories } = await cortex.find({ types: ['Fact'], near: 'which Node?', limit: 1 })
  console.log(memories[0]?.data.statement, memories[0]?.uri === newer.uri)
  console.log((await cortex.verify()).ok)
  await cortex.close()
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
