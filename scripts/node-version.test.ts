import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { getNodeProblem, getStarterProblem } = await import(new URL('./node-version.mjs', import.meta.url).href)

test.each([
  [null, null],
  ['24.0.0', null],
  ['26.10.0', null],
  [
    '20.20.2',
    'Postsmith runs on Node 24. npm has none for this machine or could not install it; this is Node 20.20.2.',
  ],
])('a Node of the operator’s own, %s: %s', (version, words) => {
  expect(getNodeProblem(version)).toBe(words)
})

test.each([
  ['24.21.0', null],
  ['20.0.0', null],
  ['18.20.8', expect.stringMatching(/^Postsmith can be started by Node 20 or newer; this is Node 18\.20\.8\./)],
])('Node %s may install the packages: %s', (version, words) => {
  expect(getStarterProblem(version)).toEqual(words)
})

type Lock = { packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean }> }

// Row L15
test('the lock file knows the checksum of Node itself, and no package brings more by a script', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  const { packages }: Lock = read('package-lock.json')
  for (const machine of ['linux-x64', 'linux-arm64', 'win-x64']) {
    expect(packages[`node_modules/node-${machine}`]).toMatchObject({
      version: '24.21.0',
      integrity: expect.stringMatching(/^sha512-/),
    })
  }
  const { allowScripts } = read('package.json')
  expect(Object.values(allowScripts)).not.toContain(true)
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(Object.keys(allowScripts)).toEqual(scripted.map(([path]) => path.replace(/.*node_modules\//, '')))
})
