/** No plurals, or plurals that have no singular. */
const unchangedWords = new Set(
  'jeans pants leggings tights shorts news series species clothes glasses sunglasses scissors tennis lens canvas pilates aerobics headphones binoculars'.split(
    ' ',
  ),
)
const iePluralPattern =
  /^(?:brownie|cookie|movie|smoothie|hoodie|veggie|selfie|zombie|rookie|beanie|foodie|bestie|calorie|pie|tie)s$/
const fPluralPattern = /^(?:shel|loa|hal|lea|scar|wol|cal)ves$/

/** A plural as it stands before another noun, by spelling alone: "mugs" gives "mug", "berries" gives "berry". */
export function toSingular(word: string): string {
  const lowerCaseWord = word.toLowerCase()
  if (
    lowerCaseWord.length < 4 ||
    unchangedWords.has(lowerCaseWord) ||
    !lowerCaseWord.endsWith('s') ||
    /(?:[siu]s|'s|’s)$/.test(lowerCaseWord)
  )
    return word
  if (iePluralPattern.test(lowerCaseWord)) return word.slice(0, -1)
  if (fPluralPattern.test(lowerCaseWord)) return `${word.slice(0, -3)}f`
  if (/(?:kni|li|wi)ves$/.test(lowerCaseWord)) return `${word.slice(0, -3)}fe`
  if (lowerCaseWord.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:ss|x|z|ch|sh)es$/.test(lowerCaseWord) ? -2 : -1)
}
