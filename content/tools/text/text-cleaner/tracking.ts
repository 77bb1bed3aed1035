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

/** Removes tracking parameters from links; other parameters and the hash stay unchanged. */
export function removeTrackingParameters(text: string, counter: ChangeCounter): string {
  return replaceRanges(text, findUrlRanges(text), ({ start, end }) => {
    const url = text.slice(start, end)
    const hashIndex = url.indexOf('#')
    const [urlWithoutHash, hash] = hashIndex < 0 ? [url, ''] : [url.slice(0, hashIndex), url.slice(hashIndex)]
    const queryIndex = urlWithoutHash.indexOf('?')
    if (queryIndex < 0) return url
    const host = /^(?:https?:\/\/)?([^/?:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
    const retainedPairs = urlWithoutHash
      .slice(queryIndex + 1)
      .split('&')
      .filter((pair) => {
        const name = pair.split('=', 1)[0] ?? ''
        if (!isTrackingParameter(name, host)) return true
        counter.countItem(`link parameter ${name}`)
        return false
      })
    const baseUrl = urlWithoutHash.slice(0, queryIndex)
    return `${baseUrl}${retainedPairs.length > 0 ? `?${retainedPairs.join('&')}` : ''}${hash}`
  })
}

const isTrackingParameter = (name: string, host: string) =>
  trackingParameterPattern.test(name) ||
  siteTrackingPatterns.some(([hostPattern, namePattern]) => hostPattern.test(host) && namePattern.test(name))
