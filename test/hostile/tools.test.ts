import { expect, test } from 'vitest'
import { toolByType, tools } from '@/content/tools'
import { bodyLimitOfTool } from '@/lib/generate/pipeline'
import { MAX_BODY_OF_ALL } from '@/lib/tool/body-limit'
import { mostGrowth, stepsOf } from '../growth'
import { promptWork } from './prompt-work'
import { serverWork } from './server-work'
import { listShapes, nameOf, textOf, toolShapes } from './shapes'
import { textWork } from './text-work'
import { type ToolJob, toolJobs } from './tool-jobs'

/** So few steps for a character are fast however they grow: the longest text has 20,000. */
const fewSteps = 300

async function workOf({ type, way }: ToolJob) {
  const tool = toolByType(type)
  if (tool?.kind === 'prompt') return promptWork(tool, way)
  if (tool?.kind === 'text') return textWork(tool, way)
  if (tool?.kind === 'server') return serverWork(tool, way)
  throw new Error(`No tool takes a text as ${type}`)
}

// Rows C1, C2
test.each(toolJobs().map((job) => [job.type, job.way, job] as const))(
  '%s, %s: the steps grow with the length of a hostile text, not with its square',
  async (_, _way, job) => {
    const work = await workOf(job)
    // The first call also prepares tables and patterns.
    await work('a ')
    const faults: string[] = []
    for (const shape of [...listShapes, ...toolShapes]) {
      const whole = await stepsOf(() => work(textOf(shape, job.longest)))
      if (whole <= fewSteps * job.longest) continue
      const part = await stepsOf(() => work(textOf(shape, job.longest / 4)))
      if (whole > mostGrowth * part) faults.push(`${nameOf(shape)}: ${whole} steps, ${part} for a quarter`)
    }
    expect(faults).toEqual([])
  },
)

test('no tool takes a larger body than the server reads', () => {
  for (const tool of tools) {
    if (tool.kind !== 'prompt' && tool.kind !== 'server') continue
    expect(bodyLimitOfTool(tool), tool.type).toBeLessThanOrEqual(MAX_BODY_OF_ALL)
  }
})
