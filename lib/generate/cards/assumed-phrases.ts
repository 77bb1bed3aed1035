/** Where a text is written with capitals all over, as titles and German are, a capital names nothing. */
const MAX_CAPITAL_SHARE = 0.25

/**
 * The phrases of a text that the visitor has not said: those which the model names itself, as far as they occur and
 * the visitor did not write them, and every name and figure that `visitorText` lacks. As they stand in the text, in its order.
 */
export function findAssumedPhrases(text: string, visitorText: string, modelPhrases: readonly string[]): string[] {
  const lowercaseVisitorText = visitorText.toLowerCase()
  const phrases = [...modelPhrases.map((phrase) => phrase.trim()), ...findNames(text), ...findNumbers(text)]
  const matches = phrases.flatMap((phrase) => {
    const offset =
      phrase === '' || lowercaseVisitorText.includes(phrase.toLowerCase())
        ? -1
        : text.toLowerCase().indexOf(phrase.toLowerCase())
    return offset < 0 ? [] : [{ offset, phrase: text.slice(offset, offset + phrase.length) }]
  })
  const outerMatches = matches.filter(
    ({ phrase, offset }) => !matches.some((other) => encloses(other, { phrase, offset })),
  )
  return [...new Set(outerMatches.toSorted((one, other) => one.offset - other.offset).map(({ phrase }) => phrase))]
}

type PhraseMatch = { offset: number; phrase: string }

function encloses(outer: PhraseMatch, inner: PhraseMatch): boolean {
  const isLonger = outer.phrase.length > inner.phrase.length
  return (
    isLonger && outer.offset <= inner.offset && inner.offset + inner.phrase.length <= outer.offset + outer.phrase.length
  )
}

/** Words with a capital in the middle of a sentence. */
function findNames(text: string): string[] {
  const innerWords = [...text.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{L}[\p{L}’'-]*/gu)].map(([word]) => word)
  const capitalizedWords = innerWords.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return capitalizedWords.length > innerWords.length * MAX_CAPITAL_SHARE ? [] : capitalizedWords
}

/** The value of a colour, such as `#6b4a2f`, says nothing that could be untrue. */
const hexColorPattern = /#[0-9a-f]{6}\b/gi

function findNumbers(text: string): string[] {
  return text.replace(hexColorPattern, '').match(/(?<![\p{L}\p{N}/.:-])\d+(?:[.,]\d+)*(?![\p{N}/:-])/gu) ?? []
}
