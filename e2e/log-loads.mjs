/** Loaded before a server (`--import`). Appends the URL of each loaded file to the file LOADS_LOG. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADS_LOG, `${url}\n`)
    return next(url, context)
  },
})
