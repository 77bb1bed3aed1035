/**
 * `npm test`: installs what is missing, then lint, types, imports, regular expressions, unit tests beside the production build,
 * and the browser journeys. Every part runs even when an earlier one fails. At the end everything that failed is named with
 * its reason, because whoever reads may see the end alone. The last line is `N passed, N failed`.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { node, root, run } from './run.mjs'
import { journeysReport, MOST_LETTERS, unitReport } from './test-reports.mjs'

const total = { passed: 0, failures: [] }
const reports = mkdtempSync(join(tmpdir(), 'postsmith-test-'))

const terminal = (text) => process.stdout.write(text)

/** One step that passes or fails as a whole. */
async function step(name, work) {
  terminal(`\n== ${name}\n`)
  try {
    const result = await work()
    total.passed += 1
    return result
  } catch (error) {
    total.failures.push(`${name}: ${error.message}`)
    return null
  }
}

/** Runs a test runner that writes a JSON report; one that dies without, or fails though no test did, is a failure. */
async function suite(name, report, command, read, { env = {}, print = terminal } = {}) {
  print(`\n== ${name}\n`)
  const said = lastWords(print)
  const status = await run(node(), command, { env, mayFail: true, print: said.print })
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(report, 'utf8')))
    total.passed += passed
    total.failures.push(...failures)
    if (status === 0 || failures.length > 0) return
  } catch (error) {
    said.print(`${error.message}\n`)
  }
  total.failures.push(`${name}: ended with ${status}\n${said.end()}`)
}

/** Passes on what is printed, and keeps the end of it. */
function lastWords(print) {
  let end = ''
  return {
    print(text) {
      print(text)
      end = (end + text).slice(-MOST_LETTERS)
    },
    end: () => end,
  }
}

/** Runs a program that says what is wrong; that is the failure. */
async function check(...command) {
  const said = lastWords(terminal)
  const status = await run(node(), command, { mayFail: true, print: said.print })
  if (status !== 0) throw new Error(`ended with ${status}\n${said.end()}`)
}

const packageFile = (...path) => join(root, 'node_modules', ...path)

/** A build keeps little more than one core busy, so these run beside it; gives what they have to say. */
async function unitTests() {
  const said = []
  const unit = join(reports, 'unit.json')
  await suite(
    'Unit tests (vitest)',
    unit,
    [
      packageFile('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unit}`,
    ],
    unitReport,
    { print: (text) => said.push(text) },
  )
  return said.join('')
}

await ensureDependencies()
await step('Lint and format (Biome)', () => check(packageFile('@biomejs/biome/bin/biome'), 'check', '.'))
await step('Types (TypeScript)', () => check(packageFile('typescript/bin/tsc'), '--noEmit'))
await step('Imports', () => check(join(root, 'scripts/check-imports.ts')))
await step('Regular expressions (recheck)', () => check(join(root, 'scripts/expressions/check.ts')))

const { ensureBuild } = await import('./ensure-build.mjs')
const { ensureFloor } = await import('./ensure-floor.mjs')
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { ensureRedis } = await import('./ensure-redis.mjs')
await step('Redis', ensureRedis)
const testing = unitTests()
const built = await step('Production build', async () => {
  await ensureBuild()
  return true
})
const floor = await step('Bare Next page to compare with', ensureFloor)
const browser = await step('Browser', ensureBrowser)
terminal(await testing)

if (built && floor && browser) {
  const journeys = join(reports, 'journeys.json')
  await suite(
    'Browser journeys (Playwright)',
    journeys,
    [packageFile('@playwright/test/cli.js'), 'test'],
    journeysReport,
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys } },
  )
} else {
  total.failures.push('The browser journeys could not run.')
}

for (const failure of total.failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 ? 0 : 1)
