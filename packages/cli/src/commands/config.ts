/** `cortex config`: what the user decided for all projects. */
import { parseArgs } from 'node:util'
import { CONFIG_KEYS, readConfig, writeConfig } from '@cortex-memory/server/project/config'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { gotInstead } from '../suggest.ts'

export const config: Run = async (args, context) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [name, value, ...more] = positionals
  if (more.length > 0) throw new UsageError('config takes a key and a value')
  if (name === undefined) return show(context)
  const names = CONFIG_KEYS.map(({ key }) => key)
  const known = CONFIG_KEYS.find(({ key }) => key === name)
  if (known === undefined) {
    throw new UsageError(`config expects one of ${names.join(', ')}${gotInstead(name, names)}`)
  }
  const { key, values } = known
  if (value !== undefined) {
    if (!values.includes(value)) {
      throw new UsageError(
        `config ${key} expects one of ${values.join(', ')}${gotInstead(value, values)}`,
      )
    }
    writeConfig(context.home, key, value)
  }
  const now = readConfig(context.home)[key]
  context.print(context.json ? JSON.stringify({ [key]: now }) : `${key} ${now}`)
  return 0
}

function show({ home, json, print }: CommandContext): number {
  const values = readConfig(home)
  if (json) print(JSON.stringify(values))
  else print(CONFIG_KEYS.map(({ key, about }) => `${key} ${values[key]}\n  ${about}`).join('\n'))
  return 0
}
