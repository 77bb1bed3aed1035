/** Words that say what an account, a post or a sale is for, when or how much, not what it is about. */
const purposeWords = new Set(
  (
    'shop store business brand company boutique account page channel profile video videos content tip tips idea ideas trick tricks hack hacks ' +
    'stuff thing things way ways people person someone everyone life day days week weeks month months year years time times hour hours ' +
    'minute minutes morning evening weekend today tomorrow lot bit kind type part side set batch order orders job budget equipment euro euros dollar dollars ' +
    'tiktok instagram youtube twitter etsy amazon facebook shopify ebay vinted reel reels post posts clip clips name names username beginner ' +
    'beginners tutorial tutorials vlog vlogs blog podcast series new small little big best favorite favourite good great easy simple cheap ' +
    'first last next own used honest review reviews haul giveaway sale launch drop restock update opinion question story worth anyone ' +
    'anything nothing something everything nobody else girl guy boy y’all yall learning trying helping making studying starting getting selling'
  ).split(' '),
)

/** Whether a word may not carry a name. */
export function isPurposeWord(word: string): boolean {
  return purposeWords.has(word.toLowerCase())
}
