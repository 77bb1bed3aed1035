import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type RegExpSite, root } from './sites.ts'

/** What one call of `RegExp` has given. */
export type RecordedRegExp = { file: string; line: number; source: string; flags: string }

/** What the constructed expressions of these sites become when the code runs, each value once. */
export async function recordConstructedExpressions(sites: readonly RegExpSite[]): Promise<RecordedRegExp[]> {
  const files = new Set(sites.filter((site) => site.literal === null).map((site) => site.file))
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      './scripts/import-paths.mjs',
      './scripts/expressions/record-program.ts',
      ...files,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (status !== 0) throw new Error('The modules with constructed expressions could not be run.')
  return JSON.parse(output)
}
