#!/usr/bin/env node
// What is installed as `cortex`. It is here before anything is built, so that npm can link it in a fresh clone.
require('../dist/cortex.cjs')
