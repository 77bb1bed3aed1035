import { isInLexicon } from './casing'

type Sides = readonly [string, string]

const comparisonLeadPattern =
  /^(?:(?:which|what|who)(?: one)?(?:’s| is| are)?(?: really)?(?: better| best| worse| \p{L}+er| more \p{L}+)?|comparing|compared|testing|trying|(?:the )?(?:real |main |actual )?differences? between|battle of|side by side|is it|should (?:i|you|we) (?:get|buy|choose)|do you prefer|better)(?:\s*[:,;-])?\s+/iu
const comparisonQuestionPattern =
  /(?<=[ ,:;.?-])(?:which|what|who|whats|what’s|honest|side by side|a blind|blind|(?<!the )same|the (?:real|honest|truth)|is it|what they|what it)\b/i

const thanComparisonPattern =
  /^(\S+(?: \S+){0,4}?) (?:really |actually |any )?(?:better|cheaper|faster|easier|healthier|worse|nicer|smarter|safer|warmer|as good) (?:than|as) ([^\s,]+(?: [^\s,]+){0,4}?)(?:(?: (?:for|in|at|on|when|if) |,).*)?$/i

/** The two sides of a comparison; "… camera" and "… for students" stand with both. */
export function findSides(midSentenceLine: string): Sides | null {
  const lineWithoutVerb = midSentenceLine.replace(/^(?:is|are) /i, '')
  const thanMatch = lineWithoutVerb === midSentenceLine ? null : thanComparisonPattern.exec(lineWithoutVerb)
  if (thanMatch?.[1] && thanMatch[2] && isSide(thanMatch[1]) && isSide(thanMatch[2]))
    return [thanMatch[1], thanMatch[2]]
  const lineWithoutLead = midSentenceLine.replace(comparisonLeadPattern, '')
  const questionOffset = lineWithoutLead.search(comparisonQuestionPattern)
  const sidesText =
    questionOffset > 0 ? lineWithoutLead.slice(0, questionOffset).replace(/[ ,:;.?-]{1,3}$/, '') : lineWithoutLead
  const separatorMatch =
    / (?:vs\.?|versus|v\.?|against) /i.exec(sidesText) ??
    / compared (?:to|with) /i.exec(sidesText) ??
    / or /i.exec(sidesText) ??
    / and /i.exec(sidesText)
  if (!separatorMatch) return null
  const leftSide = sidesText
    .slice(0, separatorMatch.index)
    .replace(/^.*[,:;]\s+/, '')
    .trim()
  const rightSide = sidesText
    .slice(separatorMatch.index + separatorMatch[0].length)
    .split(/[,:;]/, 1)
    .join('')
    .trim()
  const [secondSide, tail] = splitTail(rightSide)
  if (!isSide(leftSide) || !isSide(secondSide)) return null
  const sharedNoun = getSharedNoun(leftSide, secondSide)
  const sharedTail = tail !== '' && !leftSide.endsWith(tail) ? ` ${tail}` : ''
  return [leftSide + sharedNoun + sharedTail, secondSide + sharedTail]
}

/** "iPhone 16" and "Pixel 9 camera" are two cameras; so are a maker's name and a maker's name with what it makes. */
function getSharedNoun(leftSide: string, rightSide: string): string {
  const nounAfterNumber = /\d$/.test(leftSide) ? /\d((?: \p{L}+){1,2})$/u.exec(rightSide)?.[1] : undefined
  if (nounAfterNumber) return nounAfterNumber
  const [maker = '', ...rest] = rightSide.split(' ')
  const areMakers =
    !leftSide.includes(' ') && rest.length > 0 && rest.length <= 3 && isUnknownWord(leftSide) && isUnknownWord(maker)
  return areMakers ? ` ${rest.join(' ')}` : ''
}

function isUnknownWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !isInLexicon(word.toLowerCase()) && !/s$/.test(word)
}

/** "acrylic for beginners" gives "acrylic" and "for beginners". */
function splitTail(side: string): readonly [string, string] {
  const offset = side.search(/^\p{L}+ing\s/u.test(side) ? /\sfor\s/ : /\s(?:for|at|in|on|when|with|after|over|if)\s/)
  return offset < 0 ? [side, ''] : [side.slice(0, offset), side.slice(offset + 1)]
}

function isSide(text: string): boolean {
  const wordCount = text.split(' ').length
  return /\p{L}|\d/u.test(text) && wordCount <= 6 && !/^(?:at|in|on|for|with|to|from|by)\s/i.test(text)
}

/** What was and what is. */
export function findBeforeAndAfter(midSentenceLine: string): Sides | null {
  const tailFragment = String.raw`(?:\s+(?:in|after|since|over|within)\s+[\p{L}\d]+(?: [\p{L}\d]+){0,2})?`
  const pairPatterns = [
    new RegExp(String.raw`\bfrom (\S+(?: \S+){0,5}?) to (\S+(?: \S+){0,5}?)${tailFragment}$`, 'iu'),
    /^(?:I |we )?(?:turned|turning|converted|flipped|made) (\S+(?: \S+){0,6}?) into (\S+(?: \S+){0,6}?)$/iu,
    /\b((?:day|week|month|year) (?:1|one)) (?:to|vs\.?|and) ((?:day|week|month|year) \d+)/iu,
  ]
  for (const pairPattern of pairPatterns) {
    const match = pairPattern.exec(midSentenceLine)
    if (match?.[1] && match[2]) return [match[1].replace(/[,;:]$/, ''), match[2].replace(/[,;:]$/, '')]
  }
  return null
}
