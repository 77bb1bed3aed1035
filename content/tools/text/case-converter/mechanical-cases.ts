import type { CaseMapper } from './case-mapper'
import { mapWords } from './map-words'

/** “aLtErNaTe”: every second letter up, counted through the line; digits and signs are not counted. */
export function toAlternatingCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  let isUppercase = true
  return mapWords(line, (word) =>
    word.replace(/\p{L}/gu, (letter) => {
      isUppercase = !isUppercase
      return isUppercase ? toUpperCase(letter) : toLowerCase(letter)
    }),
  )
}

/** “iNVERSE”: small letters become capitals and capitals small ones. */
export function toInverseCase(line: string, { toUpperCase, toLowerCase }: CaseMapper): string {
  return mapWords(line, (word) =>
    // By runs, because the last letter of a Greek word looks at what stands before it.
    word.replace(/\p{Lu}[\p{Lu}\p{M}]*|\p{Ll}[\p{Ll}\p{M}]*/gu, (run) =>
      /^\p{Lu}/u.test(run) ? toLowerCase(run) : toUpperCase(run),
    ),
  )
}
