/**
 * `npm test` installs missing dependencies, runs lint, types, imports and unit tests in parallel with the production
 * build, then runs the browser journeys. A failing part does not stop the other parts. The last line is `N passed, N
 * failed`. `npm test -- --changed` checks uncommitted changes without a build, and `npm test -- --shard 1/2` runs half
 * of the tests.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureBaseline, ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { ensureBrowser, ensureFfmpeg, ensureRedis } from './ensure-programs.mjs'
import { getNodePath, root, runProcess } from './run.mjs'

// The parsers below return the number of passed tests and a message for each failure.

const MAX_MESSAGE_LENGTH = 1_500

const formatFailure = (title, messages) =>
  stripVTControlCharacters(`${title}: ${messages.join('\n')}`).slice(0, MAX_MESSAGE_LENGTH)

/** Vitest: failed tests, and files that could not be loaded or did not finish. */
const parseUnitReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failedAssertions = assertionResults.filter(({ status }) => status === 'failed')
      if (message || failedAssertions.length === 0) return [formatFailure(name, [message || 'ended without a result'])]
      return failedAssertions.map(({ fullName, failureMessages }) =>
        formatFailure(`${name} › ${fullName}`, failureMessages),
      )
    }),
})

/** Playwright: failed journeys, and servers that did not start. */
const parseJourneysReport = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failures: [
    ...errors.map(({ message }) => formatFailure('Playwright', [message])),
    ...suites.flatMap(collectFailures),
  ],
})

const collectFailures = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return formatFailure(`[${projectName}] ${file} › ${title}`, messages)
      }),
  ),
  ...suites.flatMap(collectFailures),
]

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false }, shard: { type: 'string' } } })
const shardArgs = values.shard ? [`--shard=${values.shard}`] : []
const total = { passed: 0, failures: [] }
const durations = []
const reports = mkdtempSync(join(tmpdir(), 'postsmith-test-'))

const writeOut = (text) => process.stdout.write(text)
const getPackagePath = (...path) => join(root, 'node_modules', ...path)

async function measure(name, action) {
  const start = performance.now()
  try {
    return await action()
  } finally {
    durations.push([name, Math.round((performance.now() - start) / 1000)])
  }
}

async function runStep(name, action) {
  try {
    const result = await measure(name, action)
    total.passed += 1
    return result ?? true
  } catch (error) {
    total.failures.push(`${name}: ${error.message}`)
    return null
  }
}

const runCheck = (name, ...command) =>
  runStep(name, async () => {
    const output = []
    const status = await runProcess(getNodePath(), command, { mayFail: true, print: (text) => output.push(text) })
    const text = output.join('')
    writeOut(`\n== ${name}\n${text}`)
    if (status !== 0) throw new Error(`ended with ${status}\n${text.slice(-MAX_MESSAGE_LENGTH)}`)
  })

/** A missing JSON report, or an error exit without a failed test, counts as a failure. */
async function runSuite(name, reportPath, command, parseReport, { env = {}, print = writeOut } = {}) {
  print(`\n== ${name}\n`)
  let tail = ''
  const status = await measure(name, () =>
    runProcess(getNodePath(), command, {
      env,
      mayFail: true,
      print(text) {
        print(text)
        tail = (tail + text).slice(-MAX_MESSAGE_LENGTH)
      },
    }),
  )
  try {
    const { passed, failures } = parseReport(JSON.parse(readFileSync(reportPath, 'utf8')))
    total.passed += passed
    total.failures.push(...failures)
    if (status === 0 || failures.length > 0) return
  } catch (error) {
    tail += `${error.message}\n`
  }
  total.failures.push(`${name}: ended with ${status}\n${tail}`)
}

/** Prints the output as one block at the end, because other parts print at the same time. */
async function runUnitTests(extraArgs) {
  const output = []
  const reportPath = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportPath}`]
  const command = [getPackagePath('vitest/vitest.mjs'), 'run', ...reporters, ...extraArgs]
  await runSuite('Unit tests (vitest)', reportPath, command, parseUnitReport, { print: (text) => output.push(text) })
  writeOut(output.join(''))
}

async function runChecksAndUnitTests(extraArgs) {
  await runCheck('Lint and format (Biome)', getPackagePath('@biomejs/biome/bin/biome'), 'check', '.')
  await runCheck('Types (TypeScript)', getPackagePath('typescript/bin/tsc'), '--noEmit')
  await runCheck('Imports', join(root, 'scripts/check-imports.ts'))
  await runCheck('Names and comments', join(root, 'scripts/check-words.ts'))
  await runUnitTests(extraArgs)
}

async function buildSite() {
  const built = await runStep('Production build', ensureBuild)
  const baseline = await runStep('Bare Next page to compare with', ensureBaseline)
  return built && baseline
}

async function runJourneys(browser) {
  const report = join(reports, 'journeys.json')
  const command = [getPackagePath('@playwright/test/cli.js'), 'test', ...shardArgs]
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  await runSuite('Browser journeys (Playwright)', report, command, parseJourneysReport, { env })
}

const start = performance.now()
await measure('Packages', ensureDependencies)
await runStep('Redis', ensureRedis)
if (values.changed) {
  await runChecksAndUnitTests(['--changed', '--passWithNoTests'])
} else {
  const browser = await runStep('Browser', ensureBrowser)
  await runStep('FFmpeg', ensureFfmpeg)
  const [built] = await Promise.all([buildSite(), runChecksAndUnitTests(shardArgs)])
  if (built && browser) await runJourneys(browser)
  else total.failures.push('The browser journeys could not run.')
}

durations.push(['All', Math.round((performance.now() - start) / 1000)])
writeOut(`\n${durations.map(([name, seconds]) => `${String(seconds).padStart(5)} s  ${name}`).join('\n')}\n`)
for (const failure of total.failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 ? 0 : 1)
