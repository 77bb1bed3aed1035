/**
 * `npm test`: installs what is missing, then lint, types, imports, regular expressions, unit tests beside the production build,
 * and the browser journeys. Every part runs even when an earlier one fails. At the end everything that failed is named with
 * its reason, because whoever reads may see the end alone. The last line is `N passed, N failed`.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { getNodePath, root, runProcess } from './run.mjs'
import { MAX_MESSAGE_LENGTH, parseJourneysReport, parseUnitReport } from './test-reports.mjs'

const total = { passed: 0, failures: [] }
const reports = mkdtempSync(join(tmpdir(), 'postsmith-test-'))

const writeOut = (text) => process.stdout.write(text)

/** One step that passes or fails as a whole. */
async function runStep(name, action) {
  writeOut(`\n== ${name}\n`)
  try {
    const result = await action()
    total.passed += 1
    return result
  } catch (error) {
    total.failures.push(`${name}: ${error.message}`)
    return null
  }
}

/** Runs a test runner that writes a JSON report; one that dies without, or fails though no test did, is a failure. */
async function runSuite(name, reportPath, command, parseReport, { env = {}, print = writeOut } = {}) {
  print(`\n== ${name}\n`)
  const output = captureTail(print)
  const status = await runProcess(getNodePath(), command, { env, mayFail: true, print: output.print })
  try {
    const { passed, failures } = parseReport(JSON.parse(readFileSync(reportPath, 'utf8')))
    total.passed += passed
    total.failures.push(...failures)
    if (status === 0 || failures.length > 0) return
  } catch (error) {
    output.print(`${error.message}\n`)
  }
  total.failures.push(`${name}: ended with ${status}\n${output.end()}`)
}

/** Passes on what is printed, and keeps the end of it. */
function captureTail(print) {
  let tail = ''
  return {
    print(text) {
      print(text)
      tail = (tail + text).slice(-MAX_MESSAGE_LENGTH)
    },
    end: () => tail,
  }
}

/** Runs a program that says what is wrong; that is the failure. */
async function runCheck(...command) {
  const output = captureTail(writeOut)
  const status = await runProcess(getNodePath(), command, { mayFail: true, print: output.print })
  if (status !== 0) throw new Error(`ended with ${status}\n${output.end()}`)
}

const getPackagePath = (...path) => join(root, 'node_modules', ...path)

/** A build keeps little more than one core busy, so these run beside it; gives what they have to say. */
async function runUnitTests() {
  const output = []
  const reportPath = join(reports, 'unit.json')
  await runSuite(
    'Unit tests (vitest)',
    reportPath,
    [getPackagePath('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile=${reportPath}`],
    parseUnitReport,
    { print: (text) => output.push(text) },
  )
  return output.join('')
}

await ensureDependencies()
await runStep('Lint and format (Biome)', () => runCheck(getPackagePath('@biomejs/biome/bin/biome'), 'check', '.'))
await runStep('Types (TypeScript)', () => runCheck(getPackagePath('typescript/bin/tsc'), '--noEmit'))
await runStep('Imports', () => runCheck(join(root, 'scripts/check-imports.ts')))
await runStep('Regular expressions (recheck)', () => runCheck(join(root, 'scripts/expressions/check.ts')))

const { ensureBuild } = await import('./ensure-build.mjs')
const { ensureBaseline } = await import('./ensure-baseline.mjs')
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { ensureRedis } = await import('./ensure-redis.mjs')
await runStep('Redis', ensureRedis)
const testing = runUnitTests()
const built = await runStep('Production build', async () => {
  await ensureBuild()
  return true
})
const baseline = await runStep('Bare Next page to compare with', ensureBaseline)
const browser = await runStep('Browser', ensureBrowser)
writeOut(await testing)

if (built && baseline && browser) {
  const journeys = join(reports, 'journeys.json')
  await runSuite(
    'Browser journeys (Playwright)',
    journeys,
    [getPackagePath('@playwright/test/cli.js'), 'test'],
    parseJourneysReport,
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys } },
  )
} else {
  total.failures.push('The browser journeys could not run.')
}

for (const failure of total.failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 ? 0 : 1)
