import { formatCsv } from '@/lib/core/csv'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { uniqueBy } from '@/lib/core/unique-by'
import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'
import { buildProfileUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { parseTikTokLink } from '@/lib/tiktok/links/tiktok-link'
import type { CheckedName } from './checked-name'

const otherPlatforms = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

/** Whether other networks allow a name's spelling. Checks only their rules, without a request. */
export function checkOtherNetworks(name: string): { network: string; description: string }[] {
  return otherPlatforms.map((platform) => ({
    network: handlePlatformNames[platform],
    description: getHandleProblem(platform, name) ?? 'allowed',
  }))
}

export type ParsedName = {
  /** In lower case, without @ or the rest of a link; TikTok names are case-insensitive. */
  name: string
  /** Why the name is invalid, as a sentence; null if its spelling is valid. */
  problem: string | null
}

/** In order of appearance, also from "@" signs and links to profiles or posts. Their number is not limited. */
export function parseNames(text: string): ParsedName[] {
  const parsedNames = text
    .split(/[\s,;،，、；]+/u)
    .map((entry) => trimEndMatching(entry.replace(/^["'“”„‘’«»]+/u, ''), /["'“”‘’«»]/u))
    .filter(Boolean)
    .map(parseName)
  return uniqueBy(parsedNames, ({ name }) => name)
}

function parseName(entry: string): ParsedName {
  if (/^(?:https?:|\/\/|(?:www\.|m\.)?tiktok\.com\b)/i.test(entry)) return parseLink(entry)
  const name = entry.replace(/^[@＠]+/u, '').toLowerCase()
  return name === ''
    ? { name: '@', problem: 'There’s no name after the @.' }
    : { name, problem: getSpellingProblem(name) }
}

function parseLink(entry: string): ParsedName {
  const link = parseTikTokLink(entry)
  const name = link && 'username' in link ? link.username?.toLowerCase() : undefined
  return name === undefined
    ? { name: entry, problem: 'This link isn’t a TikTok profile. Type the name instead.' }
    : { name, problem: getSpellingProblem(name) }
}

function getSpellingProblem(name: string): string | null {
  const problem = getHandleProblem('tiktok', name)
  return problem && `A TikTok username ${problem}.`
}

/** `elsewhere` adds the rules of other networks. */
type Options = { elsewhere: boolean }

/** Returns the account's TikTok URL; null for an invalid name. */
export function getProfileUrl({ name, verdict }: CheckedName): string | null {
  return verdict === 'not usable' ? null : buildProfileUrl(name)
}

/** A name whose check got no clear answer does not count as checked. */
export function describeCheckedCount(checkedNames: readonly CheckedName[]): string {
  const failedCount = checkedNames.filter(({ verdict }) => verdict === 'could not check').length
  const total = formatQuantity(checkedNames.length, 'name')
  if (failedCount === 0) return `${total} checked.`
  return `${checkedNames.length - failedCount} of ${total} checked. ${failedCount} couldn’t be checked.`
}

/** Appended to a verdict based on only one of the two sources. */
export const lessCertainLabel = 'less certain'

export function formatNames(checkedNames: readonly CheckedName[], { elsewhere }: Options): string {
  return checkedNames
    .map((checkedName) => {
      const networkLines = elsewhere
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

export function formatNamesCsv(checkedNames: readonly CheckedName[], { elsewhere }: Options): string {
  const networks = elsewhere ? otherPlatforms.map((platform) => handlePlatformNames[platform]) : []
  const accountHeader = ['Username', 'Verdict', 'Certainty', 'Note', 'Nickname', 'Followers', 'Profile']
  const rows = checkedNames.map((checkedName) => [
    checkedName.name,
    checkedName.verdict,
    checkedName.lowCertainty ? lessCertainLabel : '',
    checkedName.note,
    checkedName.account?.nickname ?? '',
    String(checkedName.account?.followers ?? ''),
    getProfileUrl(checkedName) ?? '',
    checkedName.variants.join(' '),
    ...(elsewhere ? checkOtherNetworks(checkedName.name).map(({ description }) => description) : []),
  ])
  return formatCsv([[...accountHeader, 'Similar, not checked', ...networks], ...rows])
}

export const formatHandle = (name: string): string => (/^[\w.][^/]*$/.test(name) ? `@${name}` : name)
