/** No plurals, or plurals that have no singular. */
const unchangedWords = new Set(
  'jeans pants leggings tights shorts news series species clothes glasses sunglasses scissors tennis lens canvas pilates aerobics headphones binoculars'.split(
    ' ',
  ),
)
const endsInIe =
  /^(?:brownie|cookie|movie|smoothie|hoodie|veggie|selfie|zombie|rookie|beanie|foodie|bestie|calorie|pie|tie)s$/
const endsInF = /^(?:shel|loa|hal|lea|scar|wol|cal)ves$/

/** A plural as it stands before another noun, by spelling alone: "mugs" gives "mug", "berries" gives "berry". */
export function toSingular(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 4 || unchangedWords.has(lower) || !lower.endsWith('s') || /(?:[siu]s|'s|’s)$/.test(lower))
    return word
  if (endsInIe.test(lower)) return word.slice(0, -1)
  if (endsInF.test(lower)) return `${word.slice(0, -3)}f`
  if (/(?:kni|li|wi)ves$/.test(lower)) return `${word.slice(0, -3)}fe`
  if (lower.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:ss|x|z|ch|sh)es$/.test(lower) ? -2 : -1)
}
