import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { requiredApiFiles } from '../scripts/check-vercel/required-api-files'

// What decides about functions on Vercel is in any build; `npm run check:vercel` reads and runs what Vercel makes of it.

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const routes = globSync('.next/server/app/api/**/route.js.nft.json')

/** The files of one route's function, by their paths in the project. */
function readTracedFiles(route: string): string[] {
  const { files } = readJson(route) as { files: string[] }
  return files.map((file) => relative('', join(dirname(route), file)))
}

test('no route of the API has settings of its own, so that Vercel puts all into one function', () => {
  const { functions } = readJson('.next/server/functions-config-manifest.json')
  expect(routes.length).toBeGreaterThan(5)
  expect(Object.keys(functions).filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(readJson('vercel.json').functions).toEqual({
    'app/api/**/*': { maxDuration: 300, supportsCancellation: true },
  })
})

test('what is loaded by its name at run time goes with the function', () => {
  const files = readTracedFiles('.next/server/app/api/generate-content/route.js.nft.json')
  for (const needed of requiredApiFiles) {
    expect(files).toContainEqual(expect.stringMatching(needed))
  }
})

test('all routes together are far below the 250 MB that a function may have, and nothing of the build goes along', () => {
  const files = [...new Set(routes.flatMap(readTracedFiles))]
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(60_000_000)
  expect(files.filter((file) => /^(e2e|test|scripts|docs)\/|\.env|\/sharp\//.test(file))).toEqual([])
})
