import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'
import { expect, test } from 'vitest'

/** Code on the request thread, where a slow expression delays every visitor, and on the page’s. */
const threadGlobs = [
  'server/**/*.mjs',
  'lib/{core,generate,kits,openai,platforms,server,tiktok,tool}/**/*.ts',
  'lib/text/placeholders/**/*.ts',
  'content/tools/{instagram,tiktok,twitter,youtube}/**/*.ts',
  'content/tools/**/{fit,present,tool}.ts',
  'content/tools/text/*/run.ts',
]

/** Limits the characters read instead of time, with a fixed seed, so that a busy machine gives the same result. */
const options = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 50_000_000,
  maxAttackStringSize: 20_000,
}

/** Finds literals only, not expressions built with `new RegExp`. */
function findExpressions(globs: string[]): Map<string, { source: string; flags: string; file: string }> {
  const expressions = new Map<string, { source: string; flags: string; file: string }>()
  for (const file of globSync(globs)) {
    if (/\.test\.tsx?$/.test(file)) continue
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

test('uses no regular expression with more than linear time on a thread that answers visitors', {
  timeout: 240_000,
}, async () => {
  const expressions = findExpressions(threadGlobs)
  expect(expressions.size).toBeGreaterThan(200)
  const problems: string[] = []
  for (const [text, { source, flags, file }] of expressions) {
    const { status } = await check(source, flags, options)
    if (status !== 'safe') problems.push(`${file}: ${text} is ${status}`)
  }
  expect(problems).toEqual([])
})

/** Chromium 156 (checked 2026-11) finds no emoji or other astral character with `/[\p{L}]$/u`; a lookbehind does. */
test('puts the last character class of an expression in a lookbehind', () => {
  const expressions = findExpressions(['{app,components,content,lib,platform}/**/*.{ts,tsx}'])
  expect(expressions.size).toBeGreaterThan(1_000)
  const faultyExpressions = [...expressions].filter(([, { source }]) => /^\[[^\]]*\\p[^\]]*\]\$$/i.test(source))
  expect(faultyExpressions.map(([text, { file }]) => `${file}: ${text}`)).toEqual([])
})
