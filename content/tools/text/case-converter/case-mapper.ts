/** Upper and lower case by one language's rules; what has no case passes through. */
export type CaseMapper = {
  toUpperCase(text: string): string
  toLowerCase(text: string): string
  /** The first letter up, the rest down: “ßx” becomes “Ssx”, and in Dutch “ijs” becomes “IJs”. */
  capitalize(word: string): string
}

/** By a language's BCP 47 tag: Turkish and Azerbaijani have two letters i, Lithuanian keeps dots, Greek capitals drop accents. */
export function createCaseMapper(language: string): CaseMapper {
  const toLowerCase = (text: string) => text.toLocaleLowerCase(language)
  // A single Greek capital keeps its accent: only words all in capitals drop it.
  const firstLetterLanguage = language === 'el' ? 'und' : language
  return {
    toUpperCase: (text) => text.toLocaleUpperCase(language),
    toLowerCase,
    capitalize(word) {
      if (language === 'nl' && /^ij/i.test(word)) return `IJ${toLowerCase(word.slice(2))}`
      const initialCharacter = String.fromCodePoint(word.codePointAt(0) ?? 0)
      const [firstCharacter = '', ...otherCharacters] = initialCharacter.toLocaleUpperCase(firstLetterLanguage)
      // A Greek sigma looks at whether a letter stands before it.
      return (
        firstCharacter +
        toLowerCase(otherCharacters.join('')) +
        toLowerCase(`x${word.slice(initialCharacter.length)}`).slice(1)
      )
    },
  }
}
