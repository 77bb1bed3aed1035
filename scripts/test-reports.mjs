/** Reads the JSON reports of vitest and Playwright: the number of passed tests, and a message for each failure. */
import { stripVTControlCharacters } from 'node:util'

/** Long enough to show the cause, without most of the stack. */
export const MAX_MESSAGE_LENGTH = 1_500

const formatFailure = (title, messages) =>
  stripVTControlCharacters(`${title}: ${messages.join('\n')}`).slice(0, MAX_MESSAGE_LENGTH)

/** Vitest: failed tests, and files that could not be loaded or did not finish. */
export const parseUnitReport = ({ numPassedTests, testResults }) => ({
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
export const parseJourneysReport = ({ stats, errors, suites }) => ({
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
