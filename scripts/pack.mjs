/**
 * `npm run pack -- FOLDER`: puts what the site needs to run into a folder of its own, from the build that is here. It
 * starts there with `bin/node server/main.mjs`, on the same system and kind of processor, without anything installed.
 * With `--keep OLDER`, scripts and styles of an older pack come along, for tabs that were opened before an update.
 */
import { cp, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOfServer } from './pack/files-of-server.mjs'
import { node, root } from './run.mjs'

/** What Next copied because the server may ask for it; its own `server.js` and an operator's `.env` are not for us. */
const traced = ['.next', 'lib', 'node_modules', 'server', 'package.json']

const isShipped = (path) => !path.endsWith('.map') && !basename(path).startsWith('.env')

export async function pack(folder, older = null) {
  const target = resolve(folder)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const copy = async (from, to) => {
    await mkdir(dirname(join(unfinished, to)), { recursive: true })
    await cp(from, join(unfinished, to), { recursive: true, filter: isShipped })
  }

  for (const part of traced) await copy(join(root, '.next/standalone', part), part)
  for (const file of await filesOfServer()) await copy(join(root, file), file)
  if (older) await copy(join(resolve(older), '.next/static'), '.next/static')
  for (const part of ['.next/static', '.next/answers', 'public', 'NOTICE']) await copy(join(root, part), part)
  await copy(await realpath(node()), 'bin/node')

  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
  return target
}

if (import.meta.filename === process.argv[1]) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const [folder] = positionals
  if (!folder) throw new Error('Say which folder: npm run pack -- FOLDER [--keep OLDER]')
  console.log(`Packed into ${await pack(folder, values.keep)}`)
}
