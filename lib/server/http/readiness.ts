/** How long an answer is kept, so that who asks often costs nothing, in milliseconds. */
const CACHE_MS = 1_000

type ReadinessChecks = {
  /** Whether the built-in writer has loaded: the first visitors would wait for it. */
  isWriterLoaded(): boolean
  /** Whether limits can be counted together with the other processes; at most 250 ms. */
  areLimitsReachable(): Promise<boolean>
  /** Whether no model is left alone because it failed. */
  areModelsUp(): boolean
  /** The used part of what the site may spend today; null where nothing bounds it. */
  budgetShare(): Promise<number | null>
}

/**
 * What `/api/ready` says. Draining, a writer that still loads, and limits that cannot be reached, make it 503: another
 * process does better. A model that fails or a budget that is spent fails everywhere alike, and most tools go on
 * without: both are only shown.
 */
export function createReadiness({ isWriterLoaded, areLimitsReachable, areModelsUp, budgetShare }: ReadinessChecks) {
  let cached: { until: number; asked: Promise<[limits: boolean, budget: boolean]> } | null = null

  function runChecks() {
    if (cached === null || cached.until <= performance.now()) {
      const isOpen = budgetShare().then(
        (share) => share === null || share < 1,
        () => false,
      )
      cached = { until: performance.now() + CACHE_MS, asked: Promise.all([areLimitsReachable(), isOpen]) }
    }
    return cached.asked
  }

  return async (): Promise<Response> => {
    const [limits, budget] = await runChecks()
    const draining = Reflect.get(globalThis, Symbol.for('postsmith.draining')) === true
    const writer = isWriterLoaded()
    const ready = limits && writer && !draining
    return Response.json(
      { ready, draining, writer, limits, models: areModelsUp(), budget },
      { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
