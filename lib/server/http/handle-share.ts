import { decodeText, readBody } from './read-body'
import { respond } from './respond'

const MAX_BYTES = 100_000
const TIMEOUT_MS = 5_000

/**
 * Used before the service worker is active. The text goes after `#`, so that no log has it, and the link into the body,
 * because proxies limit headers to a few kilobytes. Any site may send a visitor here, as with a link.
 */
export const handleShare = (request: Request) =>
  respond('/api/share', request, async () => {
    const bytes = await readBody(request, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })
    // The encoded text has only letters, digits and characters without meaning in HTML, except `&`.
    const query = new URLSearchParams(decodeText(bytes)).toString().replaceAll('&', '&amp;')
    const url = `/share#${query}`
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shared</title>
<meta http-equiv="refresh" content="0;url=${url}"><a href="${url}">Continue</a></html>`
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(page, { headers })
  })
