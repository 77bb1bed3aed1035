import { expect, test } from 'vitest'

const { parseUnitReport, parseJourneysReport } = await import(new URL('./test-reports.mjs', import.meta.url).href)

const passing = { fullName: 'passes', status: 'passed', failureMessages: [] }

test('of unit tests the failed ones are named, and files that cannot be read or do not end', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'outer fails', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          passing,
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ ...passing, status: 'pending' }],
      },
      { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [passing] },
    ],
  }
  expect(parseUnitReport(report)).toEqual({
    passed: 2,
    failures: [
      'a.test.ts › outer fails: expected 1 to be 2',
      'b.test.ts: Cannot find module',
      'c.test.ts: ended without a result',
    ],
  })
})

test('of journeys the failed ones are named without colours, however deep they lie, and what kept all from running', () => {
  const journey = (status: string) => ({
    file: 'c.spec.ts',
    title: 'fails',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ errors: [{ message: `\u001b[2mnot there\u001b[22m${'x'.repeat(9_000)}` }] }],
      },
    ],
  })
  const { passed, failures } = parseJourneysReport({
    stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [{ message: 'Timed out waiting for the web server' }],
    suites: [{ specs: [journey('expected')], suites: [{ specs: [journey('unexpected')] }] }],
  })
  expect(passed).toBe(3)
  expect(failures).toEqual([
    'Playwright: Timed out waiting for the web server',
    expect.stringMatching(/^\[phone\] c\.spec\.ts › fails: not therex{1000,1500}$/),
  ])
})
