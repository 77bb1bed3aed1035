import { formatCount } from '@/lib/core/format/format-number'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { ALGORITHM_ID } from './draw'
import { parseRequiredTerms } from './entries'
import type { GiveawayRules, Proof } from './giveaway-form'

/** Returns a URL that opens the tool with the rules of a draw and prompts for its list. All data follows `#`. */
export function buildProofUrl(path: string, proof: Proof, { exclude: _, ...rules }: GiveawayRules): string {
  const { seed, hash, time, excludedCount } = proof
  return buildPrefillUrl(path, '', { ...rules, list: hash, time, left: excludedCount, seed })
}

export const pluralize = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`

function describeRules(rules: GiveawayRules, excludedCount: number): string {
  return [
    rules.chances === 'person' ? 'One chance per person.' : 'One chance per entry, and nobody wins twice.',
    rules.contains.trim() && `Comments must contain ${parseRequiredTerms(rules.contains).join(' and ')}.`,
    rules.mentions > 0 && `Comments must tag at least ${pluralize(rules.mentions, 'friend', 'friends')}.`,
    excludedCount > 0 && `Left out by name: ${pluralize(excludedCount, 'entry', 'entries')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const formatUtcTime = (time: string): string => `${time.slice(0, 19).replace('T', ' ')} UTC`

export type DrawRecord = {
  winners: readonly string[]
  backups: readonly string[]
  /** Winners who did not answer and were replaced by a backup. */
  nonResponders: readonly string[]
  people: number
  chances: number
  lineCount: number
  /** Number of this draw among the draws of the list in this browser; null for a draw repeated from its proof. */
  drawNumber: number | null
  rules: GiveawayRules
  proof: Proof
  proofUrl: string
}

const numberLines = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`)

export function formatProof({
  winners,
  backups,
  nonResponders,
  people: personCount,
  chances: chanceCount,
  lineCount,
  drawNumber,
  rules,
  proof,
  proofUrl,
}: DrawRecord): string {
  const { seed, hash, time, excludedCount } = proof
  return [
    winners.length === 1 ? 'Winner' : 'Winners',
    ...numberLines(winners),
    ...(backups.length > 0 ? ['', 'Backups, in order', ...numberLines(backups)] : []),
    ...(nonResponders.length > 0
      ? ['', `Did not answer; the next backup took the place: ${nonResponders.join(', ')}`]
      : []),
    '',
    drawNumber === null
      ? `Repeated from its proof, which says it was drawn ${time ? formatUtcTime(time) : 'at an unknown time'}`
      : `Drawn: ${formatUtcTime(time)} by the clock of the device, draw ${drawNumber} of this list in this browser`,
    `In the draw: ${formatCount(personCount)} people with ${formatCount(chanceCount)} chances, from ${formatCount(lineCount)} lines`,
    `Rule: ${describeRules(rules, excludedCount)} (${ALGORITHM_ID})`,
    `Seed: ${seed}`,
    `SHA-256 of the cleaned list: ${hash}`,
    `Repeat it: ${proofUrl}`,
  ].join('\n')
}
