import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../run.mjs'

const edge = new URL('./edge.mjs', import.meta.url).pathname

/** A function's own files and no others, in a folder of its own. */
export function unpack({ files }) {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-vercel-'))
  for (const [path, from] of files) cpSync(from, join(folder, path), { dereference: true })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Starts an unpacked function behind the edge, with this environment alone; it has begun once it is asked for something. */
export async function startFunction(folder, env) {
  const child = spawn(node(), [edge, folder], { env: { PATH: process.env.PATH, ...env } })
  const ended = once(child, 'exit')
  let said = ''
  const listening = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        said += String(piece)
        const url = /edge at (\S+)/.exec(said)?.[1]
        if (url) done(url)
      })
    }
  })
  const url = await Promise.race([
    listening,
    ended.then(() => {
      throw new Error(`The function did not start: ${said}`)
    }),
  ])
  return {
    url,
    said: () => said,
    /** Its exit code, where it ends by itself. */
    ended: ended.then(([code]) => code),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
