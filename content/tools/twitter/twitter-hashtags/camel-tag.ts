import { wordRank } from '@/lib/text/language/word-rank'

/** A tag's words cost more the rarer they are, and each costs something, so that whole words win over their parts. */
const costOfWord = 1.5

/**
 * A hashtag with a capital at the start of each word, so that screen readers speak words: "#sourdoughbread" becomes
 * "#SourdoughBread". Words of `prompt` keep their own capitals ("#ADHDTips"). A tag that has capitals inside, is not in
 * plain Latin letters or cannot be told apart into words stays as it is, but for its first letter.
 */
export function camelTag(tag: string, prompt: string): string {
  const body = tag.replace(/^#/, '')
  if (/\p{Lu}/u.test(body.slice(1)) || !/^\p{Script=Latin}/u.test(body)) return tag
  const own = new Map(
    (prompt.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !capsLock.test(word))
      .map((word) => [word.toLowerCase(), word]),
  )
  const words = wordsIn(body.toLowerCase(), (word) =>
    own.has(word) || tagWords.has(word) ? costOfWord : costOfWord + Math.log10(wordRank(word) + 10),
  )
  return `#${words.map((word) => capitalised(own.get(word) ?? word)).join('')}`
}

/** Words that live in tags and that an encyclopedia does not have. */
const tagWords = new Set(['inspo', 'estate'])

/** A long word in capitals is shouted, not spelled so. */
const capsLock = /^\p{Lu}{6,}$/u

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Rarely the end of a tag: "homeworkout" is a home workout, no homework. */
const linkWord = /^(?:an|as|at|in|is|it|of|on|or|out|so|to|up)$/

type Split = { cost: number; words: string[] }

/** The cheapest way to read a run of letters as words; the run itself where there is none. */
function wordsIn(text: string, costOf: (word: string) => number): string[] {
  const best: Split[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    let cheapest: Split = { cost: Number.POSITIVE_INFINITY, words: [] }
    for (let start = 0; start < end; start += 1) {
      const word = text.slice(start, end)
      const before = best[start]
      if (before === undefined || !isWord(word)) continue
      const dangling = end === text.length && start > 0 && linkWord.test(word) ? costOfWord : 0
      const cost = before.cost + costOf(word) + dangling
      if (cost < cheapest.cost) cheapest = { cost, words: [...before.words, word] }
    }
    best.push(cheapest)
  }
  const whole = best.at(-1)
  return whole && Number.isFinite(whole.cost) ? whole.words : [text]
}

/** Single letters are words only where English has them. */
function isWord(word: string): boolean {
  return word.length > 1 || /^[ai\d_]$/.test(word)
}
