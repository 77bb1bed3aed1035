import { findUrlRanges } from '@/lib/core/strings/urls'
import { tiktokShopName } from '@/lib/platforms/networks/tiktok'

/**
 * TikTok Shop's rules for shop names, from Seller University (seller-vn.tiktok.com/university/essay?knowledge_id=
 * 5722414668826385, June 2025). The length is uncertain: older seller guides say 40; this site uses 30.
 */
export const shopNameRules = [
  {
    label: `2 to ${tiktokShopName.max} characters`,
    problem: `must have 2 to ${tiktokShopName.max} characters`,
    isBrokenBy: (name) => [...name].length < 2 || [...name].length > tiktokShopName.max,
  },
  {
    label: 'no platform or known brand names',
    problem: 'cannot contain the name of a platform or a known brand',
    isBrokenBy: (name) =>
      /tik\s?tok|tt\s?shop|insta(?:gram)?\b|facebook|youtube|twitter|whatsapp|shopee|lazada|amazon|\bebay\b|\betsy\b|temu\b|shein|aliexpress|alibaba|shopify|walmart|\bnike\b|adidas|gucci|chanel|dior|apple store|iphone|disney|samsung|lego\b/i.test(
        name,
      ),
  },
  {
    label: 'no “best”, “top” or “vs”',
    problem: 'cannot boast or compare (“best”, “top”, “No. 1”, “vs”)',
    isBrokenBy: (name) =>
      /\b(?:best|top|greatest|finest|cheapest|lowest|number one|no\.?\s?1|#1|leading|ultimate|perfect|vs\.?|versus|better than)\b|№\s?1/i.test(
        name,
      ),
  },
  {
    label: 'no claims that need proof',
    problem: 'cannot make claims that need proof (“100% natural”, “organic”, “original”)',
    isBrokenBy: (name) =>
      /%|\b(?:organic|natural|genuine|authentic|original|certified|guaranteed?|medical|clinical|eco[- ]friendly|chemical[- ]free|free|discount|sale|wholesale|factory price|cheap)\b/i.test(
        name,
      ),
  },
  {
    label: 'no “Official”, “Authorized” or “Flagship”',
    problem: 'cannot claim a status (“Official”, “Authorized”, “Flagship”)',
    isBrokenBy: (name) => /\b(?:official|authori[sz]ed|flagship|verified|licensed)\b/i.test(name),
  },
  {
    label: 'more than a generic word',
    problem: 'cannot be a generic word such as “shop” or a category alone',
    isBrokenBy: (name) =>
      /shop\b|\b(?:store|mall|market(?:place)?|outlet|boutique|mart)\b/i.test(name) || isCategory(name),
  },
  {
    label: 'no phone numbers or links',
    problem: 'cannot contain a phone number, a link or an address',
    isBrokenBy: (name) =>
      /(?:\d[\s().-]?){5,}|https?:|www\.|@/i.test(name) || findUrlRanges(name.toLowerCase()).length > 0,
  },
] as const satisfies readonly { label: string; problem: string; isBrokenBy: (name: string) => boolean }[]

const categoryWords = new Set(
  (
    'beauty fashion clothes clothing shoes bags jewelry jewellery accessories electronics phones toys books home kitchen food ' +
    'drinks pets baby kids health sports furniture tools garden cosmetics makeup skincare candles mugs ceramics soap gifts ' +
    'stationery perfume watches coffee tea snacks plants art crafts and'
  ).split(' '),
)

function isCategory(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.every((word) => categoryWords.has(word) || categoryWords.has(`${word}s`))
}

export function checkShopName(name: string): { label: string; isMet: boolean }[] {
  return shopNameRules.map(({ label, isBrokenBy }) => ({ label, isMet: !isBrokenBy(name) }))
}

/** Returns the end of a sentence about a refusal, or null. Does not check other sellers or trademarks. */
export function getShopNameProblem(name: string): string | null {
  return shopNameRules.find(({ isBrokenBy }) => isBrokenBy(name))?.problem ?? null
}
