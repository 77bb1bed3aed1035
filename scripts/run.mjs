import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** Returns the path of the project's pinned Node.js; until it is installed, that of the one running this script. */
export const getNodePath = () => (existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath)

/** Returns the environment of every program started here. The project's own programs come first on the PATH. */
export const buildEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
})

export function startProcess(command, args, { env = {}, stdio = 'inherit', cwd = root } = {}) {
  return spawn(command, args, { cwd, env: buildEnvironment(env), stdio })
}

/** Rejects if it fails, unless `mayFail` is set. `print` takes the output in chunks, instead of the terminal. */
export function runProcess(command, args, { print, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = startProcess(command, args, { ...options, ...(print && { stdio: ['ignore', 'pipe', 'pipe'] }) })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const status = code ?? 1
      if (status === 0 || options.mayFail) resolve(status)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? status}`))
    })
  })
}

/** Lists the files of a folder and its subfolders, in order, as paths from the folder with slashes. */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort()

/** Runs one part of a longer task and prints its duration. */
export async function measurePart(name, action) {
  const start = performance.now()
  const result = await action()
  console.log(`Postsmith: ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
