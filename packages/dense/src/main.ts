#!/usr/bin/env node
/** `node packages/dense/dist/main.js <command>`: Dense Context without the rest of Cortex. */
import { runCtx } from './run.ts'

process.exitCode = await runCtx(process.argv.slice(2))
