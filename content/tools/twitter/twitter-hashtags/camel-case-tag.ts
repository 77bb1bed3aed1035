import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { getWordRank } from '@/lib/text/language/word-data'

/** Rarer words cost more, and every word costs something, so that whole words win over their parts. */
const WORD_COST = 1.5

/** For screen readers. Words of `prompt` preserve their capitals ("#ADHDTips"), as do tags with inner capitals. */
export function toCamelCaseTag(tag: string, prompt: string): string {
  const body = tag.replace(/^#/, '')
  if (/\p{Lu}/u.test(body.slice(1)) || !/^\p{Script=Latin}/u.test(body)) return tag
  const visitorWords = new Map(
    (prompt.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !allCapsWordPattern.test(word))
      .map((word) => [word.toLowerCase(), word]),
  )
  const words = splitIntoWords(body.toLowerCase(), (word) =>
    visitorWords.has(word) || extraTagWords.has(word) ? WORD_COST : WORD_COST + Math.log10(getWordRank(word) + 10),
  )
  return `#${words.map((word) => capitalizeFirst(visitorWords.get(word) ?? word)).join('')}`
}

/** Words common in tags but missing in an encyclopedia. */
const extraTagWords = new Set(['inspo', 'estate', 'thrifted'])

/** A long word in capitals is emphasis, not its spelling. */
const allCapsWordPattern = /^\p{Lu}{6,}$/u

/** Rarely at the end of a tag: "homeworkout" is a home workout, not homework. */
const functionWordPattern = /^(?:an|as|at|in|is|it|of|on|or|out|so|to|up)$/

type Split = { cost: number; words: string[] }

function splitIntoWords(text: string, getCost: (word: string) => number): string[] {
  const bestSplits: Split[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    let cheapestSplit: Split = { cost: Number.POSITIVE_INFINITY, words: [] }
    for (let start = 0; start < end; start += 1) {
      const word = text.slice(start, end)
      const previousSplit = bestSplits[start]
      // "a", "i", digits and "_" are the only words of one character.
      if (previousSplit === undefined || (word.length === 1 && !/[ai\d_]/.test(word))) continue
      const functionWordPenalty = end === text.length && start > 0 && functionWordPattern.test(word) ? WORD_COST : 0
      const cost = previousSplit.cost + getCost(word) + functionWordPenalty
      if (cost < cheapestSplit.cost) cheapestSplit = { cost, words: [...previousSplit.words, word] }
    }
    bestSplits.push(cheapestSplit)
  }
  const fullSplit = bestSplits.at(-1)
  return fullSplit && Number.isFinite(fullSplit.cost) ? fullSplit.words : [text]
}
