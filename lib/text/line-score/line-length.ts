import { utf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { splitWords } from './line-words'
import type { ScoreCheck, ScoredLine } from './score-line'

const MAX_POINTS = 10

/** Hooks in words, since they are spoken; titles in YouTube's characters. */
export function checkLineLength({ kind, text }: ScoredLine): ScoreCheck {
  const [points, reason] =
    kind === 'hook' ? scoreSpokenLength(splitWords(text).length) : scoreDisplayedLength(utf16Length(text))
  return { name: 'Length', points, maxPoints: MAX_POINTS, reason }
}

/** Up to 15 words are what creators say in about five seconds. Source: teleprompter.works/blog/tiktok-script-guide. */
function scoreSpokenLength(words: number): [number, string] {
  const count = `${words} ${words === 1 ? 'word' : 'words'}`
  if (words < 3) return [1, `${count}: too short to say what is coming.`]
  if (words < 5) return [6, `${count}: short. There is room for one detail.`]
  if (words <= 12) return [MAX_POINTS, `${count}: said in one breath.`]
  if (words <= 15) return [7, `${count}: almost too long for one breath. Try cutting the end.`]
  if (words <= 20) return [3, `${count}: over five seconds of talking before anything happens.`]
  return [0, `${count}: too long. People scroll on before you finish.`]
}

function scoreDisplayedLength(characters: number): [number, string] {
  const count = `${characters} characters`
  const { max, fold } = youtubeTitle
  if (characters > max) return [0, `${count}: YouTube takes ${max}.`]
  if (characters > fold.max) return [3, `${count}: a phone shows about the first ${fold.phone}.`]
  if (characters > fold.phone) return [7, `${count}: a phone cuts it after about ${fold.phone}.`]
  if (characters >= 30) return [MAX_POINTS, `${count}: a phone shows all of it.`]
  if (characters >= 15) return [6, `${count}: a phone shows all of it, with room for one detail.`]
  return [1, `${count}: too short to say what happens.`]
}
