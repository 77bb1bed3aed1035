import { splitIntoChunks } from '@/lib/text/line-chunks'

/** The initials of a name or a phrase, such as U.S. */
export const initialsPattern = /^(?:\p{L}\.){2,}$/u
/** The short word of Dutch “’s avonds” and “’t boek”, which has no capital: the next word takes it. */
export const cliticPattern = /^['’][kmnst]$/i
/** A word: letters, digits, and apostrophes or signs for letters (d*mn, Ke$ha) inside; or initials; or a clitic. */
export const wordPattern =
  /(?:\p{L}\.){2,}|(?<![\p{L}\p{M}\p{N}'’])['’][kmnstKMNST](?![\p{L}\p{M}\p{N}'’])|[\p{L}\p{M}\p{N}]+(?:(?:['’]|[*$]+)[\p{L}\p{M}\p{N}]+)*/gu
/** Words joined by a sign, such as AT&T or Wi-Fi. */
export const compoundPattern = new RegExp(`(?:${wordPattern.source})(?:[&/-](?:${wordPattern.source}))*`, 'gu')

/** Returns the spelling of a word in every style, or null if the style decides. */
export type SpellingLookup = (word: string) => string | null
/** `compound` is the word itself unless it is part of a compound. */
type WordMapper = (word: string, spelling: string | null, compound: string) => string

const noSpelling: SpellingLookup = () => null

/** Maps each word of a text; compounds with a spelling of their own are one word. */
export function replaceWords(text: string, change: WordMapper, getSpelling = noSpelling): string {
  return text.replace(compoundPattern, (compound) => {
    const spelling = getSpelling(compound)
    if (spelling !== null) return change(compound, spelling, compound)
    return compound.replace(wordPattern, (word) => change(word, getSpelling(word), compound))
  })
}

/** Maps each word of a line; leaves links, handles and other protected chunks unchanged. */
export function mapWords(line: string, change: WordMapper, getSpelling = noSpelling): string {
  return splitIntoChunks(line)
    .map(({ text, isProtected }) => (isProtected ? text : replaceWords(text, change, getSpelling)))
    .join('')
}

/** An abbreviation at the end of a chunk. Its period ends no sentence. “etc.” often does, and is not listed. */
const abbreviationPattern =
  /^["'“‘([]*(?:(?:\p{L}\.)+\p{L}|vs|approx|incl|cf|al|jr|sr|mrs?|ms|mx|dr|prof|rev|hon|gov|sen|capt|lt|sgt|st|mt|ft|vol|fig|dept|ave|blvd)\.["'”’)\]]*$/iu

export const endsInAbbreviation = (chunkText: string) => abbreviationPattern.test(chunkText.slice(0, MAX_CHUNK_LENGTH))
const MAX_CHUNK_LENGTH = 40
