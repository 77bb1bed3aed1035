import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import type { ChangeCounter } from './change-counter'

/** Parameters that only track the source of a click, on any site. */
const trackingParameterPattern =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|igshid|igsh|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|mkt_tok|srsltid|epik|sccid|vero_id|oly_anon_id|oly_enc_id|wickedid|_hsenc|_hsmi|_gl|_ga|hsctatracking|ref_src|ref_url|is_from_webapp|sender_device|xmt)$/i

const siteTrackingPatterns: readonly (readonly [host: RegExp, name: RegExp])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|feature|pp)$/],
  [/(?:^|\.)spotify\.com$/, /^(?:si|context)$/],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^(?:s|t)$/],
  // github.com/ClearURLs/Rules, issues 83, 89, 156 and 186 (checked 2026-11).
  [/(?:^|\.)facebook\.com$/, /^(?:mibextid|rdid|sfnsn|wtsid)$/],
  [/(?:^|\.)reddit\.com$/, /^(?:share_id|ref_source|rdt)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:rcm|trk|trackingId|lipi)$/],
  [/(?:^|\.)tiktok\.com$/, /^(?:_r|_t|web_id|share_\w+|sec_user_id)$/],
]

const sentencePunctuationPattern = /[.,;:!?')\]}*_]/

/** Removes tracking parameters from links; other parameters and the hash stay unchanged. */
export function removeTrackingParameters(text: string, counter: ChangeCounter): string {
  return text.replace(/https?:\/\/[^\s<>"“”]+/gi, (link) => {
    const url = trimEndMatching(link, sentencePunctuationPattern)
    const hashIndex = url.indexOf('#')
    const [urlWithoutHash, hash] = hashIndex < 0 ? [url, ''] : [url.slice(0, hashIndex), url.slice(hashIndex)]
    const queryIndex = urlWithoutHash.indexOf('?')
    if (queryIndex < 0) return link
    const host = (urlWithoutHash.split('/')[2] ?? '').toLowerCase()
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
    return `${baseUrl}${retainedPairs.length > 0 ? `?${retainedPairs.join('&')}` : ''}${hash}${link.slice(url.length)}`
  })
}

const isTrackingParameter = (name: string, host: string) =>
  trackingParameterPattern.test(name) ||
  siteTrackingPatterns.some(([hostPattern, namePattern]) => hostPattern.test(host) && namePattern.test(name))
