import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const { listBuildInputs } = await import(new URL('./ensure-build.mjs', import.meta.url).href)

test('the container image gets every file that a build reads', () => {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const included = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []))
  const excluded = patterns.filter((pattern) => !/^[!#]|^\*$/.test(pattern))
  const missing = listBuildInputs().filter(
    (file: string) =>
      !included.some((path) => file === path || file.startsWith(`${path}/`)) ||
      excluded.some((pattern) => matchesGlob(file, pattern)),
  )
  expect(missing).toEqual([])
})
