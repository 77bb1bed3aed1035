import nlp from 'compromise'
import { customTags, customWords } from './custom-words'

nlp.extend({ tags: customTags, words: customWords })

export type Doc = ReturnType<typeof nlp>

/** A word of a tagged text; `text` is empty for the second half of a contraction ("we’re" is two terms). */
export type Term = {
  text: string
  pre: string
  post: string
  normal: string
  implicit?: string
  tags: ReadonlySet<string>
}

/** Longest text that is tagged, in characters: tagging takes most of a reading's time. */
const MAX_TAGGED_LENGTH = 600

/** A text tagged by compromise, which knows some more words here: kin, pets, places to go, shorthand. */
export function tagText(text: string): Doc {
  return nlp(text.slice(0, MAX_TAGGED_LENGTH))
}

/** The terms of a tagged text by sentence. */
export function getTerms(doc: Doc): readonly (readonly Term[])[] {
  return (doc as unknown as { docs: readonly (readonly Term[])[] }).docs
}

/** Signs by name: each a weight before a pattern in compromise's match language. */
export type Signs<Name extends string> = Readonly<Record<Name, readonly string[]>>

type SignHit<Name extends string> = { name: Name; weight: number }

/** Which of many signs a text shows, all looked for in one pass. */
export function createSignFinder<Name extends string>(signs: Signs<Name>): (doc: Doc) => SignHit<Name>[] {
  const entries = (Object.entries(signs) as [Name, readonly string[]][]).flatMap(([name, all]) =>
    all.map((sign) => ({ name, weight: Number(sign.charAt(0)), match: sign.slice(2) })),
  )
  const net = nlp.buildNet(
    entries.flatMap((entry) => expandPattern(entry.match).map((match) => ({ match, entry }) as { match: string })),
  )
  return (doc) => {
    const swept = doc as unknown as { sweep(net: unknown): { found: { entry: SignHit<Name> }[] } }
    return [...new Set(swept.sweep(net).found.map(({ entry }) => entry))]
  }
}

/** compromise misreads a choice in which a way holds a choice, a tag or a gap beside other words: each such way becomes a pattern of its own. */
function expandPattern(match: string): string[] {
  for (const [from, to] of findGroups(match)) {
    const ways = splitAlternatives(match.slice(from + 1, to))
    const greedy = /[+}*]$/.test(match.slice(0, from).trimEnd())
    const hard = ways.filter(
      (way) => way.includes('(') || (greedy ? /[ #]/.test(way) : way.includes(' ') && /[#.?{]/.test(way)),
    )
    if (hard.length === 0) continue
    const easy = ways.filter((way) => !hard.includes(way))
    const optional = match[to + 1] === '?'
    const tail = match.slice(optional ? to + 2 : to + 1)
    const choices = [...(easy.length > 0 ? [`(${easy.join('|')})`] : []), ...hard, ...(optional ? [''] : [])]
    return choices.flatMap((choice) =>
      expandPattern(`${match.slice(0, from)}${choice}${tail}`.replace(/ +/g, ' ').trim()),
    )
  }
  return [match]
}

/** Where the outermost choices of a pattern stand. */
function findGroups(match: string): [number, number][] {
  const found: [number, number][] = []
  let depth = 0
  let from = 0
  for (const [at, char] of [...match].entries()) {
    if (char === '(' && depth++ === 0) from = at
    if (char === ')' && --depth === 0) found.push([from, at])
  }
  return found
}

function splitAlternatives(group: string): string[] {
  let depth = 0
  const ways = ['']
  for (const char of group) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === '|' && depth === 0) ways.push('')
    else ways[ways.length - 1] += char
  }
  return ways
}
