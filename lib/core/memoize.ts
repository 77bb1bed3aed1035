/** Caches the results of a function of a text. At `maxEntries` results, the cache starts again. */
export function memoize<Result>(compute: (text: string) => Result, maxEntries = Number.POSITIVE_INFINITY) {
  const results = new Map<string, Result>()
  return (text: string): Result => {
    if (!results.has(text)) {
      if (results.size >= maxEntries) results.clear()
      results.set(text, compute(text))
    }
    return results.get(text) as Result
  }
}
