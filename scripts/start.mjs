/** `npm start`: installs what is missing, builds what is stale and serves the site on PORT (3000) of HOST. */
import { join } from 'node:path'
import { listenAt } from '../server/listen-at.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { node, root, start } from './run.mjs'

await ensureDependencies()
const { default: nextEnv } = await import('@next/env')
nextEnv.loadEnvConfig(root)

try {
  listenAt(process.env)
} catch (error) {
  console.error(`Postsmith cannot start with this environment:\n- ${error.message}`)
  process.exit(1)
}
await ensureBuild()

// V8's own young generation grows to 128 MB under load and stays there.
const server = start(node(), ['--max-semi-space-size=8', join(root, 'server/main.mjs')])
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
)
