import { tokensOf } from './parse/tokens'
import { vocabulary } from './words/vocabulary'
import { wordRank } from './words/word-rank'

const empty =
  /^(?:thing|stuff|way|lot|bit|kind|people|person|someone|something|day|time|year|make|get|got|know|want|need|like|love|use|try|go|going|new|best|good|great|how|tips?|ideas?|video|videos|post|posts)s?$/

/** Halves of fixed pairs that mean something else alone: "real" of "real estate". */
const halves =
  /^(?:real|estate|social|media|mental|personal|meal|prep|small|new|old|big|first|air|print|demand|self|care|side|best|slow|street|home|short|long|free|full|daily|public|making|side|month|week|year|morning|evening)$/i

/** Content words and phrases of a prompt, best first: the noun, its parts, then what else stands out. */
export function rankKeywords(
  noun: string,
  others: readonly string[],
  line: string,
  hashtags: readonly string[],
): string[] {
  const parts = tokensOf(noun)
    .filter(({ kind, text }) => /^(?:noun|ing)$/.test(kind) && text.length > 1 && !halves.test(text))
    .map(({ text }) => text)
  const words = noun.split(' ')
  const inner =
    words.length > 2 &&
    !/^(?:estate|media|prep|care|health|speaking)$/.test(words.at(-2) ?? '') &&
    !/ (?:of|to|and|or|vs) /.test(noun)
      ? [words.slice(-2).join(' ')]
      : []
  const counts = new Map<string, number>()
  for (const token of tokensOf(line)) {
    if (
      !/^(?:noun|ing|adjective)$/.test(token.kind) ||
      token.lower.length < 2 ||
      halves.test(token.lower) ||
      empty.test(token.lower)
    )
      continue
    counts.set(token.text, (counts.get(token.text) ?? 0) + weightOf(token.text))
  }
  const loose = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  const seen = new Set<string>()
  return [
    noun,
    ...inner,
    ...others.slice(0, 3),
    ...parts.filter((word) => !empty.test(word)),
    ...loose,
    ...hashtags,
  ]
    .filter((word) => {
      const key = word.toLowerCase()
      if (word === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, 14)
}

function weightOf(word: string): number {
  const rare = Math.min(Math.log10(wordRank(word) + 10), 5.5) / 5.5
  return rare + (/^\p{Lu}/u.test(word) ? 0.5 : 0) + (vocabulary().has(word.toLowerCase()) ? 0.5 : 0)
}
