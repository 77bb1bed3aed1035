import { uniqueBy } from '@/lib/core/strings/unique-by'
import type { CaptionTrack } from '@/lib/tiktok/posts/post'

/** A page asks for no more files than this; posts with every translation have a dozen and more. */
const MAX_TRACKS = 8

/**
 * A post's caption tracks, best first, one a language: what was said comes before what it was translated to, and what a
 * person wrote before what a machine heard.
 */
export function orderTracks(tracks: readonly CaptionTrack[]): CaptionTrack[] {
  const spokenLanguage = tracks.find(({ source }) => source === 'automatic')?.language
  const getRank = ({ source, language }: CaptionTrack) => {
    if (source === 'translated') return 3
    return source === 'creator' && (spokenLanguage === undefined || isSameLanguage(language, spokenLanguage))
      ? 0
      : source === 'automatic'
        ? 1
        : 2
  }
  const sortedTracks = tracks.toSorted((one, other) => getRank(one) - getRank(other))
  return uniqueBy(sortedTracks, ({ language }) => language).slice(0, MAX_TRACKS)
}

const isSameLanguage = (one: string, other: string) => one.split('-')[0] === other.split('-')[0]
