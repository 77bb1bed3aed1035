import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const readProjectFile = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Licenses satisfied by the license file that the package itself contains. */
const permissiveLicenses = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  '(MIT OR Apache-2.0)',
])

/** Dev dependencies whose files are nevertheless sent to browsers. */
const shippedDevPackages = new Set(['@fontsource-variable/familjen-grotesk'])

type Package = { license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }

/** Maps the platform-specific packages of a family to one name. */
const getPackageFamily = (name: string) => name.replace(/-(darwin|linux|linuxmusl|win32)-\w+$/, '')

test('NOTICE names every redistributed package whose license is not on the permissive list', () => {
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, Package> }
  const packageNames = Object.entries(packages)
    .map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1) ?? '' }))
    .filter(({ name, dev }) => name !== '' && (!dev || shippedDevPackages.has(name)))
    .filter(({ license }) => !permissiveLicenses.has(license ?? 'none'))
    .map(({ name }) => getPackageFamily(name))
  expect([...new Set(packageNames)].sort()).toEqual([
    '@fontsource-variable/familjen-grotesk',
    '@fontsource/anton',
    '@fontsource/caveat',
    '@fontsource/courier-prime',
    '@fontsource/familjen-grotesk',
    '@fontsource/oswald',
    '@fontsource/playfair-display',
    '@img/sharp',
    '@img/sharp-libvips',
    '@img/sharp-wasm32',
    '@mediabunny/aac-encoder',
    '@mediabunny/mp3-encoder',
    'caniuse-lite',
    'dictionary-en',
    'espeak-ng',
    'exifreader',
    'heic-to',
    'mediabunny',
    'pako',
  ])
  const notice = readProjectFile('NOTICE')
  for (const name of packageNames) expect(notice).toContain(`"${name}`)
})

// A .wasm file may contain other programs, under licenses that the package’s license does not mention.
test('NOTICE names every package with redistributed WebAssembly', () => {
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, Package> }
  const projectRoot = fileURLToPath(new URL('..', import.meta.url))
  const wasmPackageNames = Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.optional && !entry.devOptional)
    .filter(([path]) => globSync(`${path}/!(node_modules)/**/*.wasm`, { cwd: projectRoot }).length > 0)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '')
  expect(wasmPackageNames).toContain('@jsquash/jpeg')
  const notice = readProjectFile('NOTICE')
  for (const name of wasmPackageNames) expect(notice).toContain(`"${name}"`)
  expect(notice.replace(/\s+/g, ' ')).toContain(
    'This software is based in part on the work of the Independent JPEG Group.',
  )
})
