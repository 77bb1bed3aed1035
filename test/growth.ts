import { Session } from 'node:inspector'

const session = new Session()
session.connect()
session.post('Profiler.enable')
// V8 counts in functions compiled from here on: vitest.config.ts loads this module before the test file.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

function readStepCount(): number {
  let steps = 0
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error
    for (const { functions } of coverage.result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count
  })
  return steps
}

/** Counts the JavaScript blocks that work executes. Built-in functions and regular expressions are not counted. */
export async function countSteps(work: () => unknown): Promise<number> {
  readStepCount()
  await work()
  return readStepCount()
}

/** For a text four times as long: about 4 if linear, 16 if quadratic. Time would depend on the machine's load. */
export async function measureGrowth(work: (length: number) => unknown, length: number): Promise<number> {
  const quarterLength = Math.floor(length / 4)
  // The first call also initializes tables and patterns.
  await work(quarterLength)
  const quarterSteps = await countSteps(() => work(quarterLength))
  if (quarterSteps < quarterLength / 4)
    throw new Error(`${quarterSteps} steps for ${quarterLength}: built-in functions do the work`)
  return (await countSteps(() => work(length))) / quarterSteps
}

/** The limit is above the growth of sorting and below quadratic growth. */
export const MAX_GROWTH = 8
