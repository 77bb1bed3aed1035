import { type Call, type MockState, sendFault, sendHtml, sendRedirect } from './call.ts'

const site = 'https://www.tiktok.com'
const defaultPostUrl = `${site}/@demo.user/video/7300000000000000001?_r=1&_t=ZS-8abc`

const targets: Record<string, string | ((world: MockState) => string)> = {
  ZMabc123: defaultPostUrl,
  ZSe4FqkKd: defaultPostUrl,
  ZTRC5xgJp: defaultPostUrl,
  'ZS9AJY6f4n6Sw-GQnDP': defaultPostUrl,
  ZMphoto1: `${site}/@demo.user/photo/7300000000000000150?_r=1`,
  ZMprofile: `${site}/@demo.user?_r=1`,

  ZMdead01: `${site}/?_r=1`,
  ZMabout1: `${site}/in/about`,
  ZMlogin1: `${site}/login?redirect_url=${encodeURIComponent(defaultPostUrl)}`,

  ZMhops01: 'https://vt.tiktok.com/ZMhops02/',
  ZMhops02: 'https://vm.tiktok.com/ZMhops03/',
  ZMhops03: `${site}/t/ZMhops04/`,
  ZMhops04: 'https://vm.tiktok.com/ZMhops05/',
  ZMhops05: 'https://vm.tiktok.com/ZMhops06/',
  ZMhops06: defaultPostUrl,
  ZMtwice1: `${site}/t/ZMabc123/`,

  ZMevil01: 'https://evil.test/@a/video/7300000000000000001',
  ZMinside: ({ internalOrigin }) => `${internalOrigin}/`,
  ZMinHere: ({ origin }) => `${origin}/inside`,
}

const htmlLinkTargets: Record<string, string> = { ZMhref01: defaultPostUrl }

/** `GET /CODE` and `GET /t/CODE`. An unknown code gets the same response as an expired code. */
export function sendShortLink(call: Call, code: string) {
  const { response, state } = call
  if (code === 'ZMwait01') return
  if (code === 'ZMlimit1') return sendFault(call, 'limited')
  if (code === 'ZMbreak1') return sendFault(call, 'error')
  if (code === 'ZMchall1') return sendFault(call, 'challenge')
  if (code === 'ZMblank1') return response.writeHead(301, { 'Content-Length': '0' }).end()
  if (code === 'ZMhuge01') return sendHtml(call, `<!doctype html>${' '.repeat(5_000_000)}`)
  const href = htmlLinkTargets[code]
  if (href) return sendHtml(call, `<a href="${href.replaceAll('&', '&amp;')}">Moved Permanently</a>.\n\n`)
  const target = targets[code] ?? `${site}/?_r=1`
  sendRedirect(call, typeof target === 'function' ? target(state) : target, code.startsWith('ZS') ? 302 : 301)
}
