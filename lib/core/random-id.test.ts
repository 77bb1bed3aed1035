import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandomId } from './random-id'

test('names are of letters and digits, and no two are alike', () => {
  const names = Array.from({ length: 1000 }, () => createRandomId())
  expect(names.filter((name) => !/^[0-9a-z]+(?:-[0-9a-z]+){3}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(1000)
  expect(createRandomId(1)).toMatch(/^[0-9a-z]{1,7}$/)
})

test('no page asks for what a browser has on HTTPS alone', () => {
  const callers = globSync('{components,content}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('crypto.randomUUID('),
  )
  expect(callers).toEqual([])
})
