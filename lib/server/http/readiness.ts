/** How long an answer is kept, so that who asks often costs nothing, in milliseconds. */
const CACHE_MS = 1_000

type ReadinessChecks = {
  /** Whether limits can be counted together with the other processes; at most 250 ms. */
  areLimitsReachable(): Promise<boolean>
  /** Whether no model is left alone because it failed. */
  areModelsUp(): boolean
  /** The used part of what the site may spend today; null where nothing bounds it. */
  getBudgetShare(): Promise<number | null>
}

/**
 * What `/api/ready` says. Draining, and limits that cannot be reached, make it 503: another process does better. A model that fails or a budget that is spent fails everywhere alike, and most tools go on
 * without: both are only shown.
 */
export function createReadinessHandler({ areLimitsReachable, areModelsUp, getBudgetShare }: ReadinessChecks) {
  let cachedChecks: { expiresAt: number; results: Promise<[limits: boolean, budget: boolean]> } | null = null

  function runChecks() {
    if (cachedChecks === null || cachedChecks.expiresAt <= performance.now()) {
      const budgetCheck = getBudgetShare().then(
        (share) => share === null || share < 1,
        () => false,
      )
      cachedChecks = {
        expiresAt: performance.now() + CACHE_MS,
        results: Promise.all([areLimitsReachable(), budgetCheck]),
      }
    }
    return cachedChecks.results
  }

  return async (): Promise<Response> => {
    const [areLimitsUp, hasBudget] = await runChecks()
    const isDraining = Reflect.get(globalThis, Symbol.for('postsmith.draining')) === true
    const isReady = areLimitsUp && !isDraining
    return Response.json(
      {
        ready: isReady,
        draining: isDraining,
        limits: areLimitsUp,
        models: areModelsUp(),
        budget: hasBudget,
      },
      { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
