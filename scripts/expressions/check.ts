/**
 * Runs `recheck` over every regular expression of the sources. Fails for each that can take time out of proportion to a
 * text, or that `recheck` cannot decide, unless `exceptions.json` says why it may stay; and for exceptions that nothing
 * needs any more. What `verdicts.json` knows is not asked again; with `--update` it is written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { exceptions, findExceptions, formatExpression, type RegExpException } from './exceptions.ts'
import { readExpressions } from './expressions.ts'
import { getVerdict, getVerdictKey, knownVerdicts, type Verdict } from './verdicts.ts'

/** Bounds in characters read instead of in time, and a fixed seed: a busy machine comes to the same verdicts. */
const recheckOptions = {
  randomSeed: 1,
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 50_000_000,
  maxAttackStringSize: 20_000,
}
const CONCURRENCY = 2
const { version } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('recheck/package.json'), 'utf8'))

const toVerdict = (diagnostics: Diagnostics): Verdict => {
  if (diagnostics.status === 'safe') return null
  if (diagnostics.status === 'unknown') return `cannot be decided (${diagnostics.error.kind})`
  return `${diagnostics.complexity.summary}, attacked by ${diagnostics.attack.pattern}`
}

const expressions = await readExpressions()
const problems: string[] = []
const unusedExceptions = new Set<RegExpException>(exceptions)
const verdictsByKey = new Map<string, Verdict>()
let checkedCount = 0
const queue = expressions.values()
async function checkQueue(): Promise<void> {
  for (const expression of queue) {
    const verdict = await getVerdict(
      getVerdictKey(expression, version, recheckOptions),
      knownVerdicts,
      verdictsByKey,
      async () => {
        checkedCount += 1
        return toVerdict(await check(expression.source, expression.flags, recheckOptions))
      },
    )
    if (verdict === null) continue
    const matchingExceptions = findExceptions(expression)
    for (const exception of matchingExceptions ?? []) unusedExceptions.delete(exception)
    if (!matchingExceptions)
      problems.push(`${expression.places.join(', ')}: ${formatExpression(expression)}\n  ${verdict}`)
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, checkQueue))
for (const { file, expression } of unusedExceptions) {
  problems.push(`${file}: ${expression}\n  stands in exceptions.json, which it need not, or is no longer in the file`)
}
console.log(problems.toSorted().join('\n'))
console.log(
  `${expressions.length} regular expressions, ${checkedCount} of them asked about now, ${problems.length} problems.`,
)
if (process.argv.includes('--update')) {
  const sortedVerdicts = Object.fromEntries([...verdictsByKey].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(import.meta.dirname, 'verdicts.json'), `${JSON.stringify(sortedVerdicts, null, 2)}\n`)
}
process.exitCode = problems.length === 0 ? 0 : 1
