/** `npm start`: installs missing packages, builds the site if it has changed, and serves it on PORT (3000) of HOST. */
import { join } from 'node:path'
import { getListenAddressOrExit } from '../server/listen-address.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { findLocalModels } from './find-local-models.mjs'
import { getNodePath, root, startProcess } from './run.mjs'

await ensureDependencies()
const { default: nextEnv } = await import('@next/env')
nextEnv.loadEnvConfig(root)

getListenAddressOrExit()
await ensureBuild()

// By default V8's young generation grows to 128 MB under load and does not shrink.
const server = startProcess(getNodePath(), ['--max-semi-space-size=8', join(root, 'server/main.mjs')])
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)))
findLocalModels(process.env, console.log)
