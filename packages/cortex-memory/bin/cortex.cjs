#!/usr/bin/env node
// The `cortex` command of `@cortex-memory/cli`, under the name that people install.
require('@cortex-memory/cli/bin/cortex.cjs')
