import { isGlue } from '@/lib/hashtags/own-tags'
import { capitalise } from '@/lib/writer/grammar'
import type { Topic } from '@/lib/writer/topic'
import { pluralise } from '@/lib/writer/words/inflect'
import { ownerIn } from './owner'

const sold = /\b(?:sell|sells|selling|make|makes|making|offer|offering)\s+([^.,;:!?\n]{3,60})/iu
const seller =
  /(?<=[\p{L}-])\s+(?:tiktok\s+)?(?:shop|store|boutique|brand|business|startup|company|label|stall)\b/iu
const notProducts = new Set(
  'small little new tiny own first cute online local family run runs my our etsy shopify tiktok best cheap good great handmade own called named'.split(
    ' ',
  ),
)

/** What is sold, as a plural or mass noun for the middle of a sentence: "ceramic mugs", "candles"; null if unclear. */
export function productsIn(prompt: string, topic: Topic): string | null {
  const own =
    words(sold.exec(prompt)?.[1] ?? '') ||
    words(beforeSeller(prompt), true) ||
    words(topic.noun.replace(`${ownerIn(prompt)}’s`, '').replace(`${ownerIn(prompt)}'s`, ''))
  if (own === '' || own.length > 28) return null
  return /s$/.test(own) || isMass(own) || topic.head.mass ? own : pluralise(own)
}

/** At most four words that stand before "shop" or the like: "my handmade soap". */
function beforeSeller(prompt: string): string {
  const before = prompt.slice(0, Math.max(0, prompt.search(seller)))
  const run = before.split(/[^\p{L}\s-]/u).at(-1) ?? ''
  return run.trim().split(/\s+/).slice(-4).join(' ')
}

/** The noun phrase at the start, or at the end, of some words. */
function words(text: string, fromEnd = false): string {
  const phrase: string[] = []
  const tokens = text.trim().split(/\s+/)
  for (const token of fromEnd ? tokens.reverse() : tokens) {
    const word = token.replace(/[^\p{L}\p{N}'’&+#-]/gu, '')
    const skip = notProducts.has(word.toLowerCase())
    if (word === '' || isGlue(word) || (skip && phrase.length > 0)) {
      if (phrase.length > 0) break
      continue
    }
    if (!skip) phrase.push(/^\p{Lu}[\p{Lu}+#]/u.test(word) ? word : word.toLowerCase())
    if (phrase.length === 3) break
  }
  return (fromEnd ? phrase.reverse() : phrase).join(' ')
}

const massNouns =
  /(?:jewell?ery|clothing|streetwear|skincare|makeup|art|decor|furniture|stationery|pottery|soap|coffee|tea|bread|food|yarn|wool|gear|fashion|candy|chocolate|honey|leather|apparel|merch|perfume|footwear|activewear|photography|lighting|glass|wood|sourdough|gym|productivity)$/i

function isMass(noun: string): boolean {
  return massNouns.test(noun)
}

/** A tagline with the products in it. */
export function taglineFor(template: string, products: string): string {
  return template.replace('{P}', capitalise(products)).replace('{p}', products)
}
