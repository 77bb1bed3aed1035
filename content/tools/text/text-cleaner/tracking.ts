import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'
import type { ChangeCounter } from './change-counter'

/** Parameters that only track the source of a click, on any site. */
const trackingParameterPattern =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|igshid|igsh|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|mkt_tok|srsltid|epik|sccid|vero_id|oly_anon_id|oly_enc_id|wickedid|_hsenc|_hsmi|_gl|_ga|gad|gad_\w+|hsa_\w+|rdt_cid|dicbo|tblci|_kx|hsctatracking|ref_src|ref_url|is_from_webapp|sender_device|xmt|mibextid|share_id)$/i

const siteTrackingPatterns: readonly (readonly [host: RegExp, name: RegExp])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|feature|pp)$/],
  [/(?:^|\.)spotify\.com$/, /^(?:si|context)$/],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^(?:s|t)$/],
  // github.com/ClearURLs/Rules, issues 83, 89, 126, 156 and 186; brave/adblock-lists, issue 2497 (checked 2026-11).
  [/(?:^|\.)(?:facebook|fb)\.com$/, /^(?:mibextid|rdid|sfnsn|wtsid|share_url|__tn__|__cft__.*|__xts__.*)$/],
  [/(?:^|\.)reddit\.com$/, /^(?:share_id|ref_source|rdt)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:rcm|trk|trkEmail|trackingId|lipi|midToken|midSig)$/],
  [/(?:^|\.)tiktok\.com$/, /^(?:_r|_t|web_id|share_\w+|sec_user_id)$/],
]

/** Pages that only lead on to the link in one of their parameters. */
const redirectPattern =
  /^(?:(?:lm?\.(?:facebook|instagram|messenger)\.com|l\.threads\.(?:com|net)|out\.reddit\.com)\/|(?:www\.)?(?:facebook\.com\/l\.php|google\.[a-z.]{2,6}\/url|youtube\.com\/redirect|linkedin\.com\/safety\/go)$)/

function findRedirectTarget(url: string): string | undefined {
  const absoluteUrl = /^https?:/i.test(url) ? url : `https://${url}`
  if (!URL.canParse(absoluteUrl)) return undefined
  const { hostname, pathname, searchParams } = new URL(absoluteUrl)
  const targets = ['u', 'q', 'url'].map((name) => searchParams.get(name)?.replace(/\s/g, encodeURIComponent) ?? '')
  return redirectPattern.test(hostname + pathname) ? targets.find((target) => /^https?:\/\/./i.test(target)) : undefined
}

/** Removes redirects and tracking parameters from links; other parameters and the hash stay unchanged. */
export const removeTracking = (text: string, counter: ChangeCounter): string =>
  replaceRanges(text, findUrlRanges(text), ({ start, end }) => cleanUrl(text.slice(start, end), counter))

function cleanUrl(url: string, counter: ChangeCounter): string {
  const host = /^(?:https?:\/\/)?([^/?:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  const target = findRedirectTarget(url)
  if (target) {
    counter.countItem(`detour through ${host}`)
    return cleanUrl(target, counter)
  }
  const [, baseUrl = url, query, hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(url) ?? []
  if (query === undefined) return url
  const retainedPairs = query.split('&').filter((pair) => {
    const name = pair.split('=', 1)[0] ?? ''
    if (!isTrackingParameter(name, host)) return true
    counter.countItem(`link parameter ${name}`)
    return false
  })
  return `${baseUrl}${retainedPairs.length > 0 ? `?${retainedPairs.join('&')}` : ''}${hash}`
}

const isTrackingParameter = (name: string, host: string) =>
  trackingParameterPattern.test(name) ||
  siteTrackingPatterns.some(([hostPattern, namePattern]) => hostPattern.test(host) && namePattern.test(name))
