import { trimPhrase } from '@/lib/core/strings/end-punctuation'
import { ANY, DEFAULT_RATIO, type Ratio, ratios } from './fields'

const networkNamesPattern =
  '(?:instagram|insta|ig|tiktok|youtube|yt|pinterest|facebook|linkedin|twitter|bluesky|social media)'
/** Ambiguous names (x, threads) are networks only when a post kind follows. */
const networkPattern = `(?:${networkNamesPattern}|x|threads)`
const postKindPattern =
  ' (?:(?:feed )?posts?|carousel(?: cover)?|story|stories|reels?(?: cover)?|shorts?|thumbnails?|pins?|header|banner|cover(?: photo| picture)?|profile (?:picture|photo)|videos?|ads?)'
const articlePattern = '(?:an?|my|our|the)'
const leadingFormatPattern = new RegExp(
  `^(?:${articlePattern} )?${networkPattern}${postKindPattern}(?: (?:about|of|showing|with|for)\\b|:|,| [–-]) ?`,
  'i',
)
const trailingFormatPattern = new RegExp(
  `(?:,| for| as)(?:(?: ${articlePattern})? (?:${networkPattern}${postKindPattern}|${networkNamesPattern})| ${articlePattern}(?: [\\p{L}\\p{N}’'-]{1,20}){1,2} ${networkNamesPattern}${postKindPattern})$`,
  'iu',
)

const ratiosByPlacement: readonly (readonly [RegExp, Ratio])[] = [
  [/profile/i, '1:1'],
  [/stor(?:y|ies)|reel|short|tiktok/i, '9:16'],
  [/youtube|\byt\b/i, '16:9'],
  [/carousel/i, DEFAULT_RATIO],
  [/header|banner|cover/i, '3:1'],
  [/pin/i, '2:3'],
]

const ratiosByName: readonly (readonly [RegExp, Ratio])[] = [
  [/\bsquare (?:format|picture|image|photo)\b/i, '1:1'],
  [/\bwidescreen\b|\blandscape (?:format|orientation)\b/i, '16:9'],
  [/\b(?:vertical|upright) (?:format|orientation)\b/i, '9:16'],
]

/** A ratio counts only in a comma-separated part of at most three words, which excludes scores and times. */
function detectRatio(idea: string): Ratio | undefined {
  const shortParts = idea.split(',').filter((part) => part.trim().split(' ').length <= 3)
  const ratio = (Object.keys(ratios) as Ratio[]).find((candidate) =>
    shortParts.some((part) => part.split(' ').includes(candidate)),
  )
  return ratio ?? ratiosByName.find(([pattern]) => pattern.test(idea))?.[1]
}

/** Removes the placement, such as “for an Instagram post”, because models would draw it. */
export function extractFormat(input: string, chosenRatio: string): { scene: string; ratio: Ratio } {
  const idea = trimPhrase(input)
  const mention =
    [leadingFormatPattern, trailingFormatPattern]
      .map((pattern) => pattern.exec(idea)?.[0] ?? '')
      .find((pattern) => pattern !== '') ?? ''
  const scene = trimPhrase(idea.replace(mention, ''))
  const detectedRatio = ratiosByPlacement.find(([pattern]) => pattern.test(mention))?.[1] ?? detectRatio(scene)
  return {
    scene: scene || idea,
    ratio: chosenRatio === ANY ? (detectedRatio ?? DEFAULT_RATIO) : (chosenRatio as Ratio),
  }
}

/** At most three words, so that a sign that reads “no entry” does not match. */
const negativePattern = /^(?:no|without(?: any)?) (\p{L}+(?: \p{L}+)?)$/iu

/** Moves comma-separated exclusions out of an idea, because image models draw the text in “no text”. */
export function extractNegatives(scene: string): { idea: string; excludedTerms: string[] } {
  const [firstPart = '', ...otherParts] = scene.split(', ')
  const negatives = otherParts.map((part) => negativePattern.exec(part)?.[1])
  return {
    idea: [firstPart, ...otherParts.filter((_, index) => !negatives[index])].join(', '),
    excludedTerms: negatives.filter((term) => term !== undefined),
  }
}
