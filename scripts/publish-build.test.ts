import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const { publishBuild } = await import(new URL('./publish-build.mjs', import.meta.url).href)
const { findServedBuild } = await import(new URL('../server/served-build.mjs', import.meta.url).href)

/** A project whose build has one script of this name. */
async function build(root: string, script: string) {
  await rm(join(root, '.next'), { recursive: true, force: true })
  await mkdir(join(root, '.next', 'answers'), { recursive: true })
  await mkdir(join(root, '.next', 'cache'))
  await writeFile(join(root, '.next', 'BUILD_ID'), script)
  await writeFile(join(root, '.next', 'answers', `${script}.br`), script)
  const answers = [
    { path: `/_next/static/${script}.js`, etag: '', headers: [], files: { br: `${script}.br` } },
    { path: '/about', etag: '', headers: [], files: {} },
  ]
  await writeFile(join(root, '.next', 'answers', 'index.json'), JSON.stringify(answers))
  // Folders are named by the millisecond.
  await sleep(2)
  publishBuild(root)
}

test('a build is served from a folder of its own, and keeps the scripts of the one before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'postsmith-publish-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(findServedBuild(root)).toBe(join(root, '.next'))

  await build(root, 'a')
  const first = findServedBuild(root)
  await build(root, 'b')
  // The first build's folder is whole for the server that runs from it.
  expect(await readFile(join(first, 'BUILD_ID'), 'utf8')).toBe('a')
  const pathsServed = async () => {
    const index = JSON.parse(await readFile(join(findServedBuild(root), 'answers', 'index.json'), 'utf8'))
    return index.map(({ path }: { path: string }) => path)
  }
  expect(await pathsServed()).toEqual(['/_next/static/b.js', '/about', '/_next/static/a.js'])
  expect(await readFile(join(findServedBuild(root), 'answers', 'a.br'), 'utf8')).toBe('a')

  await build(root, 'c')
  expect(await pathsServed()).toEqual(['/_next/static/c.js', '/about', '/_next/static/b.js'])
  expect(await readdir(findServedBuild(root))).toEqual(['BUILD_ID', 'answers'])
  const builds = (await readdir(root)).filter((name) => /^\.next-(?!served)/.test(name))
  expect(builds).toHaveLength(2)
  expect(builds.map((name) => join(root, name))).not.toContain(first)
})
