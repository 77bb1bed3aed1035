import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSite } from './site-process'

const { publishBuild } = await import(new URL('../scripts/publish-build.mjs', import.meta.url).href)

/** The finished build in a project of its own, as `npm run build` leaves it before it is published. */
async function createProject() {
  const folder = await mkdtemp(join(tmpdir(), 'postsmith-project-'))
  for (const part of ['server', 'node_modules', 'public']) await symlink(resolve(part), join(folder, part))
  return folder
}

const copyBuild = (folder: string) =>
  cp('.next', join(folder, '.next'), {
    recursive: true,
    filter: (path) => !/^\.next\/(cache|standalone)/.test(path),
  })

/** Gives one hashed script of the build another name, as a change of its code would. */
async function renameScript(folder: string) {
  const file = join(folder, '.next', 'answers', 'index.json')
  const index: { path: string }[] = JSON.parse(await readFile(file, 'utf8'))
  const script = index.find(({ path }) => /^\/_next\/static\/chunks\/.*\.js$/.test(path))
  if (!script) throw new Error('The build has no scripts.')
  const old = script.path
  script.path = old.replace('.js', '-changed.js')
  await writeFile(file, JSON.stringify(index))
  return { old, changed: script.path }
}

test('a site serves on while the next build is made and published, and old tabs find their scripts after it', async () => {
  test.setTimeout(120_000)
  const folder = await createProject()
  await copyBuild(folder)
  publishBuild(folder)
  const before = await startSite({}, { folder })
  const statuses = (site: string, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(site + path)).status))

  // As Next does when it begins to build.
  await rename(join(folder, '.next'), join(folder, 'gone'))
  const html = (await fetch(before.url)).text()
  const scripts = [...(await html).matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  expect(scripts.length).toBeGreaterThan(3)
  expect(await statuses(before.url, scripts)).toEqual(scripts.map(() => 200))
  const routes = ['/api/voices', '/api/ready', '/no-such-page', '/about']
  expect(await statuses(before.url, routes)).toEqual([200, 200, 404, 200])

  await copyBuild(folder)
  const { old, changed } = await renameScript(folder)
  publishBuild(folder)
  expect(await statuses(before.url, [old, changed, '/api/bot-check?tool=tiktok-hook-generator'])).toEqual([
    200, 404, 200,
  ])
  const after = await startSite({}, { folder })
  expect(await statuses(after.url, [old, changed, ...routes])).toEqual([200, 200, 200, 200, 404, 200])
  await Promise.all([before.stop(), after.stop()])
  await rm(folder, { recursive: true })
})
