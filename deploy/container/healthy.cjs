// The health check of the image, which has no shell and no curl.
const port = process.env.CORTEX_PORT ?? '7077'
fetch(`http://127.0.0.1:${port}/ready`)
  .then(({ ok }) => process.exit(ok ? 0 : 1))
  .catch(() => process.exit(1))
