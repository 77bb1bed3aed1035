import type { CaseMapper } from './case-mapper'
import { mapWords } from './words'

/** “aLtErNaTe”: every second letter up, counted through the line; digits and signs are not counted. */
export function toAlternatingCase(line: string, { upper, lower }: CaseMapper): string {
  let isUp = true
  return mapWords(line, (word) =>
    word.replace(/\p{L}/gu, (letter) => {
      isUp = !isUp
      return isUp ? upper(letter) : lower(letter)
    }),
  )
}

/** “iNVERSE”: small letters become capitals and capitals small ones. */
export function toInverseCase(line: string, { upper, lower }: CaseMapper): string {
  return mapWords(line, (word) =>
    // By runs, because the last letter of a Greek word looks at what stands before it.
    word.replace(/\p{Lu}[\p{Lu}\p{M}]*|\p{Ll}[\p{Ll}\p{M}]*/gu, (run) =>
      /^\p{Lu}/u.test(run) ? lower(run) : upper(run),
    ),
  )
}
