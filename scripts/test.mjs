/**
 * `npm test`: installs what is missing, then lint, types, regular expressions, unit tests beside the production build,
 * and the browser journeys. Every part runs even when an earlier one fails. The last line is `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { node, root, run } from './run.mjs'

const total = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'postsmith-test-'))

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

const terminal = (text) => process.stdout.write(text)

/** One step that passes or fails as a whole. */
async function step(name, work) {
  terminal(`\n== ${name}\n`)
  try {
    const result = await work()
    count(1, 0)
    return result
  } catch (error) {
    terminal(`${name} failed: ${error.message}\n`)
    count(0, 1)
    return null
  }
}

/** Runs a test runner that writes a JSON report; a runner that dies without one is a failure. */
async function suite(name, report, command, read, { env = {}, print } = {}) {
  const say = print ?? terminal
  say(`\n== ${name}\n`)
  const status = await run(node(), command, { env, mayFail: true, print })
  if (!existsSync(report)) return count(0, 1)
  const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
  count(passed, failed === 0 && status !== 0 ? 1 : failed)
}

const tool = (name, ...args) => run(node(), [join(root, 'node_modules', ...name), ...args])

/** A build keeps little more than one core busy, so these run beside it; gives what they have to say. */
async function unitTests() {
  const said = []
  const unit = join(reports, 'unit.json')
  await suite(
    'Unit tests (vitest)',
    unit,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unit}`,
    ],
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    { print: (text) => said.push(text) },
  )
  return said.join('')
}

await ensureDependencies()
await step('Lint and format (Biome)', () => tool(['@biomejs', 'biome', 'bin', 'biome'], 'check', '.'))
await step('Types (TypeScript)', () => tool(['typescript', 'bin', 'tsc'], '--noEmit'))
await step('Regular expressions (recheck)', () => run(node(), [join(root, 'scripts/expressions/check.ts')]))

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
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys } },
  )
} else {
  console.error('The browser journeys could not run.')
  count(0, 1)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
