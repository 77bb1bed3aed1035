import type { Random } from '@/lib/core/random'

/** Letter sequences that must not form where words meet. Words that contain them ("therapist") are fine. */
const unwantedWords = (
  'anal anus arse ass boob butt cock coon crap cum cunt damn dick dyke fag fuck gook hoe hore jap jizz kike kkk knob milf nazi nig nude paki peni ' +
  'perv piss poo porn puss rape scat sex shit slut spic suck tit turd twat wank whor xxx'
).split(' ')

/** Whether joined words form an unwanted word that none of them contains: "pen" and "island". */
function formsUnwantedWord(parts: readonly string[]): boolean {
  const joinedText = parts.join('')
  return unwantedWords.some((word) => joinedText.includes(word) && !parts.some((part) => part.includes(word)))
}

/** Null if too long, or if parts form an unwanted word or double letter and the options allow no "." or "_" there. */
export function joinParts(
  parts: readonly string[],
  { maxLength, punctuation }: { maxLength: number; punctuation: boolean },
  random: Random,
): string | null {
  const joinedParts = parts.join('')
  if (joinedParts === '' || joinedParts.length > maxLength) return null
  const boundaryPairs = parts.slice(1).map((part, index) => (parts[index] ?? '').slice(-1) + part.charAt(0))
  const hasClash = formsUnwantedWord(parts) || boundaryPairs.some((pair) => pair[0] === pair[1])
  const canPunctuate = parts.length > 1 && joinedParts.length + parts.length - 1 <= maxLength && punctuation
  if (hasClash) return canPunctuate ? parts.join(random.pick(['.', '_'])) : null
  return canPunctuate && random.pickFraction() < 0.25 ? parts.join(random.pick(['.', '_'])) : joinedParts
}
