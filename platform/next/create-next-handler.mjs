import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Without Next's own server. Reads the build's configuration: needs neither `next.config.ts` nor a compiler. */
export async function createNextHandler(buildFolder, { port, host }) {
  const { config } = JSON.parse(readFileSync(join(buildFolder, 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: basename(buildFolder) })
  const { initialize } = require('next/dist/server/lib/router-server')
  const { requestHandler, server } = await initialize({
    dir: process.cwd(),
    dev: false,
    minimalMode: false,
    port,
    hostname: host || undefined,
  })
  return { handle: requestHandler, close: () => server.close() }
}
