const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  'i’m i’ve don’t doesn’t didn’t isn’t aren’t wasn’t weren’t can’t couldn’t shouldn’t wouldn’t won’t hasn’t haven’t hadn’t you’re they’re they’ve you’ve we’ve what’s that’s there’s where’s who’s here’s he’s she’s ain’t y’all'
    .split(' ')
    .map((word) => [word.replace('’', ''), word]),
)

/** "its" is "it is" before these, "were" is "we are". */
const itsPattern =
  /\bits(?= (?:so|a|an|the|not|been|just|really|actually|too|like|my|our|your|time|official|officially|finally|never|always|all|still|here|back|because|called|\w+ing)\b)/gi
const werePattern = /^were(?= \w+ing\b| (?:open|hiring|back|live|moving|finally|now|so|officially|expanding)\b)/i

/** Apostrophes that phones leave out, and "i" for oneself. Nothing else of the visitor's words is changed. */
export function restoreApostrophes(text: string): string {
  return text
    .replace(/[\p{L}’]+/gu, (word) => {
      const contraction = Object.hasOwn(contractions, word.toLowerCase()) ? contractions[word.toLowerCase()] : undefined
      if (contraction === undefined) return word
      return /^\p{Lu}/u.test(word) ? contraction.charAt(0).toUpperCase() + contraction.slice(1) : contraction
    })
    .replace(itsPattern, (word) => `${word.slice(0, 2)}’s`)
    .replace(/(?<!\p{L})(your)(?= (?:the|gonna|welcome)(?!\p{L}))/giu, (word) => `${word.slice(0, 3)}’re`)
    .replace(werePattern, (word) => `${word.slice(0, 2)}’re`)
    .replace(/(?<![\p{L}\p{N}’.])i(?=$|[\s,.!?’])/gu, 'I')
}
