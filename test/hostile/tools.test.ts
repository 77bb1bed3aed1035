import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { getMaxBodyBytes } from '@/lib/generate/generate-content'
import { MAX_BODY_BYTES_WITH_IMAGE } from '@/lib/tool/body-limit'
import { countSteps, MAX_GROWTH } from '../growth'
import { buildText, formatShape, type Shape, shapes } from './shapes'
import { listToolJobs, type ToolJob } from './tool-jobs'
import { createPromptWork, createServerWork, createTextWork } from './tool-work'

/** A rate of steps that is fast regardless of growth: the longest text has 20,000 characters. */
const FAST_STEPS_PER_CHARACTER = 300

let textCount = 0

/** Begins with a new number, because results for a known text come from a cache. */
function buildNewText(shape: Shape, length: number): string {
  textCount += 1
  return buildText({ ...shape, head: `${textCount} ${shape.head}` }, length)
}

async function createWork({ type, entryPoint }: ToolJob) {
  const tool = findToolByType(type)
  if (tool?.kind === 'prompt') return createPromptWork(tool, entryPoint)
  if (tool?.kind === 'text') return createTextWork(tool, entryPoint)
  if (tool?.kind === 'server') return createServerWork(tool, entryPoint)
  throw new Error(`No tool takes a text as ${type}`)
}

test.each(listToolJobs().map((job) => [job.type, job.entryPoint, job] as const))(
  '%s, %s: steps grow linearly with the length of a hostile text, not quadratically',
  async (_, _way, job) => {
    const work = await createWork(job)
    // The first calls also initialize tables, some of which only a longer text needs.
    for (const shape of shapes) await work(buildNewText(shape, job.maxLength / 4))
    const failures: string[] = []
    for (const shape of shapes) {
      const fullSteps = await countSteps(() => work(buildNewText(shape, job.maxLength)))
      if (fullSteps <= FAST_STEPS_PER_CHARACTER * job.maxLength) continue
      const quarterSteps = await countSteps(() => work(buildNewText(shape, job.maxLength / 4)))
      if (fullSteps > MAX_GROWTH * quarterSteps)
        failures.push(`${formatShape(shape)}: ${fullSteps} steps, ${quarterSteps} for a quarter`)
    }
    expect(failures).toEqual([])
  },
)

test('never accepts a larger body for a tool than the server reads', () => {
  for (const tool of tools) {
    if (tool.kind !== 'prompt' && tool.kind !== 'server') continue
    expect(getMaxBodyBytes(tool), tool.type).toBeLessThanOrEqual(MAX_BODY_BYTES_WITH_IMAGE)
  }
})
