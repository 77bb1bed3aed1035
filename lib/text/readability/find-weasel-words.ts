/** Words that promise less than they seem to or add nothing, and whether the sentence stands without them. Own list. */
const removableAlternation =
  'actually|arguably|basically|essentially|extremely|fairly|for all intents and purposes|for the most part|i believe|i feel like|i guess|i think|in my opinion|in some ways|it could be argued that|it is important to note that|it should be noted that|just|kind of|literally|maybe|more or less|needless to say|obviously|perhaps|possibly|practically|pretty much|probably|quite|really|relatively|seemingly|simply|sort of|somehow|somewhat|the fact of the matter is that|to be honest|totally|very|virtually'
const unsourcedAlternation =
  'a recent study|everybody knows|everyone knows|experts agree|experts believe|experts say|it has been said|it is believed|it is known|it is said|it is thought|many believe|many people believe|many people say|most people think|people say|research shows|research suggests|science says|scientists say|some people say|some say|studies have shown|studies show|studies suggest'

const weaselWordPattern = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(?<removable>${removableAlternation})|(?:${unsourcedAlternation}))(?![\\p{L}\\p{N}'’-])`,
  'giu',
)
/** Not filler after these: “not very”, “a kind of bread”. */
const precedingExceptionPattern = /(?:\b(?:not|n[’']t|a|the|this|that|what|some|every|any|of|only)|[’']t)\s$/i
/** Nor with these behind them: “very much”, “just as”, “I think about it”. */
const followingExceptionPattern =
  /^(?:very\s(?:much|few|many|little)|just\s(?:as|in\scase|like|now)|i\s(?:think|believe|guess|feel\slike)\s(?:about|of|in|so|not|that|a|an|the))(?!\p{L})/iu

export type WeaselWord = { start: number; end: number; isUnsourced: boolean }

/** Hedges, fillers and claims without a source in an English text, in UTF-16 units. */
export function findWeaselWords(text: string): WeaselWord[] {
  return Array.from(text.matchAll(weaselWordPattern), (match) => {
    const isUnsourced = match.groups?.removable === undefined
    return { start: match.index, end: match.index + match[0].length, isUnsourced }
  }).filter((weaselWord) => weaselWord.isUnsourced || isFiller(text, weaselWord))
}

/** A sentence of one filler, such as “Really?”, would leave nothing but its mark. */
function isFiller(text: string, { start, end }: WeaselWord): boolean {
  const textBefore = text.slice(Math.max(0, start - 6), start)
  const isSentence = /(?:^|[.!?\n]\s{0,5})$/.test(textBefore) && /^\s*(?:[.!?]|$)/.test(text.slice(end, end + 6))
  return (
    !isSentence &&
    !precedingExceptionPattern.test(textBefore) &&
    !followingExceptionPattern.test(text.slice(start, start + 40))
  )
}
