const readable = { Allow: 'GET, HEAD' }

const refused = (status, words, headers = {}) => ({ status, words, headers })

function isDecodable(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The path and query of what may be a whole address, as a proxy sends it; null when it is neither. */
function targetOf(url) {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  if (target.startsWith('/')) return target
  return target === url ? null : `/${target}`
}

/**
 * What a request is answered before Next sees it, or null. A path that nobody can decode goes on as the letters it is
 * made of, to which no page answers.
 */
export function findRefusal(request) {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    return refused(400, 'A request needs the name of the site (Host).')
  }
  const target = targetOf(request.url)
  if (target === null) return refused(400, 'This is not an address.')
  const end = target.search(/[?#]/)
  const path = end === -1 ? target : target.slice(0, end)
  request.url = isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length)

  const isApi = /^\/api(\/|$)/.test(path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isApi && !isRead) return refused(405, 'This address can only be read.', readable)
  if (request.method === 'TRACE')
    return refused(405, 'TRACE is not answered here.', { Allow: 'GET, HEAD, POST, OPTIONS' })
  // No page has server actions, and Next prints the names of those that it does not find.
  if ('next-action' in request.headers) return refused(400, 'There are no actions here.')
  return null
}
