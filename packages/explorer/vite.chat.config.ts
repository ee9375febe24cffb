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
      this.emitFile({ type: 'asset', fileName: 'chat-view.html', source: page(script, style) })
    },
  }
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
