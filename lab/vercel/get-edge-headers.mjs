/** Returns the headers that Vercel's edge adds to a path, by the rules before the `filesystem` phase. */
export function getEdgeHeaders(routes, path) {
  const rulesBeforeFiles = routes.slice(
    0,
    routes.findIndex((rule) => rule.handle === 'filesystem'),
  )
  const edgeHeaders = {}
  for (const { src, headers, has, missing, status } of rulesBeforeFiles) {
    if (!headers || has || missing || status || !new RegExp(src).test(path)) continue
    for (const [name, value] of Object.entries(headers)) edgeHeaders[name.toLowerCase()] = value
  }
  return edgeHeaders
}
