/** Measures one way into a tool after the other; started by `supervise`. */
import { toolByType } from '@/content/tools'
import { endAfter } from './end-after.ts'
import { type Finding, worstOf } from './measure.ts'
import { normalText } from './normal-text.ts'
import { promptWork } from './prompt-work.ts'
import { serverWork } from './server-work.ts'
import { listShapes, toolShapes } from './shapes.ts'
import type { Report } from './supervise.ts'
import { textWork } from './text-work.ts'
import type { ToolJob } from './tool-jobs.ts'

/** Lists of fewer characters take no time worth measuring. */
const shortest = 1_000

const report = (message: Report<Finding | null>) => process.send?.(message)
const renew = endAfter(Number(process.argv[2]))

process.on('message', async ({ type, way, longest }: ToolJob) => {
  renew()
  const tool = toolByType(type)
  if (!tool || tool.kind === 'widget' || tool.kind === 'files')
    throw new Error(`No tool that takes a text is called ${type}`)
  const work =
    tool.kind === 'prompt'
      ? await promptWork(tool, way)
      : tool.kind === 'text'
        ? await textWork(tool, way)
        : serverWork(tool, way)
  const answer = await worstOf(work, longest < shortest ? toolShapes : [...listShapes, ...toolShapes], {
    lengths: [longest],
    normal: normalText,
    most: 5,
    floor: 3_000,
    trying: (shape, length) => report({ trying: `${shape} of ${length}` }),
  })
  report({ answer })
})
