import { isInLexicon } from './casing'

type Sides = readonly [string, string]

const comparisonLead =
  /^(?:(?:which|what|who)(?: one)?(?:’s| is| are)?(?: really)?(?: better| best| worse| \p{L}+er| more \p{L}+)?|comparing|compared|testing|trying|(?:the )?(?:real |main |actual )?differences? between|battle of|side by side|is it|should (?:i|you|we) (?:get|buy|choose)|do you prefer|better)(?:\s*[:,;-])?\s+/iu
const comparisonQuestion =
  /(?<=[ ,:;.?-])(?:which|what|who|whats|what’s|honest|side by side|a blind|blind|(?<!the )same|the (?:real|honest|truth)|is it|what they|what it)\b/i

const thanComparison =
  /^(\S+(?: \S+){0,4}?) (?:really |actually |any )?(?:better|cheaper|faster|easier|healthier|worse|nicer|smarter|safer|warmer|as good) (?:than|as) ([^\s,]+(?: [^\s,]+){0,4}?)(?:(?: (?:for|in|at|on|when|if) |,).*)?$/i

/** The two sides of a comparison; "… camera" and "… for students" stand with both. */
export function findSides(inner: string): Sides | null {
  const said = inner.replace(/^(?:is|are) /i, '')
  const than = said === inner ? null : thanComparison.exec(said)
  if (than?.[1] && than[2] && isSide(than[1]) && isSide(than[2])) return [than[1], than[2]]
  const led = inner.replace(comparisonLead, '')
  const end = led.search(comparisonQuestion)
  const bare = end > 0 ? led.slice(0, end).replace(/[ ,:;.?-]{1,3}$/, '') : led
  const at =
    / (?:vs\.?|versus|v\.?|against) /i.exec(bare) ??
    / compared (?:to|with) /i.exec(bare) ??
    / or /i.exec(bare) ??
    / and /i.exec(bare)
  if (!at) return null
  const left = bare
    .slice(0, at.index)
    .replace(/^.*[,:;]\s+/, '')
    .trim()
  const right = bare
    .slice(at.index + at[0].length)
    .split(/[,:;]/, 1)
    .join('')
    .trim()
  const [second, tail] = splitTail(right)
  if (!isSide(left) || !isSide(second)) return null
  const noun = getSharedNoun(left, second)
  const shared = tail !== '' && !left.endsWith(tail) ? ` ${tail}` : ''
  return [left + noun + shared, second + shared]
}

/** "iPhone 16" and "Pixel 9 camera" are two cameras; so are a maker's name and a maker's name with what it makes. */
function getSharedNoun(left: string, right: string): string {
  const counted = /\d$/.test(left) ? /\d((?: \p{L}+){1,2})$/u.exec(right)?.[1] : undefined
  if (counted) return counted
  const [maker = '', ...rest] = right.split(' ')
  const makers = !left.includes(' ') && rest.length > 0 && rest.length <= 3 && isUnknown(left) && isUnknown(maker)
  return makers ? ` ${rest.join(' ')}` : ''
}

function isUnknown(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !isInLexicon(word.toLowerCase()) && !/s$/.test(word)
}

/** "acrylic for beginners" gives "acrylic" and "for beginners". */
function splitTail(right: string): readonly [string, string] {
  const at = right.search(/^\p{L}+ing\s/u.test(right) ? /\sfor\s/ : /\s(?:for|at|in|on|when|with|after|over|if)\s/)
  return at < 0 ? [right, ''] : [right.slice(0, at), right.slice(at + 1)]
}

function isSide(text: string): boolean {
  const words = text.split(' ').length
  return /\p{L}|\d/u.test(text) && words <= 6 && !/^(?:at|in|on|for|with|to|from|by)\s/i.test(text)
}

/** What was and what is. */
export function findBeforeAndAfter(inner: string): Sides | null {
  const tail = String.raw`(?:\s+(?:in|after|since|over|within)\s+[\p{L}\d]+(?: [\p{L}\d]+){0,2})?`
  const pairs = [
    new RegExp(String.raw`\bfrom (\S+(?: \S+){0,5}?) to (\S+(?: \S+){0,5}?)${tail}$`, 'iu'),
    /^(?:I |we )?(?:turned|turning|converted|flipped|made) (\S+(?: \S+){0,6}?) into (\S+(?: \S+){0,6}?)$/iu,
    /\b((?:day|week|month|year) (?:1|one)) (?:to|vs\.?|and) ((?:day|week|month|year) \d+)/iu,
  ]
  for (const pair of pairs) {
    const found = pair.exec(inner)
    if (found?.[1] && found[2]) return [found[1].replace(/[,;:]$/, ''), found[2].replace(/[,;:]$/, '')]
  }
  return null
}
