/**
 * Runs `recheck` over every regular expression of the sources. Fails for each that can take time out of proportion to a
 * text, or that `recheck` cannot decide, unless `exceptions.json` says why it may stay; and for exceptions that nothing
 * needs any more.
 */
import { check, type Diagnostics } from 'recheck'
import { asText, type Exception, exceptions, exceptionsFor } from './exceptions.ts'
import { readExpressions } from './expressions.ts'

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

const verdictOf = (diagnostics: Diagnostics): string | null => {
  if (diagnostics.status === 'safe') return null
  if (diagnostics.status === 'unknown') return `cannot be decided (${diagnostics.error.kind})`
  return `${diagnostics.complexity.summary}, attacked by ${diagnostics.attack.pattern}`
}

const expressions = await readExpressions()
const problems: string[] = []
const unneeded = new Set<Exception>(exceptions)
const queue = expressions.values()
async function work(): Promise<void> {
  for (const expression of queue) {
    const verdict = verdictOf(await check(expression.source, expression.flags, bounds))
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
console.log(`${expressions.length} regular expressions checked, ${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
