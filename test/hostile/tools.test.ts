import { expect, test } from 'vitest'
import type { Finding } from './measure'
import { supervise } from './supervise'
import { type ToolJob, toolJobs } from './tool-jobs'
import { written } from './written'

/** How long a slow machine may take over all of them. */
const patience = 600_000
/** CPU time for one way into one tool; the slowest takes a sixth of it. */
const mostMs = 6_000

// Rows C1, C2
test(
  'no tool takes time out of proportion to a hostile text, by whatever way it comes in',
  async () => {
    const jobs = toolJobs()
    expect(new Set(jobs.map(({ type }) => type)).size).toBeGreaterThan(30)
    const outcomes = await supervise<ToolJob, Finding | null>('./test/hostile/tool-child.ts', jobs, mostMs)
    const faults = jobs.flatMap(({ type, way }, index) => {
      const fault = written(outcomes[index])
      return fault === null ? [] : [`${type}, ${way}: ${fault}`]
    })
    expect(faults).toEqual([])
  },
  patience,
)
