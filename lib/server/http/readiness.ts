/** How long an answer is kept, so that who asks often costs nothing, in milliseconds. */
const KEPT_MS = 1_000

type Parts = {
  /** Whether the built-in writer has loaded: the first visitors would wait for it. */
  isWriterLoaded(): boolean
  /** Whether limits can be counted together with the other processes; at most 250 ms. */
  areLimitsThere(): Promise<boolean>
  /** Whether no model is left alone because it failed. */
  areModelsThere(): boolean
  /** The used part of what the site may spend today; null where nothing bounds it. */
  budgetShare(): Promise<number | null>
}

/**
 * What `/api/ready` says. Draining, a writer that still loads, and limits that cannot be reached, make it 503: another
 * process does better. A model that fails or a budget that is spent fails everywhere alike, and most tools go on
 * without: both are only shown.
 */
export function createReadiness({ isWriterLoaded, areLimitsThere, areModelsThere, budgetShare }: Parts) {
  let kept: { until: number; asked: Promise<[limits: boolean, budget: boolean]> } | null = null

  function asked() {
    if (kept === null || kept.until <= performance.now()) {
      const isOpen = budgetShare().then(
        (share) => share === null || share < 1,
        () => false,
      )
      kept = { until: performance.now() + KEPT_MS, asked: Promise.all([areLimitsThere(), isOpen]) }
    }
    return kept.asked
  }

  return async (): Promise<Response> => {
    const [limits, budget] = await asked()
    const draining = Reflect.get(globalThis, Symbol.for('postsmith.draining')) === true
    const writer = isWriterLoaded()
    const ready = limits && writer && !draining
    return Response.json(
      { ready, draining, writer, limits, models: areModelsThere(), budget },
      { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
