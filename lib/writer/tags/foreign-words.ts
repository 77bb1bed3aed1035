import { isCoarse } from '@/lib/fit/coarse'
import { glueOf } from '@/lib/writer/reading/glue'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Infinitives, which are no tag by themselves, in the languages that show them at the end of a word. */
const infinitive: Readonly<Record<string, RegExp>> = {
  es: /(?:ar|er|ir)(?:[lmst]e|l[ao]s?|nos)?$/,
  pt: /(?:ar|er|ir)$/,
  it: /(?:are|ere|ire)$/,
  fr: /(?:er|ir)$/,
}

/** What names something in a text of another language: its own words without those that glue, as typed, at most eight. */
export function foreignWords(text: string, language: string): string[] {
  const glue = glueOf(language)
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(
    text,
  )
  const found: string[] = []
  let open = ''
  const close = () => {
    if (open !== '') found.push(open)
    open = ''
  }
  for (const { segment, isWordLike } of segmenter.segment(
    text.slice(0, 600).replace(/(?<=\p{L})[’'](?=\p{L})/gu, ' '),
  )) {
    const names =
      isWordLike &&
      /\p{L}/u.test(segment) &&
      !glue.has(segment.toLowerCase()) &&
      !/^\p{Script=Hiragana}+$/u.test(segment)
    // Words of scripts without spaces belong together where nothing glues them.
    if (names && wide && /[\p{Script=Han}\p{Script=Katakana}]/u.test(segment) && open.length < 8)
      open += segment
    else {
      close()
      if (names) open = segment
    }
    if (!wide) close()
  }
  close()
  const least = wide ? 2 : /\p{Script=Latin}/u.test(text) ? 4 : 3
  const nouns = /^\p{Lu}/u
  const cased = found.slice(1).some((word) => nouns.test(word))
  return [...new Set(found)]
    .filter(
      (word, at) =>
        [...word].length >= least &&
        !isCoarse(word) &&
        !infinitive[language]?.test(word.toLowerCase()) &&
        (language !== 'de' || !cased || at === 0 || nouns.test(word)),
    )
    .slice(0, 8)
}
