/**
 * The headers of every reply. Pages are pre-rendered, so their inline scripts and styles are known when they are built:
 * the policy allows exactly those, by hash, and nothing else inline. `scripts/page-policies.ts` adds the hashes.
 */

/** Hashes of one page's inline `<script>` and `<style>` elements, as CSP source expressions. */
export type InlineHashes = { script: readonly string[]; style: readonly string[] }

type Header = { key: string; value: string }

const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'

/**
 * A page's policy before its hashes, which allows Turnstile. `isDevelopment` allows what Next's dev server needs and
 * production never gets.
 */
export function buildContentSecurityPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${TURNSTILE_ORIGIN}${isDevelopment ? " 'unsafe-inline' 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self'",
    `frame-src ${TURNSTILE_ORIGIN}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The same policy with the inline elements of one page allowed. */
export const allowInlineElements = (policy: string, { script, style }: InlineHashes): string =>
  policy.replace(/(script|style)-src [^;]*/g, (directive, type: keyof InlineHashes) =>
    [directive, ...(type === 'script' ? script : style)].join(' '),
  )

/** The same policy where Turnstile is not used: its keys are known at start, the hashes when the pages are built. */
export const removeTurnstile = (policy: string): string =>
  policy.replace(`frame-src ${TURNSTILE_ORIGIN}`, "frame-src 'none'").replace(` ${TURNSTILE_ORIGIN}`, '')

/** Replies of the API are data: they may load and frame nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * The policy of our script files, which matters only to those that run as workers: a worker obeys its own reply's
 * policy, not its page's. The audio worker compiles the MP3 encoder, which is WebAssembly, and the encoder runs in a
 * worker made from a blob, which inherits this policy. No page may do either.
 */
export function buildWorkerPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `connect-src ${isDevelopment ? "'self' ws:" : "'none'"}`,
    'worker-src blob:',
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every page of ours, and on nothing that a proxy answers in its place: what the service worker may keep. */
export const pageHeader: Header = { key: 'X-Postsmith', value: 'page' }

/** The service worker fetches what it keeps of this site, and nothing else. */
export const serviceWorkerHeaders: Header[] = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  },
  { key: 'Cache-Control', value: 'no-cache' },
]

/** What is shared stands in the page's address, which no request of the page may pass on. */
export const shareHeaders: Header[] = [{ key: 'Referrer-Policy', value: 'no-referrer' }]

/** Files of strangers, passed on: even one that a browser takes for a page can do nothing and tells nobody anything. */
export const mediaHeaders: Header[] = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
]

/** Sent with every file, and all that a script or a font needs. HSTS names this host alone: a subdomain may be another site. */
export const fileHeaders: Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** Sent with everything that may be a page. `clipboard-write` is not restricted: the copy buttons need it. */
export const commonHeaders: Header[] = [
  ...fileHeaders,
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]
