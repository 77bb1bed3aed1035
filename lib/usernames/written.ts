import { toCsvText } from '@/lib/csv'
import { profileUrl } from '@/lib/tiktok/rebuilt-url'
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

/** The verdict, and how sure it is. */
export function verdictInWords({ verdict, lowCertainty }: CheckedName): string {
  return lowCertainty ? `${verdict} (less certain)` : verdict
}

/** One line a name, and its note below. */
export function namesText(names: readonly CheckedName[], { elsewhere }: Options): string {
  return names
    .map((checked) => {
      const spelling = elsewhere
        ? spellingElsewhere(checked.name).map(({ network, words }) => `${network}: ${words}`)
        : []
      return [`${withAt(checked.name)}: ${verdictInWords(checked)}`, checked.note, ...spelling].join('\n')
    })
    .join('\n\n')
}

/** A table for spreadsheets, one row a name. */
export function namesCsv(names: readonly CheckedName[], { elsewhere }: Options): string {
  const networks = elsewhere ? spellingElsewhere('').map(({ network }) => network) : []
  const head = ['Username', 'Verdict', 'Note', 'Nickname', 'Followers', 'Profile', 'Similar, not checked']
  const rows = names.map((checked) => [
    checked.name,
    verdictInWords(checked),
    checked.note,
    checked.account?.nickname ?? '',
    String(checked.account?.followers ?? ''),
    profileOf(checked) ?? '',
    checked.variants.join(' '),
    ...(elsewhere ? spellingElsewhere(checked.name).map(({ words }) => words) : []),
  ])
  return toCsvText([[...head, ...networks], ...rows])
}

/** Not for what is no name, such as a link. */
export const withAt = (name: string): string =>
  /^[@\w.]/.test(name) && !name.startsWith('@') && !name.includes('/') ? `@${name}` : name
