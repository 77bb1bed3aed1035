/** Hashes of a page's inline `<script>` and `<style>` elements, as CSP source expressions. */
type InlineHashes = { script: readonly string[]; style: readonly string[] }

type Header = { key: string; value: string }

const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'

/** Returns the policy without a page's hashes, which `platform/next/page-policies.ts` adds at build time. */
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

export const allowInlineElements = (policy: string, { script, style }: InlineHashes): string =>
  policy.replace(/(script|style)-src [^;]*/g, (directive, type: keyof InlineHashes) =>
    [directive, ...(type === 'script' ? script : style)].join(' '),
  )

/** Policies are built before it is known whether Turnstile is configured. */
export const removeTurnstile = (policy: string): string =>
  policy.replace(`frame-src ${TURNSTILE_ORIGIN}`, "frame-src 'none'").replace(` ${TURNSTILE_ORIGIN}`, '')

/** API responses are data and must not load or frame anything. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Workers use this policy: the MP3 encoder needs WebAssembly and a worker from a blob, which no page allows. */
export function buildWorkerPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `connect-src ${isDevelopment ? "'self' ws:" : "'none'"}`,
    'worker-src blob:',
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Marks this site's pages, as opposed to a proxy's responses, so that the service worker caches only these. */
export const pageHeader: Header = { key: 'X-Postsmith', value: 'page' }

export const serviceWorkerHeaders: Header[] = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  },
  { key: 'Cache-Control', value: 'no-cache' },
]

/** Shared text is in the page's URL, so it must not leak in a `Referer` header. */
export const shareHeaders: Header[] = [{ key: 'Referrer-Policy', value: 'no-referrer' }]

/** Headers for untrusted files. A file that the browser mistakes for a page can neither run code nor send data. */
export const mediaHeaders: Header[] = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
]

/** Sent with every file; sufficient for scripts and fonts. HSTS excludes subdomains, which may be other sites. */
export const fileHeaders: Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** Sent with every response that may be a page. The copy buttons need `clipboard-write`, so it is not restricted. */
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
