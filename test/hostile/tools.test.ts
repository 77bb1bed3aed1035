import { expect, test } from 'vitest'
import { toolByType, tools } from '@/content/tools'
import { bodyLimitOfTool } from '@/lib/generate/pipeline'
import { MAX_BODY_BYTES_WITH_IMAGE } from '@/lib/tool/body-limit'
import { MAX_GROWTH, stepsOf } from '../growth'
import { createPromptWork } from './prompt-work'
import { createServerWork } from './server-work'
import { buildText, formatShape, listShapes, toolShapes } from './shapes'
import { createTextWork } from './text-work'
import { listToolJobs, type ToolJob } from './tool-jobs'

/** So few steps for a character are fast however they grow: the longest text has 20,000. */
const fewSteps = 300

async function workOf({ type, entryPoint }: ToolJob) {
  const tool = toolByType(type)
  if (tool?.kind === 'prompt') return createPromptWork(tool, entryPoint)
  if (tool?.kind === 'text') return createTextWork(tool, entryPoint)
  if (tool?.kind === 'server') return createServerWork(tool, entryPoint)
  throw new Error(`No tool takes a text as ${type}`)
}

// Rows C1, C2
test.each(listToolJobs().map((job) => [job.type, job.entryPoint, job] as const))(
  '%s, %s: the steps grow with the length of a hostile text, not with its square',
  async (_, _way, job) => {
    const work = await workOf(job)
    // The first call also prepares tables and patterns.
    await work('a ')
    const faults: string[] = []
    for (const shape of [...listShapes, ...toolShapes]) {
      const whole = await stepsOf(() => work(buildText(shape, job.maxLength)))
      if (whole <= fewSteps * job.maxLength) continue
      const part = await stepsOf(() => work(buildText(shape, job.maxLength / 4)))
      if (whole > MAX_GROWTH * part)
        faults.push(`${formatShape(shape)}: ${whole} steps, ${part} for a quarter`)
    }
    expect(faults).toEqual([])
  },
)

test('no tool takes a larger body than the server reads', () => {
  for (const tool of tools) {
    if (tool.kind !== 'prompt' && tool.kind !== 'server') continue
    expect(bodyLimitOfTool(tool), tool.type).toBeLessThanOrEqual(MAX_BODY_BYTES_WITH_IMAGE)
  }
})
