import { cleanLine } from './clean-line'

/** WebVTT tags and inline timestamps; `I <3 you` does not match. */
const tagPattern = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g

const namedReferences: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** Returns a cue's text on one line, without tags and with character references resolved once. */
export function parseCueText(payload: string): string {
  return cleanLine(resolveReferences(payload.replace(tagPattern, '')))
}

/** Resolves WebVTT's character references, such as `&amp;` or `&#8217;`, once: `&amp;lt;` becomes `&lt;`. */
export function resolveReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g, resolveReference)
}

function resolveReference(match: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return namedReferences[name] ?? match
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}
