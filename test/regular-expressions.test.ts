import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'
import { expect, test } from 'vitest'

/** The code that runs on the thread that answers requests; a slow expression there delays every visitor. */
const requestThread = [
  'server/**/*.mjs',
  'lib/{core,generate,kits,openai,platforms,server,tiktok,tool}/**/*.ts',
  'lib/text/placeholders/**/*.ts',
  'content/tools/**/{fit,present,tool}.ts',
]

/** Limits in characters read instead of in time, and a fixed seed: a busy machine comes to the same result. */
const options = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 50_000_000,
  maxAttackStringSize: 20_000,
}

/** `recheck` does not know the flag `v`. A property of strings is a finite list without repetition. */
const exceptions = ['/\\p{RGI_Emoji}/gv']

function findExpressions(): Map<string, { source: string; flags: string; file: string }> {
  const expressions = new Map<string, { source: string; flags: string; file: string }>()
  for (const file of globSync(requestThread)) {
    if (file.endsWith('.test.ts')) continue
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        expressions.set(`/${source}/${flags}`, { source, flags, file })
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  }
  return expressions
}

test('no expression of the request thread takes time out of proportion to its text', async () => {
  const expressions = findExpressions()
  expect(expressions.size).toBeGreaterThan(200)
  const problems: string[] = []
  for (const [text, { source, flags, file }] of expressions) {
    if (exceptions.includes(text)) continue
    const { status } = await check(source, flags, options)
    if (status !== 'safe') problems.push(`${file}: ${text} is ${status}`)
  }
  expect(problems).toEqual([])
})
