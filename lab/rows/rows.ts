/**
 * Prints every row of the catalogues of bad input, faults and attacks with the tests that try it, or why none does. Fails
 * where a row has neither, and where a test names a row that does not exist.
 */
import { attack, badInput, faults, type Row } from '../../test/rows/catalogue.ts'
import { account } from './account.ts'
import { readTags } from './read-tags.ts'

const { tried, problems } = account([...badInput, ...faults, ...attack], readTags())

function print(title: string, rows: readonly Row[]): void {
  const part = tried.filter(({ id }) => rows.some((row) => row.id === id))
  console.log(`\n${title}\n`)
  for (const { id, given, expected, tests, untried } of part) {
    console.log(`${id.padEnd(4)} ${given}: ${expected}`)
    for (const test of tests) console.log(`       ${test}`)
    if (untried) console.log(`       untried: ${untried}`)
  }
  const withTests = part.filter(({ tests }) => tests.length > 0).length
  const withReason = part.filter(({ untried }) => untried).length
  console.log(`\n${part.length} rows: ${withTests} with tests, ${withReason} with a reason.`)
}

print('Bad input', badInput)
print('Faults', faults)
print('The attack of 2026-11-21', attack)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
