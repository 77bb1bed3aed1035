import { cleanText, toSingleLine } from '@/lib/core/strings/clean-text'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { fitIdea } from '@/lib/kits/video-ideas/fit-idea'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { collectVisitorText, shouldRejectText } from '@/lib/tool/visitor-text'
import type { Reel, ReelInput } from './fields'

export const MAX_COVER_WORDS = 6
/** Patterns that match named songs, such as “Song by Artist”. A named song may be removed or unlicensed later. */
const songPatterns = [
  /(?<!\p{L})(?:song|track|audio|remix) (?:called|named|titled|by|from) /iu,
  /["“‘][^"“”‘’]+["”’] by \p{Lu}/iu,
  /#\d* (?:on the )?chart/i,
  /\btrending (?:audio|sound|song|music)\b/i,
]

/** Fits a Reel that can be filmed, with a cover for the grid and a direction for its audio; null otherwise. */
export function fitReel({ coverText, audio, ...idea }: Reel, input: ReelInput): Reel | null {
  const fittedIdea = fitIdea(idea, input, instagramHashtags.max)
  if (fittedIdea === null) return null
  const cover = toSingleLine(coverText)
  const audioText = cleanText(audio)
  const { prompt, parameters } = input
  if (!isWithinWordRange(cover, 0, MAX_COVER_WORDS)) return null
  if (cover !== '' && isSameText(cover, fittedIdea.onScreenText)) return null
  if (songPatterns.some((pattern) => pattern.test(audioText))) return null
  const visitorText = collectVisitorText({ prompt, parameters })
  if ([cover, audioText].some((text) => shouldRejectText(text, visitorText))) return null
  if (usesAvoidedWord(`${cover} ${audioText}`, parameters.avoid)) return null
  return { ...fittedIdea, coverText: cover, audio: audioText }
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
