import { toCsvText } from '@/lib/core/csv'
import { profileUrl } from '@/lib/tiktok/links/rebuilt-url'
import type { CheckedName } from './checked-name'
import { spellingElsewhere } from './elsewhere'

type Options = {
  /** Adds whether Instagram, YouTube and X would take the spelling. */
  elsewhere: boolean
}

/** The account's address on TikTok; null for a name that no account can have. */
export function profileOf({ name, verdict }: CheckedName): string | null {
  return verdict === 'not usable' ? null : profileUrl(name)
}

/** Added to a verdict that rests on one of the two sources. */
export const lessCertain = 'less certain'

/** One line a name, and its note below. */
export function namesText(names: readonly CheckedName[], { elsewhere }: Options): string {
  return names
    .map((checked) => {
      const spelling = elsewhere
        ? spellingElsewhere(checked.name).map(({ network, words }) => `${network}: ${words}`)
        : []
      return [
        `${withAt(checked.name)}: ${checked.verdict}${checked.lowCertainty ? ` (${lessCertain})` : ''}`,
        checked.note,
        ...spelling,
      ].join('\n')
    })
    .join('\n\n')
}

/** A table for spreadsheets, one row a name. */
export function namesCsv(names: readonly CheckedName[], { elsewhere }: Options): string {
  const networks = elsewhere ? spellingElsewhere('').map(({ network }) => network) : []
  const head = [
    'Username',
    'Verdict',
    'Certainty',
    'Note',
    'Nickname',
    'Followers',
    'Profile',
    'Similar, not checked',
  ]
  const rows = names.map((checked) => [
    checked.name,
    checked.verdict,
    checked.lowCertainty ? lessCertain : '',
    checked.note,
    checked.account?.nickname ?? '',
    String(checked.account?.followers ?? ''),
    profileOf(checked) ?? '',
    checked.variants.join(' '),
    ...(elsewhere ? spellingElsewhere(checked.name).map(({ words }) => words) : []),
  ])
  return toCsvText([[...head, ...networks], ...rows])
}

/** As people write it; a link, which is no name, stays as it is. */
export const withAt = (name: string): string => (/^[\w.][^/]*$/.test(name) ? `@${name}` : name)
