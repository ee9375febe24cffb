// Loaded before a program: every way out to a network fails loudly.
const refuse = () => {
  throw new Error('the network is off')
}
for (const [name, members] of [
  ['node:net', ['connect', 'createConnection']],
  ['node:tls', ['connect']],
  ['node:dgram', ['createSocket']],
  ['node:dns', ['lookup', 'resolve', 'resolve4', 'resolve6']],
  ['node:http', ['request', 'get']],
  ['node:https', ['request', 'get']],
]) {
  const module = require(name)
  for (const member of members) module[member] = refuse
}
require('node:net').Socket.prototype.connect = refuse
globalThis.fetch = refuse
// What was imported by name before is replaced too.
require('node:module').syncBuiltinESMExports()
