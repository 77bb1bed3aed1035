/** Case mapping by the rules of one language; characters without case pass through. */
export type CaseMapper = {
  toUpperCase(text: string): string
  toLowerCase(text: string): string
  /** Uppercases the first letter and lowercases the rest: “ßx” becomes “Ssx”, and in Dutch “ijs” becomes “IJs”. */
  capitalize(word: string): string
}

/**
 * Takes a BCP 47 tag: Turkish and Azerbaijani have two letters i, Lithuanian preserves dots, Greek capitals drop
 * accents.
 */
export function createCaseMapper(language: string): CaseMapper {
  const toLowerCase = (text: string) => text.toLocaleLowerCase(language)
  // A single Greek capital preserves its accent: only words all in capitals drop it.
  const firstLetterLanguage = language === 'el' ? 'und' : language
  return {
    toUpperCase: (text) => text.toLocaleUpperCase(language),
    toLowerCase,
    capitalize(word) {
      if (language === 'nl' && /^ij/i.test(word)) return `IJ${toLowerCase(word.slice(2))}`
      const initialCharacter = String.fromCodePoint(word.codePointAt(0) ?? 0)
      const [firstCharacter = '', ...otherCharacters] = initialCharacter.toLocaleUpperCase(firstLetterLanguage)
      // The lowercase form of a Greek sigma depends on the letter before it.
      return (
        firstCharacter +
        toLowerCase(otherCharacters.join('')) +
        toLowerCase(`x${word.slice(initialCharacter.length)}`).slice(1)
      )
    },
  }
}
