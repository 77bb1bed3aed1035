import { setTimeout as sleep } from 'node:timers/promises'
import './load-env.mjs'
import { createNextHandler } from '../platform/next/create-next-handler.mjs'
import { serverState } from '../platform/next/process-state.ts'
import { getListenAddressOrExit } from './listen-address.mjs'
import { loadPrebuiltResponses } from './prebuilt-responses.mjs'
import { createRequestHandler } from './request-handler.mjs'
import { findServedBuild } from './served-build.mjs'
import { createSiteServer, enableGracefulShutdown } from './site-server.mjs'

const FLUSH_MS = 3_000

const listen = getListenAddressOrExit()
const build = findServedBuild(process.cwd())
const next = await createNextHandler(build, listen)
const site = createSiteServer(createRequestHandler(loadPrebuiltResponses(build), next.handle))

site.server.once('error', ({ message }) => {
  console.error(`Postsmith cannot listen: ${message}`)
  process.exit(1)
})
site.server.listen(listen.port, listen.host || undefined, async () => {
  const { address, port } = site.server.address()
  const host = listen.host && address !== '0.0.0.0' ? listen.host : 'localhost'
  const buildUrl = (hostname) => `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`
  // Preloads the API and the built-in engine for the first visitor. The route logs its own errors.
  await fetch(`${buildUrl(['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address)}/api/ready`).catch(() => {})
  console.log(`Postsmith: ready at ${buildUrl(host)} in ${process.uptime().toFixed(1)} s`)
})
enableGracefulShutdown(site, {
  drainSeconds: Number(process.env.DRAIN_SECONDS || 1),
  async beforeExit() {
    await next.close()
    // Flushes OpenTelemetry data, but does not let an unreachable collector block the shutdown.
    await Promise.race([serverState.flushTelemetry?.(), sleep(FLUSH_MS)])
  },
})
