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
  const entries = (Object.entries(signs) as [Name, readonly string[]][]).flatMap(([name, patterns]) =>
    patterns.map((sign) => ({ name, weight: Number(sign.charAt(0)), match: sign.slice(2) })),
  )
  const net = nlp.buildNet(
    entries.flatMap((entry) => expandPattern(entry.match).map((match) => ({ match, entry }) as { match: string })),
  )
  return (doc) => {
    const sweepableDoc = doc as unknown as { sweep(net: unknown): { found: { entry: SignHit<Name> }[] } }
    return [...new Set(sweepableDoc.sweep(net).found.map(({ entry }) => entry))]
  }
}

/** compromise misreads a choice in which a way holds a choice, a tag or a gap beside other words: each such way becomes a pattern of its own. */
function expandPattern(pattern: string): string[] {
  for (const [start, end] of findGroups(pattern)) {
    const alternatives = splitAlternatives(pattern.slice(start + 1, end))
    const followsQuantifier = /[+}*]$/.test(pattern.slice(0, start).trimEnd())
    const complexAlternatives = alternatives.filter(
      (alternative) =>
        alternative.includes('(') ||
        (followsQuantifier ? /[ #]/.test(alternative) : alternative.includes(' ') && /[#.?{]/.test(alternative)),
    )
    if (complexAlternatives.length === 0) continue
    const simpleAlternatives = alternatives.filter((alternative) => !complexAlternatives.includes(alternative))
    const isOptional = pattern[end + 1] === '?'
    const tail = pattern.slice(isOptional ? end + 2 : end + 1)
    const choices = [
      ...(simpleAlternatives.length > 0 ? [`(${simpleAlternatives.join('|')})`] : []),
      ...complexAlternatives,
      ...(isOptional ? [''] : []),
    ]
    return choices.flatMap((choice) =>
      expandPattern(`${pattern.slice(0, start)}${choice}${tail}`.replace(/ +/g, ' ').trim()),
    )
  }
  return [pattern]
}

/** Where the outermost choices of a pattern stand. */
function findGroups(pattern: string): [number, number][] {
  const groups: [number, number][] = []
  let depth = 0
  let start = 0
  for (const [index, char] of [...pattern].entries()) {
    if (char === '(' && depth++ === 0) start = index
    if (char === ')' && --depth === 0) groups.push([start, index])
  }
  return groups
}

function splitAlternatives(group: string): string[] {
  let depth = 0
  const alternatives = ['']
  for (const char of group) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === '|' && depth === 0) alternatives.push('')
    else alternatives[alternatives.length - 1] += char
  }
  return alternatives
}
