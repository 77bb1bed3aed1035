/**
 * Prints every row of the catalogues of bad input, faults and attacks with the tests that try it, or why none does. Fails
 * where a row has neither, and where a test names a row that does not exist.
 */
import { attackRows, badInputRows, type CatalogueRow, faultRows } from '../../test/rows/catalogue.ts'
import { matchRowsToTests } from './match-rows-to-tests.ts'
import { readTags } from './read-tags.ts'

const { tried, problems } = matchRowsToTests([...badInputRows, ...faultRows, ...attackRows], readTags())

function print(title: string, rows: readonly CatalogueRow[]): void {
  const part = tried.filter(({ id }) => rows.some((row) => row.id === id))
  console.log(`\n${title}\n`)
  for (const { id, situation, expected, tests, untestedReason } of part) {
    console.log(`${id.padEnd(4)} ${situation}: ${expected}`)
    for (const test of tests) console.log(`       ${test}`)
    if (untestedReason) console.log(`       untried: ${untestedReason}`)
  }
  const withTests = part.filter(({ tests }) => tests.length > 0).length
  const withReason = part.filter(({ untestedReason }) => untestedReason).length
  console.log(`\n${part.length} rows: ${withTests} with tests, ${withReason} with a reason.`)
}

print('Bad input', badInputRows)
print('Faults', faultRows)
print('The attack of 2026-11-21', attackRows)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
