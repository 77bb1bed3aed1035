import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getNodePath } from '../../scripts/run.mjs'

const edge = new URL('./edge.mjs', import.meta.url).pathname

/** A function's own files and no others, in a folder of its own. */
export function unpackFunction({ files }) {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-vercel-'))
  for (const [path, sourcePath] of files) cpSync(sourcePath, join(folder, path), { dereference: true })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Starts an unpacked function behind the edge, with this environment alone; `url` is null where it ends at once. */
export async function startFunction(folder, env) {
  const child = spawn(getNodePath(), [edge, folder], { env: { PATH: process.env.PATH, ...env } })
  const exitPromise = once(child, 'exit')
  let output = ''
  const urlPromise = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        const edgeUrl = /edge at (\S+)/.exec(output)?.[1]
        if (edgeUrl) resolve(edgeUrl)
      })
    }
  })
  const url = await Promise.race([urlPromise, exitPromise.then(() => null)])
  return {
    url,
    getOutput: () => output,
    /** Ends it; gives its exit code where it had ended by itself. */
    stop: async () => {
      child.kill('SIGKILL')
      const [code] = await exitPromise
      return code
    },
  }
}
