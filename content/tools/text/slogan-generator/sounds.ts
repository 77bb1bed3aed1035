/** Beginnings that promise nothing, by the sound that they share with the word. */
const alliterationTemplates: Readonly<Record<string, string>> = {
  a: 'All about {}',
  b: 'Back to {}',
  d: 'Definitely {}',
  f: 'Fond of {}',
  g: 'Go for {}',
  h: 'Here’s to {}',
  j: 'Just {}',
  k: 'Keen on {}',
  l: 'Long live {}',
  m: 'Mostly {}',
  p: '{}, please',
  r: 'Ready for {}',
  s: 'Simply {}',
  t: 'Time for {}',
  v: 'Viva {}',
  w: 'We want {}',
  y: 'Yes, {}',
}

/** The sound that an English word begins with, near enough to hear two of them: “ceramic” is s, “candle” k, “phone” f; '' where it is none of these. */
export function getOnset(word: string): string {
  const lowercaseWord = word.toLowerCase()
  if (/^(?:kn|pn|gn)/.test(lowercaseWord)) return 'n'
  if (/^wr/.test(lowercaseWord)) return 'r'
  if (/^ph/.test(lowercaseWord)) return 'f'
  if (/^(?:sh|ch|th|wh|ps|eu|uni|hon[eo][su]t)/.test(lowercaseWord)) return ''
  if (/^c[eiy]/.test(lowercaseWord)) return 's'
  if (/^g[eiy]/.test(lowercaseWord)) return ''
  if (/^[cq]/.test(lowercaseWord)) return 'k'
  return /^[a-z]/.test(lowercaseWord) ? lowercaseWord.charAt(0) : ''
}

/** A word with a beginning that sounds like it: “Mostly mugs”. Null where there is none. */
export function buildAlliteration(word: string): string | null {
  return alliterationTemplates[getOnset(word)]?.replace('{}', word) ?? null
}

/** Whether two words end alike from their last vowel on, in three letters or more, and begin differently: “glow” and “snow” do not, “light” and “night” do. */
export function isRhyme(firstWord: string, secondWord: string): boolean {
  const [a, b] = [firstWord.toLowerCase(), secondWord.toLowerCase()]
  const ending = /[aeiouy]{1,3}[^aeiouy]{1,4}e?s?$/.exec(a)?.[0] ?? ''
  return ending.length >= 3 && !a.endsWith(b) && !b.endsWith(a) && b.endsWith(ending)
}
