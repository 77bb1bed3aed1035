/**
 * Runs `recheck` over every regular expression of the sources. Fails for each that can take time out of proportion to a
 * text, or that `recheck` cannot decide, unless `exceptions.json` says why it may stay; and for exceptions that nothing
 * needs any more. What `verdicts.json` knows is not asked again; with `--update` it is written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { asText, type Exception, exceptions, exceptionsFor } from './exceptions.ts'
import { readExpressions } from './expressions.ts'
import { keyOf, knownVerdicts, type Verdict, verdictFor } from './verdicts.ts'

/** Bounds in characters read instead of in time, and a fixed seed: a busy machine comes to the same verdicts. */
const bounds = {
  randomSeed: 1,
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 50_000_000,
  maxAttackStringSize: 20_000,
}
const atOnce = 2
const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('recheck/package.json'), 'utf8'),
)

const verdictOf = (diagnostics: Diagnostics): Verdict => {
  if (diagnostics.status === 'safe') return null
  if (diagnostics.status === 'unknown') return `cannot be decided (${diagnostics.error.kind})`
  return `${diagnostics.complexity.summary}, attacked by ${diagnostics.attack.pattern}`
}

const expressions = await readExpressions()
const problems: string[] = []
const unneeded = new Set<Exception>(exceptions)
const seen = new Map<string, Verdict>()
let asked = 0
const queue = expressions.values()
async function work(): Promise<void> {
  for (const expression of queue) {
    const verdict = await verdictFor(keyOf(expression, version, bounds), knownVerdicts, seen, async () => {
      asked += 1
      return verdictOf(await check(expression.source, expression.flags, bounds))
    })
    if (verdict === null) continue
    const allowed = exceptionsFor(expression)
    for (const one of allowed ?? []) unneeded.delete(one)
    if (!allowed) problems.push(`${expression.places.join(', ')}: ${asText(expression)}\n  ${verdict}`)
  }
}
await Promise.all(Array.from({ length: atOnce }, work))
for (const { file, expression } of unneeded) {
  problems.push(
    `${file}: ${expression}\n  stands in exceptions.json, which it need not, or is no longer in the file`,
  )
}
console.log(problems.toSorted().join('\n'))
console.log(
  `${expressions.length} regular expressions, ${asked} of them asked about now, ${problems.length} problems.`,
)
if (process.argv.includes('--update')) {
  const sorted = Object.fromEntries([...seen].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(import.meta.dirname, 'verdicts.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}
process.exitCode = problems.length === 0 ? 0 : 1
