import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { oneLine } from '@/lib/core/strings/lines'
import { hasWords } from '@/lib/core/strings/word-range'
import { fitIdea } from '@/lib/kits/video-ideas/fit-idea'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { isUnfit, saidBy } from '@/lib/tool/unfit-text'
import type { ReelInput } from './fields'
import type { Reel } from './reel'

const MAX_COVER_WORDS = 6
/** “playing ‘Song’”, “Song by Artist”, “use the song …”: what sounds right today is gone, or not licensed, tomorrow. */
const namedSongs = [
  /(?<!\p{L})(?:song|track|audio|remix) (?:called|named|titled|by|from) /iu,
  /["“‘][^"“”‘’]+["”’] by \p{Lu}/iu,
  /#\d* (?:on the )?chart/i,
  /\btrending (?:audio|sound|song|music)\b/i,
]

/** A Reel that can be filmed, with a cover for the grid and a direction for its sound; null otherwise. */
export function fitReel({ coverText, audio, ...idea }: Reel, input: ReelInput): Reel | null {
  const fitted = fitIdea(idea, input, instagramHashtags.max)
  if (fitted === null) return null
  const cover = oneLine(coverText)
  const sound = cleanText(audio)
  const { prompt, parameters } = input
  if (!hasWords(cover, 0, MAX_COVER_WORDS)) return null
  if (cover !== '' && sameWords(cover, fitted.onScreenText)) return null
  if (namedSongs.some((named) => named.test(sound))) return null
  const said = saidBy({ prompt, parameters })
  if ([cover, sound].some((text) => isUnfit(text, said))) return null
  if (usesAvoidedWord(`${cover} ${sound}`, parameters.avoid)) return null
  return { ...fitted, coverText: cover, audio: sound }
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
