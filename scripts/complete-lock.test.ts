import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const { completePackages } = await import(new URL('./complete-lock.mjs', import.meta.url).href)
const project = fileURLToPath(new URL('..', import.meta.url))

test('npm ci takes the lock file, and asks no registry to do so', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'postsmith-lock-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(project, file), join(copy, file))
  const ci = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error']
  const { stdout } = await promisify(execFile)('npm', ci, { cwd: copy })
  expect(stdout).toMatch(/^added \d+ packages/m)
})

test('every package that our machines install has a checksum, and none an address', async () => {
  const { packages } = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'))
  const { '': _, ...all } = packages as Record<string, Record<string, unknown>>
  const without = Object.entries(all).filter(([, { integrity }]) => !String(integrity).startsWith('sha512-'))
  // `completePackages` writes them for machines whose packages the registry at hand does not have.
  for (const [path, about] of without) {
    expect(about, path).toMatchObject({ optional: true, cpu: [expect.any(String)] })
    expect(path).not.toMatch(/-linux-(x64|arm64)-gnu$|-linux-(x64|arm64)$/)
  }
  expect(Object.keys(all).filter((path) => 'resolved' in (all[path] ?? {}))).toEqual([])
})

test('what another platform needs is described by its name, and npm’s own entries stay', () => {
  const parent = {
    dev: true,
    optionalDependencies: {
      '@a/cli-linux-x64-musl': '1.2.3',
      '@a/cli-darwin-arm64': '1.2.3',
      '@a/cli-lib-linux-x64': '2.0.0',
    },
  }
  const known = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT', optional: true }
  const packages = {
    '': { name: 'site' },
    'node_modules/@a/cli': parent,
    'node_modules/@a/cli-darwin-arm64': known,
  }
  expect(completePackages(packages)).toEqual({
    ...packages,
    'node_modules/@a/cli-linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    },
    'node_modules/@a/cli-lib-linux-x64': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['glibc'],
      optional: true,
      os: ['linux'],
    },
  })
})
