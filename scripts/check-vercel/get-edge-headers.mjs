/** The headers that Vercel's edge adds to a path, by the rules that stand before its files. */
export function getEdgeHeaders(routes, path) {
  const before = routes.slice(
    0,
    routes.findIndex((rule) => rule.handle === 'filesystem'),
  )
  const found = {}
  for (const { src, headers, has, missing, status } of before) {
    if (!headers || has || missing || status || !new RegExp(src).test(path)) continue
    for (const [name, value] of Object.entries(headers)) found[name.toLowerCase()] = value
  }
  return found
}
