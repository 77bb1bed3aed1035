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
  if (wordCount < 3) return [1, `${countText}. Too short to say what’s coming.`]
  if (wordCount < 5) return [6, `${countText}. Short, with room for one more detail.`]
  if (wordCount <= 12) return [MAX_POINTS, `${countText}. You can say it in one breath.`]
  if (wordCount <= 15) return [7, `${countText}. Almost too long for one breath. Try cutting the end.`]
  if (wordCount <= 20) return [3, `${countText}. That’s over five seconds of talking before anything happens.`]
  return [0, `${countText}. Too long. People will scroll before you finish.`]
}

function scoreDisplayedLength(characterCount: number): [number, string] {
  const countText = `${characterCount} characters`
  const { max, fold } = youtubeTitle
  if (characterCount > max) return [0, `${countText}. YouTube allows ${max}.`]
  if (characterCount > fold.max) return [3, `${countText}. A phone shows about the first ${fold.maxOnPhone}.`]
  if (characterCount > fold.maxOnPhone) return [7, `${countText}. A phone cuts it off after about ${fold.maxOnPhone}.`]
  if (characterCount >= 30) return [MAX_POINTS, `${countText}. A phone shows all of it.`]
  if (characterCount >= 15) return [6, `${countText}. A phone shows all of it, with room for one more detail.`]
  return [1, `${countText}. Too short to say what happens.`]
}
