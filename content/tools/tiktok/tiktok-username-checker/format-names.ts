import { formatCsv } from '@/lib/core/csv'
import { buildProfileUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { checkOtherNetworks } from './check-other-networks'
import type { CheckedName } from './checked-name'

type Options = {
  elsewhere: boolean
}

/** Returns the account's TikTok URL; null for an invalid name. */
export function getProfileUrl({ name, verdict }: CheckedName): string | null {
  return verdict === 'not usable' ? null : buildProfileUrl(name)
}

/** Appended to a verdict based on only one of the two sources. */
export const lessCertainLabel = 'less certain'

export function formatNames(
  checkedNames: readonly CheckedName[],
  { elsewhere: shouldIncludeOtherNetworks }: Options,
): string {
  return checkedNames
    .map((checkedName) => {
      const networkLines = shouldIncludeOtherNetworks
        ? checkOtherNetworks(checkedName.name).map(({ network, description }) => `${network}: ${description}`)
        : []
      return [
        `${formatHandle(checkedName.name)}: ${checkedName.verdict}${checkedName.lowCertainty ? ` (${lessCertainLabel})` : ''}`,
        checkedName.note,
        ...networkLines,
      ].join('\n')
    })
    .join('\n\n')
}

export function formatNamesCsv(
  checkedNames: readonly CheckedName[],
  { elsewhere: shouldIncludeOtherNetworks }: Options,
): string {
  const networks = shouldIncludeOtherNetworks ? checkOtherNetworks('').map(({ network }) => network) : []
  const header = [
    'Username',
    'Verdict',
    'Certainty',
    'Note',
    'Nickname',
    'Followers',
    'Profile',
    'Similar, not checked',
  ]
  const rows = checkedNames.map((checkedName) => [
    checkedName.name,
    checkedName.verdict,
    checkedName.lowCertainty ? lessCertainLabel : '',
    checkedName.note,
    checkedName.account?.nickname ?? '',
    String(checkedName.account?.followers ?? ''),
    getProfileUrl(checkedName) ?? '',
    checkedName.variants.join(' '),
    ...(shouldIncludeOtherNetworks ? checkOtherNetworks(checkedName.name).map(({ description }) => description) : []),
  ])
  return formatCsv([[...header, ...networks], ...rows])
}

export const formatHandle = (name: string): string => (/^[\w.][^/]*$/.test(name) ? `@${name}` : name)
