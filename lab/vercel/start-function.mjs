import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getNodePath } from '../../scripts/run.mjs'

const edge = new URL('./edge.mjs', import.meta.url).pathname

export function unpackFunction({ files }) {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-vercel-'))
  for (const [path, sourcePath] of files) cpSync(sourcePath, join(folder, path), { dereference: true })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/**
 * Starts an unpacked function behind the mock edge with only this environment; `url` is null if it exits immediately.
 */
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
    /** Stops the process; returns its exit code if it had already exited. */
    stop: async () => {
      child.kill('SIGKILL')
      const [code] = await exitPromise
      return code
    },
  }
}
