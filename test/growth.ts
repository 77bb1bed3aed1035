import { Session } from 'node:inspector'

const session = new Session()
session.connect()
session.post('Profiler.enable')
// V8 counts in functions that it compiles from here on: vitest.config.ts loads this module before the test file.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** How often blocks of JavaScript have run since the last call. */
function readStepCount(): number {
  let steps = 0
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error
    for (const { functions } of coverage.result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count
  })
  return steps
}

/** How many blocks of JavaScript work runs through. Built-in functions and regular expressions count as nothing. */
export async function countSteps(work: () => unknown): Promise<number> {
  readStepCount()
  await work()
  return readStepCount()
}

/**
 * How many times as many steps work takes on a text four times as long: about 4 for linear work, 16 for quadratic work.
 * Steps are counted and not timed, so that a busy machine changes nothing.
 */
export async function measureGrowth(work: (length: number) => unknown, length: number): Promise<number> {
  const quarter = Math.floor(length / 4)
  // The first call also prepares tables and patterns.
  await work(quarter)
  const quarterSteps = await countSteps(() => work(quarter))
  if (quarterSteps < quarter / 4)
    throw new Error(`${quarterSteps} steps for ${quarter}: built-in functions do the work`)
  return (await countSteps(() => work(length))) / quarterSteps
}

/** More than sorting takes, less than a square. */
export const MAX_GROWTH = 8
