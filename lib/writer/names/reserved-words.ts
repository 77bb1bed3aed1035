import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

/** Words of the prompt that stand elsewhere in a name, or in none: where, when, how many, whose, for whom. */
export function getReservedWords({
  spans: { place, time, number, owner, audience },
}: ParsedPrompt): ReadonlySet<string> {
  const numberText = /\d/.test(number ?? '') ? number : ''
  const words = [place, time, numberText, owner, audience].join(' ').toLowerCase()
  return new Set(words.match(/[\p{L}\p{M}\p{N}'’+#-]+/gu))
}
