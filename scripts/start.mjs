/** `npm start`: installs what is missing, builds what is stale and serves the site on PORT (3000). */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { node, root, start } from './run.mjs'

await ensureDependencies()
await ensureBuild()

const server = start(
  node(),
  [join(root, 'node_modules/next/dist/bin/next'), 'start', '--port', process.env.PORT || '3000'],
  {
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(join(root, 'server/client-address.mjs'))}`,
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
)
