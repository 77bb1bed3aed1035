/**
 * `npm run pack -- FOLDER` copies the current build and everything it needs to run into a folder. The site starts there
 * with `bin/node server/main.mjs` on the same operating system and architecture. The scripts of the replaced pack, or
 * of `--keep OLDER`, are included for tabs that are still open.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import nft from 'next/dist/compiled/@vercel/nft/index.js'
import { findServedBuild } from '../server/served-build.mjs'
import { copyPreviousScripts } from './publish-build.mjs'
import { getNodePath, root } from './run.mjs'

/** From the Next.js file tracer. Excludes Next.js, because its standalone output has the files for serving. */
async function listServerFiles() {
  const { fileList } = await nft.nodeFileTrace([join(root, 'server/main.mjs')], {
    base: root,
    ignore: ['node_modules/next/**', 'node_modules/react/**', 'node_modules/react-dom/**'],
    readFile: async (path) => {
      const text = await readFile(path, 'utf8')
      return path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
    },
  })
  return [...fileList]
}

/** The parts of Next.js's standalone output that the site needs; without its `server.js` and the copied `.env`. */
const tracedPaths = ['.next', 'node_modules', 'server', 'package.json']

/** `.segment.rsc` files serve `next/link`, which the site does not use. */
const isShipped = (path) =>
  !path.endsWith('.map') && !path.endsWith('.segment.rsc') && !basename(path).startsWith('.env')

/** Packs into `folder`, replacing it only when the pack is complete. Returns its absolute path. */
async function pack(folder, olderPack = folder) {
  const targetFolder = resolve(folder)
  const temporaryFolder = `${targetFolder}.unfinished`
  await rm(temporaryFolder, { recursive: true, force: true })
  const copy = async (sourcePath, targetPath) => {
    await mkdir(dirname(join(temporaryFolder, targetPath)), { recursive: true })
    await cp(sourcePath, join(temporaryFolder, targetPath), { recursive: true, filter: isShipped })
  }

  for (const part of tracedPaths) await copy(join(root, '.next/standalone', part), part)
  for (const file of await listServerFiles()) await copy(join(root, file), file)
  for (const part of ['.next/static', 'public', 'NOTICE']) await copy(join(root, part), part)
  await copy(join(findServedBuild(root), 'answers'), '.next/answers')
  await copy(await realpath(getNodePath()), 'bin/node')
  const previousBuild = join(resolve(olderPack), '.next')
  if (existsSync(previousBuild)) copyPreviousScripts(previousBuild, join(temporaryFolder, '.next'))

  await rm(targetFolder, { recursive: true, force: true })
  await rename(temporaryFolder, targetFolder)
  return targetFolder
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const [folder] = positionals
  if (!folder) throw new Error('Specify a folder: npm run pack -- FOLDER [--keep OLDER]')
  console.log(`Packed into ${await pack(folder, values.keep)}`)
}
