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
    excludedCount > 0 && `${pluralize(excludedCount, 'entry', 'entries')} left out by name.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns an ISO time as “22 Nov 2026, 19:20 UTC”. */
export const formatUtcTime = (time: string): string =>
  new Date(time).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC')

export type DrawRecord = {
  winners: readonly string[]
  backups: readonly string[]
  /** Winners who did not answer and were replaced by a backup. */
  nonResponders: readonly string[]
  people: number
  chances: number
  entryCount: number
  /** Number of this draw among the draws of the list in this browser; null for a draw repeated from its proof. */
  drawNumber: number | null
  rules: GiveawayRules
  proof: Proof
  proofUrl: string
}

export function describePool({ people, chances, rules }: Pick<DrawRecord, 'people' | 'chances' | 'rules'>): string {
  const personCount = pluralize(people, 'person', 'people')
  return rules.chances === 'person'
    ? `Drawn from ${personCount}`
    : `Drawn from ${pluralize(chances, 'entry', 'entries')} by ${personCount}`
}

function describeDraw({ drawNumber, proof: { time } }: Pick<DrawRecord, 'drawNumber' | 'proof'>): string {
  if (drawNumber === null)
    return `Checked from its proof, which says it was drawn ${time ? formatUtcTime(time) : 'at an unknown time'}`
  return `${formatUtcTime(time)} · ${drawNumber === 1 ? 'first drawing' : `drawing ${drawNumber}`} of this list in this browser`
}

const numberLines = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`)

export function formatProof(record: DrawRecord): string {
  const { winners, backups, nonResponders, people: personCount, chances: chanceCount, entryCount } = record
  const { seed, hash, excludedCount } = record.proof
  return [
    winners.length === 1 ? 'Winner' : 'Winners',
    ...numberLines(winners),
    ...(backups.length > 0 ? ['', 'Backups, in order', ...numberLines(backups)] : []),
    ...(nonResponders.length > 0
      ? ['', `Didn’t respond, replaced by the next backup: ${nonResponders.join(', ')}`]
      : []),
    '',
    describeDraw(record),
    `In the drawing: ${pluralize(personCount, 'person', 'people')} with ${pluralize(chanceCount, 'chance', 'chances')}, from ${pluralize(entryCount, 'entry', 'entries')}`,
    `Rules: ${describeRules(record.rules, excludedCount)} (${ALGORITHM_ID})`,
    `Seed: ${seed}`,
    `SHA-256 of the cleaned list: ${hash}`,
    `Check it: ${record.proofUrl}`,
  ].join('\n')
}
