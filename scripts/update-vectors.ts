/**
 * `npm run vectors:update`: writes what the built-in recipes give now into the `draft` entries of every
 * content/tools/<group>/<type>/vectors.json. Read the diff: a changed line is a changed result.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { toolByType } from '@/content/tools'
import { readParameters } from '@/lib/request/parameters'
import { produce } from '@/lib/request/produce'
import { builtInEngine } from '@/lib/writer/built-in'

type Vector = { kind: string; prompt: string; parameters?: object; seed: number; first: string }

for (const path of globSync('content/tools/*/*/vectors.json')) {
  const tool = toolByType(basename(dirname(path)))
  if (tool?.kind !== 'prompt') continue
  let text = readFileSync(path, 'utf8')
  const vectors: Vector[] = JSON.parse(text)
  for (const vector of vectors.filter(({ kind }) => kind === 'draft')) {
    const { prompt, parameters, seed, first } = vector
    const input = { prompt, parameters: readParameters(tool, parameters).fields }
    const job = { tool, input, count: 1, seed }
    for await (const { copy } of produce(job, builtInEngine, AbortSignal.timeout(60_000))) {
      // Replaced as text, so that a file keeps its layout.
      text = text.replace(`"first": ${JSON.stringify(first)}`, () => `"first": ${JSON.stringify(copy)}`)
    }
  }
  writeFileSync(path, text)
}
