#!/usr/bin/env node
// The same program for those who start it as an ES module; configurations of hosts name this file.
import { createRequire } from 'node:module'

createRequire(import.meta.url)('./cortex.cjs')
