import { pickMediaUrl } from '@/lib/tiktok/posts/pick-media-url'
import type { CaptionTrack } from '@/lib/tiktok/posts/post'
import type { TikTokSettings } from '@/lib/tool/settings'
import type { PageItem } from './page-item'

/** TikTok's marks for speech recognition and machine translation; what it calls LC the creator has written. */
const captionSources: Readonly<Record<string, CaptionTrack['source']>> = {
  ASR: 'automatic',
  MT: 'translated',
  LC: 'creator',
}

const sourceOrder: readonly CaptionTrack['source'][] = ['creator', 'automatic', 'translated']

/** A post's WebVTT files, those in the language spoken first: the creator's, automatic ones, then translations. */
export function listCaptionTracks(
  { subtitleInfos, claInfo }: PageItem['video'],
  tiktok: TikTokSettings,
): CaptionTrack[] {
  const subtitleTracks = subtitleInfos
    .filter(({ Format }) => isVtt(Format))
    .map(({ Url, LanguageCodeName, Source }) => ({
      urls: [Url],
      language: LanguageCodeName,
      source: captionSources[Source] ?? ('automatic' as const),
    }))
  const fallbackTracks = claInfo.captionInfos
    .filter(({ captionFormat }) => isVtt(captionFormat))
    .map((info) => ({
      urls: [info.url, ...info.urlList],
      language: info.language,
      source: info.isAutoGen
        ? info.isOriginalCaption
          ? ('automatic' as const)
          : ('translated' as const)
        : ('creator' as const),
    }))
  return pickFetchableTracks(subtitleTracks, tiktok) ?? pickFetchableTracks(fallbackTracks, tiktok) ?? []
}

type TrackCandidate = { urls: readonly string[]; language: string; source: CaptionTrack['source'] }

function pickFetchableTracks(candidates: readonly TrackCandidate[], tiktok: TikTokSettings): CaptionTrack[] | null {
  const tracks = candidates.flatMap(({ urls, language, source }) => {
    const url = pickMediaUrl(urls, tiktok)
    return url ? [{ url, language: toBcp47(language), source }] : []
  })
  return tracks.length === 0
    ? null
    : tracks.toSorted((a, b) => sourceOrder.indexOf(a.source) - sourceOrder.indexOf(b.source))
}

const isVtt = (format: string) => format === '' || /vtt/i.test(format)

/** TikTok writes `eng-US`; the shortest name of that language is `en-US`. */
function toBcp47(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'und'
  } catch {
    return 'und'
  }
}
