import { numberField, select, textField, toggle } from '@/lib/tool/fields'
import type { FieldParameters } from '@/lib/tool/form'

const columnNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
type ColumnLayout = `column${(typeof columnNumbers)[number]}`

export const layoutField = select('layout', 'Read the list as', {
  auto: 'Detect automatically',
  lines: 'One entry per line',
  page: 'Comments copied from a page',
  ...(Object.fromEntries(
    columnNumbers.map((number) => [`column${number}`, `Table: names in column ${number}`]),
  ) as Record<ColumnLayout, string>),
})

export const giveawayForm = {
  type: 'giveaway-picker',
  name: 'Giveaway Picker',
  input: {
    label: 'Names or comments, one per line',
    placeholder: '@anna love this! @ben\n@ben count me in #win\nCarla Lopez',
    limit: 5_000_000,
    sample:
      '@anna.bakes Yes please! @ben_h @carla #breadwin\n@ben_h in! @anna.bakes #breadwin\n@anna.bakes one more for luck @dora #breadwin\n@carla #BreadWin @ben_h\n@dora love the crust\n@emil.k @fay @anna.bakes #breadwin\n@fay #breadwin @emil.k\n@Ben_H again @dora #breadwin',
    fileExtensions: ['.txt', '.csv', '.tsv', 'text/plain', 'text/csv', 'text/tab-separated-values'],
  },
  fields: [
    numberField('winners', 'Winners', { min: 1, max: 100, default: 1 }),
    numberField('backups', 'Backups', { min: 0, max: 100, default: 0 }),
    select(
      'chances',
      'Chances',
      { person: 'One per person', entry: 'One per entry (more entries, better odds)' },
      { hint: 'Either way, each person can win only once.' },
    ),
    numberField('mentions', 'Minimum friends tagged', {
      min: 0,
      max: 20,
      default: 0,
      hint: 'Different @handles in the comment, not counting the commenter’s own.',
    }),
    textField('contains', 'Must contain', 200, {
      placeholder: '#breadwin @mybrand',
      hint: 'Separate with spaces. Each entry needs all of them.',
    }),
    textField('exclude', 'Leave out', 50_000, {
      isMultiline: true,
      placeholder: '@mybrand, @myself, last month’s winner',
      hint: 'Separate with commas or new lines.',
    }),
    layoutField,
    toggle('firstWord', 'Treat the first word of each line as the name', false),
  ],
} as const

export type GiveawayRules = FieldParameters<typeof giveawayForm.fields>

/** The proof of a draw. It contains no names; a published proof adds only those drawn. */
export type Proof = {
  seed: string
  /** SHA-256 of the cleaned list. */
  hash: string
  /** ISO 8601, by the clock of the drawing device. */
  time: string
  excludedCount: number
}

/** Parses the fragment of a URL. */
export function parseProof(url: string): Proof | null {
  const query = new URLSearchParams(url.slice(url.indexOf('#') + 1))
  const [seed, hash, time] = ['seed', 'list', 'time'].map((name) => query.get(name) ?? '')
  if (!seed || !hash || !/^[0-9a-f]{64}$/.test(hash)) return null
  const excludedCount = Number(query.get('left'))
  const validTime = time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : ''
  return {
    seed,
    hash,
    time: validTime,
    excludedCount: Number.isSafeInteger(excludedCount) && excludedCount > 0 ? excludedCount : 0,
  }
}
