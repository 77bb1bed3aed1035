import { count } from '@/lib/core/format/count'
import { prefillLink } from '@/lib/tool/prefill-link'
import { RULE } from './draw'
import { wantedIn } from './entries'
import type { Rules } from './form'

/** What proves a draw; no names but those drawn, and none of those in its link. */
export type Proof = {
  seed: string
  /** SHA-256 of the cleaned list. */
  hash: string
  /** ISO 8601, by the clock of the device that drew. */
  time: string
  /** How many were left out by name. */
  excluded: number
}

/** Address that opens the tool with the rules of a draw and asks for its list. All of it stands after `#`. */
export function proofLink(path: string, proof: Proof, { exclude: _, ...rules }: Rules): string {
  const { seed, hash, time, excluded } = proof
  return prefillLink(path, '', { ...rules, list: hash, time, left: excluded, seed })
}

/** What stands behind the # of the first proof link of a text; '' where there is none. Rules may hold hashtags of their own. */
export function proofIn(text: string): string {
  const link = text.split(/\s+/).find((word) => word.includes('#') && word.includes('list=')) ?? ''
  return link.slice(link.indexOf('#') + 1)
}

/** The proof in an address or in a text that holds one; null where there is none. */
export function readProof(text: string): Proof | null {
  const given = new URLSearchParams(proofIn(text))
  const [seed, list, time] = ['seed', 'list', 'time'].map((name) => given.get(name) ?? '')
  if (!seed || !list || !/^[0-9a-f]{64}$/.test(list)) return null
  const left = Number(given.get('left'))
  const when = time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : ''
  return { seed, hash: list, time: when, excluded: Number.isSafeInteger(left) && left > 0 ? left : 0 }
}

/** The rules of a draw in words. */
export function rulesInWords(rules: Rules, excluded: number): string {
  return [
    rules.chances === 'person' ? 'One chance per person.' : 'One chance per entry, and nobody wins twice.',
    rules.contains.trim() && `Comments must contain ${wantedIn(rules.contains).join(' and ')}.`,
    rules.mentions > 0 &&
      `Comments must tag at least ${rules.mentions} ${rules.mentions === 1 ? 'friend' : 'friends'}.`,
    excluded > 0 && `Left out by name: ${count(excluded)} ${excluded === 1 ? 'entry' : 'entries'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** 2026-11-22T19:20:05.123Z as “2026-11-22 19:20:05 UTC”. */
export const timeInWords = (time: string): string => `${time.slice(0, 19).replace('T', ' ')} UTC`

export type DrawRecord = {
  winners: readonly string[]
  backups: readonly string[]
  /** Winners who did not answer and whose place a backup took. */
  silent: readonly string[]
  people: number
  chances: number
  lines: number
  /** The how manieth draw of this list in this browser; null for one that was repeated from its proof. */
  draw: number | null
  rules: Rules
  proof: Proof
  link: string
}

const numbered = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`)

/** A draw as a text to publish: who, by what rule, and what anybody needs to do it again. */
export function proofText({
  winners,
  backups,
  silent,
  people,
  chances,
  lines,
  draw,
  rules,
  proof,
  link,
}: DrawRecord): string {
  const { seed, hash, time, excluded } = proof
  return [
    winners.length === 1 ? 'Winner' : 'Winners',
    ...numbered(winners),
    ...(backups.length > 0 ? ['', 'Backups, in order', ...numbered(backups)] : []),
    ...(silent.length > 0
      ? ['', `Did not answer; the next backup took the place: ${silent.join(', ')}`]
      : []),
    '',
    draw === null
      ? `Repeated from its proof, which says it was drawn ${time ? timeInWords(time) : 'at an unknown time'}`
      : `Drawn: ${timeInWords(time)} by the clock of the device, draw ${draw} of this list in this browser`,
    `In the draw: ${count(people)} people with ${count(chances)} chances, from ${count(lines)} lines`,
    `Rule: ${rulesInWords(rules, excluded)} (${RULE})`,
    `Seed: ${seed}`,
    `SHA-256 of the cleaned list: ${hash}`,
    `Repeat it: ${link}`,
  ].join('\n')
}
