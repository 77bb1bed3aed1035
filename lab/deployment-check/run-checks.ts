/** The checks of the evening, in a network of its own: `node lab/deployment-check/run-checks.ts DEBIAN FIRST SECOND`. */
import { checkLimits } from './check-limits.ts'
import { checkPages } from './check-pages.ts'
import { checkStore } from './check-store.ts'
import { checkUpdate } from './check-update.ts'
import { createServers, ports, proxyAddress } from './servers.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type TestContext = {
  servers: ReturnType<typeof createServers>
  /** Somebody who was not there before. */
  newVisitor: () => Visitor
  releases: { first: string; second: string }
  /** Says how a check went, and counts it. */
  check: (what: string, isSo: boolean, found?: unknown) => void
}

const [debian, first, second] = process.argv.slice(2)
if (!debian || !first || !second) throw new Error('Run by `npm run evening`.')

const results = { passed: 0, failed: 0 }
const check: TestContext['check'] = (what, isSo, found) => {
  results[isSo ? 'passed' : 'failed'] += 1
  console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}${found === undefined ? '' : ` (${found})`}`)
}

const servers = createServers(debian)
try {
  servers.prepare()
  await servers.model()
  await servers.valkey()
  for (const port of ports) await servers.site(port, first)
  const certificate = await servers.caddy()
  let last = 1
  const newVisitor = () => {
    last = last === 254 ? 2 : last + 1
    return createVisitor(`198.51.100.${last}`, proxyAddress, certificate)
  }
  const evening = { servers, newVisitor, releases: { first, second }, check }
  await checkPages(evening)
  await checkLimits(evening)
  await checkUpdate(evening)
  await checkStore(evening)
} catch (error) {
  console.error(error)
  check('the evening goes on to its end', false)
} finally {
  await servers.stopAll()
}
console.log(`\n${results.passed} passed, ${results.failed} failed`)
process.exit(results.failed === 0 ? 0 : 1)
