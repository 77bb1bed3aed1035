export function buildPage(scriptId: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('/', '\\u002F').replaceAll('<', '\\u003C')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>TikTok - Make Your Day</title></head>
<body><div id="app"><noscript>Couldn’t find this account</noscript></div>
<script id="${scriptId}" type="application/json" nonce="c3RhbmQtaW4">${json}</script>
<script nonce="c3RhbmQtaW4">window.started = true</script></body></html>`
}

export const buildHydratedPage = (scope: Record<string, unknown>): string =>
  buildPage('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
    __DEFAULT_SCOPE__: { 'webapp.app-context': { language: 'en', region: 'US' }, ...scope },
  })
