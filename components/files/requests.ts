export type Requests = {
  /** Files of this site's own build: code and styles. */
  code: number
  /** Everything else, by path or address. */
  others: readonly string[]
}

/** What the page has asked for since a moment of `performance.now()`, by the browser's own record of it. */
export function requestsSince(
  moment: number,
  entries: readonly PerformanceEntry[],
  origin: string,
): Requests {
  const urls = entries
    .filter(({ startTime, name }) => startTime >= moment && /^https?:/.test(name))
    .map(({ name }) => new URL(name))
  const isCode = (url: URL) => url.origin === origin && url.pathname.startsWith('/_next/static/')
  const others = urls.filter((url) => !isCode(url))
  return {
    code: urls.length - others.length,
    others: [...new Set(others.map((url) => (url.origin === origin ? url.pathname : url.origin)))],
  }
}
