import { decodeText, readBody } from './read-body'
import { respond } from './respond'

const MAX_BYTES = 100_000
const TIMEOUT_MS = 5_000

/**
 * Answers what another app shares before the service worker is there to: with a page that leads to `/share` with the
 * text behind `#`, so that no address that reaches a server or its log has it. In the body, because proxies take only a
 * few kilobytes of headers. Any site may send a visitor here, as with a link. Throws nothing; keeps nothing.
 */
export const handleShare = (request: Request) =>
  respond('/api/share', request, async () => {
    const bytes = await readBody(request, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })
    // Encoded anew: letters, digits, and signs that mean nothing in HTML but for `&`.
    const query = new URLSearchParams(decodeText(bytes)).toString().replaceAll('&', '&amp;')
    const url = `/share#${query}`
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shared</title>
<meta http-equiv="refresh" content="0;url=${url}"><a href="${url}">Continue</a></html>`
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(page, { headers })
  })
