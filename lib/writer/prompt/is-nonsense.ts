import { inLexicon } from '@/lib/writer/words/lexicon'
import { wordRank } from '@/lib/writer/words/word-rank'

/** Neighbouring keys, forwards and backwards. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertz', 'azerty', '1234567890'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
])

/** Whether a text has no word that could be a topic: mashed keys, single letters, digits, punctuation. */
export function isNonsense(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}\p{N}'+#&.-]+/u).filter((word) => /\p{L}/u.test(word))
  const foreign = words.some((word) => /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}]/u.test(word))
  if (foreign) return new Set(text.replace(/[^\p{L}]/gu, '')).size < 2
  return !words.some(couldBeWord)
}

/** Short words that say nothing alone. */
const empty = new Set(
  'the and for with you your his her its our they them this that these those what when where which who how why but not yes nah lol omg idk blah xyz abc hmm ugh meh haha lorem test testing tests hello hey hi ok okay please thanks thank something anything nothing everything stuff things thing whatever help asdf none null undefined nan lorem ipsum foo bar baz qux an of to in on at it is am are was be do or if as by me my we us he she so no go up'.split(
    ' ',
  ),
)

function couldBeWord(word: string): boolean {
  const lower = word
    .toLowerCase()
    .replace(/^[^\p{L}]+|(?<![^\p{L}+#])[^\p{L}+#]+$/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  if (empty.has(lower)) return false
  if (/^(?:c\+\+|c#|f#)$/.test(lower)) return true
  if (lower.replace(/[^a-zßæøœđłþðı]/g, '').length < 2) return false
  const letters = lower.replace(/[^\p{L}]/gu, '')
  if (letters.length > 3 && isKeyRow(letters)) return false
  if (/^(.)\1+$/.test(letters) || /^(.{1,3}?)\1{2,}$/.test(letters)) return false
  if (letters.length <= 5 && /^\p{Lu}+$/u.test(word)) return true
  if (wordRank(lower) < 150_000 || inLexicon(lower)) return letters.length > 2 || wordRank(lower) < 30_000
  return isPronounceable(letters)
}

function isKeyRow(letters: string): boolean {
  return (
    rows.some((row) => row.includes(letters)) ||
    (/^[asdfghjkl]+$/.test(letters) && !/[a].*[a]|sh|al|ad|as|ag|ah/.test(letters))
  )
}

/** Loose on purpose, as brand names bend spelling: a vowel, no long run of consonants, no cluster that no language has. */
function isPronounceable(letters: string): boolean {
  if (!/[aeiouyıæøœ]/.test(letters)) return letters.length <= 4 && !/[qxzjkwv]{2}/.test(letters)
  if (/[bcdfghjklmnpqrstvwxz]{6}/.test(letters) || /(.)\1\1/.test(letters)) return false
  const strange = letters.match(
    /q(?!u|a|i|o|$)|[jvwx]{2}|[bcdfghjklmnpqrstvwxz]{5}|[bdfgjkpqtvwz][jqxz]|[jqxz][bcdfghjklmnpqrstvwxz]|f[gkjhd]|[dg]f|kj|hj|jk|sd[fg]|lk[jh]/g,
  )
  return (strange?.length ?? 0) * 8 <= letters.length
}
