import { formatCount } from '@/lib/core/format/format-count'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { presets } from './presets'
import type { utmLinkBuilder } from './tool'

type Input = TextInput<(typeof utmLinkBuilder)['fields']>
type Parameters = Input['parameters']

/** Most links that come out of a run. */
const MAX_LINKS = 100

/** Every link for every place chosen. A line that is no link is named and holds up none of the others. */
export function run({ text, parameters }: Input): TextResult {
  const places = getSources(parameters)
  if (places.length === 0) return { problem: 'Choose a network, or give a source of your own.' }
  if (places.some(({ medium }) => medium === ''))
    return { problem: 'Your own source needs a medium, such as email, social or cpc.' }

  const lines = text
    .split('\n')
    .flatMap((raw, index) => (raw.trim() === '' ? [] : [{ line: index + 1, raw: raw.trim() }]))
  if (lines.length === 0) return { problem: 'Put in a link, such as example.com/shop.' }
  const errors: string[] = []
  const rows: { place: string; url: string; note: string }[] = []
  let omittedCount = 0
  for (const { line, raw } of lines) {
    const parsed = parseLink(raw)
    if ('error' in parsed) {
      errors.push(`Line ${formatCount(line)}: ${parsed.error}`)
      continue
    }
    for (const { label, ...place } of places) {
      if (rows.length < MAX_LINKS) rows.push({ place: label, ...tagLink(parsed.url, place, parameters) })
      else omittedCount += 1
    }
  }
  const notes = [
    ...(normalizeValue(parameters.campaign, parameters) === '' ? [noCampaignNote] : []),
    ...errors.slice(0, 20),
    ...(errors.length > 20 ? [`and ${formatCount(errors.length - 20)} more lines that are no links`] : []),
    ...(omittedCount > 0
      ? [`${formatCount(omittedCount)} more links were left out: ${MAX_LINKS} at a time.`]
      : []),
  ]
  if (rows.length === 0) return { problem: errors.slice(0, 5).join(' ') }
  const blocks: TextBlock[] = notes.map((note) => ({ kind: 'note', text: note }))
  return {
    blocks: [
      ...blocks,
      {
        kind: 'links',
        caption: 'Tagged links',
        links: rows.map(({ place, url, note }) => ({ name: place, url, ...(note && { note }) })),
      },
    ],
  }
}

const noCampaignNote =
  'No campaign yet. Google asks for source, medium and campaign on every tagged link: put a name under “Campaign”.'

type UtmSource = { source: string; medium: string }

function getSources(parameters: Parameters): (UtmSource & { label: string })[] {
  const source = normalizeValue(parameters.source, parameters)
  const medium = normalizeValue(parameters.medium, parameters)
  const chosen = parameters.networks.flatMap((id) => presets[id] ?? [])
  const own = source === '' ? [] : [{ label: source, source, medium }]
  return [
    ...chosen.map((preset) => (source === '' && medium !== '' ? { ...preset, medium } : preset)),
    ...own,
  ]
}

/** A value as it stands in the link: trimmed, spaces joined, in small letters where that is wanted. */
function normalizeValue(value: string, { spaces, lower }: Pick<Parameters, 'spaces' | 'lower'>): string {
  const joined = value.toWellFormed().trim().split(/\s+/u).filter(Boolean).join(spaces)
  return lower ? joined.toLowerCase() : joined
}

/** A link as the URL standard reads it, or what is wrong with it. `example.com/x` is taken as https. */
function parseLink(raw: string): { url: URL } | { error: string } {
  if (/\s/u.test(raw)) return { error: 'a link has no spaces. One link a line, with %20 for a space.' }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(raw)?.[1]?.toLowerCase()
  if (scheme !== undefined && !/^https?$/.test(scheme))
    return { error: `${scheme}: can’t be tagged, only http and https.` }
  const given = scheme === undefined ? `https://${raw}` : raw
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/[^.]\.[^.]/.test(url.hostname) || url.username !== '')
    return { error: `“${raw.slice(0, 60)}” is no web address.` }
  return { url }
}

const parameterOrder = ['source', 'medium', 'campaign', 'term', 'content'] as const

function tagLink(link: URL, place: UtmSource, parameters: Parameters): { url: string; note: string } {
  const values = {
    ...place,
    campaign: normalizeValue(parameters.campaign, parameters),
    term: normalizeValue(parameters.term, parameters),
    content: normalizeValue(parameters.content, parameters),
  }
  const pairs = link.search === '' ? [] : link.search.slice(1).split('&')
  const nameOf = (pair: string) => decodeSafely(pair.split('=', 1)[0] ?? '').toLowerCase()
  const had = new Set<string>()
  const twice = new Set<string>()
  for (const name of pairs.map(nameOf).filter((one) => one.startsWith('utm_'))) {
    if (had.has(name)) twice.add(name)
    had.add(name)
  }
  const isKept = parameters.existing === 'keep'
  const rest = isKept
    ? removeDuplicateUtm(pairs, nameOf)
    : pairs.filter((pair) => !nameOf(pair).startsWith('utm_'))
  const added = parameterOrder.flatMap((name) =>
    values[name] === '' || (isKept && had.has(`utm_${name}`))
      ? []
      : [`utm_${name}=${encodeURIComponent(values[name])}`],
  )
  const url = new URL(link)
  url.search = [...rest, ...added].filter((pair) => pair !== '').join('&')
  const note = [
    twice.size > 0 && `${formatNames(twice)} stood there twice${isKept ? ': the first is kept' : ''}.`,
    had.size > 0 && `${isKept ? 'Kept' : 'Taken out'}: ${formatNames(had)}.`,
  ]
  return { url: url.href, note: note.filter(Boolean).join(' ') }
}

const formatNames = (names: ReadonlySet<string>): string => {
  const [first, ...rest] = [...names]
  return rest.length > 7 ? `${first} and ${formatCount(rest.length)} more` : [first, ...rest].join(', ')
}

/** Of UTM parameters of one name the first; all else as it stands. */
function removeDuplicateUtm(pairs: readonly string[], nameOf: (pair: string) => string): string[] {
  const seen = new Set<string>()
  return pairs.filter((pair) => {
    const name = nameOf(pair)
    if (!name.startsWith('utm_')) return true
    return !seen.has(name) && seen.add(name)
  })
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
