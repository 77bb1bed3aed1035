/** Loaded before a server (`--import`): writes the address of each file that it loads into the file that LOADS_LOG names. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADS_LOG, `${url}\n`)
    return next(url, context)
  },
})
