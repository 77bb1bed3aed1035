/**
 * What a feature means by the sense of its words alone, so that saying it claims nothing more: what is machine washable goes into the machine. All else about
 * what it is good for only the seller knows.
 */
const benefitPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bmachine[- ]wash/i, 'it goes in with the rest of the laundry'],
  [/\bdishwasher[- ](?:safe|proof)/i, 'no washing up by hand'],
  [/\bmicrowave[- ](?:safe|proof)/i, 'warm it up in the same dish'],
  [/\b(?:oven[- ](?:safe|proof))/i, 'from the oven to the table in one dish'],
  [/\bwater[- ]?(?:proof|resistant)\b/i, 'rain and splashes stay outside'],
  [/\badjustable\b/i, 'set it the way it fits you'],
  [/\b(?:foldable|folds? (?:flat|up|down)|collapsible)\b/i, 'put it away when you don’t need it'],
  [/\brechargeable\b/i, 'no batteries to buy'],
  [/\bcordless|\bwireless\b/i, 'no cable in the way'],
  [/\bnon[- ]?slip\b|\banti[- ]?slip\b/i, 'it stays where you put it'],
  [/\brefillable\b/i, 'keep it and buy only the refill'],
  [/\bremovable\b|\bdetachable\b/i, 'take it off when you want to'],
  [/\bstackable\b/i, 'several take the room of one'],
  [/\breversible\b/i, 'two looks in one'],
  [/\b(?:unscented|fragrance[- ]free)\b/i, 'it smells of nothing'],
  [/\bpockets?\b/i, 'keep what you need on you'],
]

const benefitClausePattern = /\b(?:so(?: that)?|because|which|lets?|keeps?|for|to|without|means?)\b/i

/** What a feature is good for, from its own words; null where they don’t say, '' where they say it already. */
export function getBenefit(feature: string): string | null {
  if (benefitClausePattern.test(feature)) return ''
  return benefitPatterns.find(([pattern]) => pattern.test(feature))?.[1] ?? null
}
