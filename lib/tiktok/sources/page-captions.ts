import { pickMediaUrl } from '@/lib/tiktok/posts/pick-media-url'
import type { CaptionTrack } from '@/lib/tiktok/posts/post'
import type { TikTokSettings } from '@/lib/tool/settings'
import type { PageItem } from './page-item'

/** TikTok's marks for speech recognition and machine translation; what it calls LC the creator has written. */
const sources: Readonly<Record<string, CaptionTrack['source']>> = {
  ASR: 'automatic',
  MT: 'translated',
  LC: 'creator',
}

const order: readonly CaptionTrack['source'][] = ['creator', 'automatic', 'translated']

/** A post's WebVTT files, those in the language spoken first: the creator's, automatic ones, then translations. */
export function listCaptionTracks(
  { subtitleInfos, claInfo }: PageItem['video'],
  tiktok: TikTokSettings,
): CaptionTrack[] {
  const usual = subtitleInfos
    .filter(({ Format }) => isVtt(Format))
    .map(({ Url, LanguageCodeName, Source }) => ({
      addresses: [Url],
      language: LanguageCodeName,
      source: sources[Source] ?? ('automatic' as const),
    }))
  const fallback = claInfo.captionInfos
    .filter(({ captionFormat }) => isVtt(captionFormat))
    .map((info) => ({
      addresses: [info.url, ...info.urlList],
      language: info.language,
      source: info.isAutoGen
        ? info.isOriginalCaption
          ? ('automatic' as const)
          : ('translated' as const)
        : ('creator' as const),
    }))
  return pickFetchable(usual, tiktok) ?? pickFetchable(fallback, tiktok) ?? []
}

type Listed = { addresses: readonly string[]; language: string; source: CaptionTrack['source'] }

function pickFetchable(listed: readonly Listed[], tiktok: TikTokSettings): CaptionTrack[] | null {
  const found = listed.flatMap(({ addresses, language, source }) => {
    const url = pickMediaUrl(addresses, tiktok)
    return url ? [{ url, language: bcp47(language), source }] : []
  })
  return found.length === 0
    ? null
    : found.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source))
}

const isVtt = (format: string) => format === '' || /vtt/i.test(format)

/** TikTok writes `eng-US`; the shortest name of that language is `en-US`. */
function bcp47(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'und'
  } catch {
    return 'und'
  }
}
