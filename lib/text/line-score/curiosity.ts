import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 30

type CuriosityPattern = Pick<RegExp, 'test'>

/** A first-person story: the verb comes anywhere after the first "I". */
const storyPattern: CuriosityPattern = {
  test(text) {
    const index = text.search(/\b(?:i|we|my|our)\b/i)
    return index >= 0 && pastVerbPattern.test(text.slice(index))
  },
}
const pastVerbPattern =
  /\p{L}ed\b|\b(?:got|lost|made|found|went|took|built|sold|bought|quit|told|learned|tried|spent|left|kept)\b/iu

const comparisonPattern: CuriosityPattern = {
  test(text) {
    const index = text.search(/\bnot ./i)
    return /\b(?:vs|versus|than)\b/i.test(text) || (index >= 0 && / but\b/i.test(text.slice(index + 'not x'.length)))
  },
}

const curiositySigns: readonly (readonly [points: number, pattern: CuriosityPattern, reason: string])[] = [
  [14, /\?|^(?:why|how|what|where|who|which|when)\b/i, 'a question the video has to answer'],
  [
    14,
    /\b(?:but|until|instead|without|before|almost|never|nobody|no one|stop|stopped|wrong|mistake|mistakes|regret|worst|lost|fail|failed|quit|except|unless|only|still|yet|actually)\b|n['’]t\b/i,
    'something unexpected',
  ],
  [10, storyPattern, 'a story already underway'],
  [10, comparisonPattern, 'a comparison'],
  [6, /\b(?:this|here['’]s|the (?:one|part|reason|moment|step|day))\b/i, 'something we haven’t seen yet'],
]

/** Rewards a reason to keep watching: a gap between what the line says and what it withholds. */
export function checkCuriosity({ text }: LineScoreInput): ScoreCheck {
  const foundSigns = curiositySigns.filter(([, pattern]) => pattern.test(text))
  const points = Math.min(
    MAX_POINTS,
    foundSigns.reduce((sum, [signPoints]) => sum + signPoints, 0),
  )
  const reason =
    foundSigns.length === 0
      ? 'Leaves nothing open. Add a twist or a question.'
      : `Opens with ${foundSigns.map(([, , signReason]) => signReason).join(', ')}.`
  return { name: 'Curiosity', points, maxPoints: MAX_POINTS, reason }
}
