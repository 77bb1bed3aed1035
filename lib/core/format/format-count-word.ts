const words = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Spells a count below 100: "five", "twenty-five". */
export function formatCountWord(count: number): string {
  const word = words[count]
  if (word !== undefined) return word
  const [tensWord, onesWord] = [tens[Math.floor(count / 10) - 2], words[count % 10]]
  if (tensWord === undefined || onesWord === undefined) throw new RangeError(`No word for ${count}`)
  return count % 10 === 0 ? tensWord : `${tensWord}-${onesWord}`
}
