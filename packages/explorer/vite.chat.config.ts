import { defineConfig, type Plugin } from 'vite'

/** Hosts give a page of the chat no server to load from: script and style stand inside it. */
function oneFile(): Plugin {
  return {
    name: 'one file',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
      const style = files
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
        .join('')
      for (const { fileName } of files) delete bundle[fileName]
      this.emitFile({
        type: 'asset',
        fileName: 'chat-view.html',
        source: page(script, usedIn(script, style)),
      })
    },
  }
}

/** The rules whose classes the script can name: the pages of the explorer have many more. */
function usedIn(script: string, style: string): string {
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(
      ([, name = '']) =>
        script.includes(name) ||
        // The end of a name may be put together.
        (name.includes('-') && script.includes(name.slice(0, name.lastIndexOf('-') + 1))),
    )
  let used = ''
  let at = 0
  while (at < style.length) {
    const open = style.indexOf('{', at)
    if (open < 0) return used + style.slice(at)
    const head = style.slice(at, open)
    const close = endOf(style, open)
    const body = style.slice(open + 1, close)
    if (head.startsWith('@media')) {
      const inner = usedIn(script, body)
      if (inner !== '') used += `${head}{${inner}}`
    } else if (head.startsWith('@') || head.split(',').some(isUsed)) used += `${head}{${body}}`
    at = close + 1
  }
  return used
}

/** The bracket that ends what begins here. */
function endOf(style: string, open: number): number {
  let depth = 0
  for (let at = open; at < style.length; at++) {
    if (style[at] === '{') depth++
    else if (style[at] === '}' && --depth === 0) return at
  }
  return style.length
}

/** What would end the script early is spelled otherwise. */
function page(script: string, style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Cortex</title>
<style>${style}</style>
</head>
<body>
<div id="chat"></div>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`
}

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [oneFile()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: { input: 'src/chat/main.tsx' },
  },
})
