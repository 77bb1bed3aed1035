import { formatQuantity } from '@/lib/core/format/format-quantity'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { splitWords } from './line-words'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 10

/** Counts hooks in words, because they are spoken, and titles in YouTube's characters. */
export function checkLineLength({ kind, text }: LineScoreInput): ScoreCheck {
  const [points, reason] =
    kind === 'hook' ? scoreSpokenLength(splitWords(text).length) : scoreDisplayedLength(measureUtf16Length(text))
  return { name: 'Length', points, maxPoints: MAX_POINTS, reason }
}

/** Creators speak about 15 words in five seconds. */
function scoreSpokenLength(wordCount: number): [number, string] {
  const countText = formatQuantity(wordCount, 'word')
  if (wordCount < 3) return [1, `${countText}: too short to say what is coming.`]
  if (wordCount < 5) return [6, `${countText}: short. There is room for one detail.`]
  if (wordCount <= 12) return [MAX_POINTS, `${countText}: said in one breath.`]
  if (wordCount <= 15) return [7, `${countText}: almost too long for one breath. Try cutting the end.`]
  if (wordCount <= 20) return [3, `${countText}: over five seconds of talking before anything happens.`]
  return [0, `${countText}: too long. People scroll on before you finish.`]
}

function scoreDisplayedLength(characterCount: number): [number, string] {
  const countText = `${characterCount} characters`
  const { max, fold } = youtubeTitle
  if (characterCount > max) return [0, `${countText}: YouTube takes ${max}.`]
  if (characterCount > fold.max) return [3, `${countText}: a phone shows about the first ${fold.maxOnPhone}.`]
  if (characterCount > fold.maxOnPhone) return [7, `${countText}: a phone cuts it after about ${fold.maxOnPhone}.`]
  if (characterCount >= 30) return [MAX_POINTS, `${countText}: a phone shows all of it.`]
  if (characterCount >= 15) return [6, `${countText}: a phone shows all of it, with room for one detail.`]
  return [1, `${countText}: too short to say what happens.`]
}
