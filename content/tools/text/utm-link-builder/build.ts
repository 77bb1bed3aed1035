import { count } from '@/lib/core/format/count'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { presets } from './presets'
import type { utmLinkBuilder } from './tool'

type Input = TextInput<(typeof utmLinkBuilder)['fields']>
type Parameters = Input['parameters']

/** Most links that come out of a run. */
const MOST_LINKS = 100

/** Every link for every place chosen. A line that is no link is named and holds up none of the others. */
export function run({ text, parameters }: Input): TextResult {
  const places = placesIn(parameters)
  if (places.length === 0) return { problem: 'Choose a network, or give a source of your own.' }
  if (places.some(({ medium }) => medium === ''))
    return { problem: 'Your own source needs a medium, such as email, social or cpc.' }

  const lines = text
    .split('\n')
    .flatMap((raw, index) => (raw.trim() === '' ? [] : [{ line: index + 1, raw: raw.trim() }]))
  if (lines.length === 0) return { problem: 'Put in a link, such as example.com/shop.' }
  const faults: string[] = []
  const rows: { place: string; url: string; note: string }[] = []
  let left = 0
  for (const { line, raw } of lines) {
    const read = readLink(raw)
    if ('fault' in read) {
      faults.push(`Line ${count(line)}: ${read.fault}`)
      continue
    }
    for (const { label, ...place } of places) {
      if (rows.length < MOST_LINKS) rows.push({ place: label, ...tagged(read.url, place, parameters) })
      else left += 1
    }
  }
  const notes = [
    ...(tidy(parameters.campaign, parameters) === '' ? [noCampaign] : []),
    ...faults.slice(0, 20),
    ...(faults.length > 20 ? [`and ${count(faults.length - 20)} more lines that are no links`] : []),
    ...(left > 0 ? [`${count(left)} more links were left out: ${MOST_LINKS} at a time.`] : []),
  ]
  if (rows.length === 0) return { problem: faults.slice(0, 5).join(' ') }
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

const noCampaign =
  'No campaign yet. Google asks for source, medium and campaign on every tagged link: put a name under “Campaign”.'

type Place = { source: string; medium: string }

function placesIn(parameters: Parameters): (Place & { label: string })[] {
  const source = tidy(parameters.source, parameters)
  const medium = tidy(parameters.medium, parameters)
  const chosen = parameters.networks.flatMap((id) => presets[id] ?? [])
  const own = source === '' ? [] : [{ label: source, source, medium }]
  return [
    ...chosen.map((preset) => (source === '' && medium !== '' ? { ...preset, medium } : preset)),
    ...own,
  ]
}

/** A value as it stands in the link: trimmed, spaces joined, in small letters where that is wanted. */
function tidy(value: string, { spaces, lower }: Pick<Parameters, 'spaces' | 'lower'>): string {
  const joined = value.toWellFormed().trim().split(/\s+/u).filter(Boolean).join(spaces)
  return lower ? joined.toLowerCase() : joined
}

/** A link as the URL standard reads it, or what is wrong with it. `example.com/x` is taken as https. */
function readLink(raw: string): { url: URL } | { fault: string } {
  if (/\s/u.test(raw)) return { fault: 'a link has no spaces. One link a line, with %20 for a space.' }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(raw)?.[1]?.toLowerCase()
  if (scheme !== undefined && !/^https?$/.test(scheme))
    return { fault: `${scheme}: can’t be tagged, only http and https.` }
  const given = scheme === undefined ? `https://${raw}` : raw
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/[^.]\.[^.]/.test(url.hostname) || url.username !== '')
    return { fault: `“${raw.slice(0, 60)}” is no web address.` }
  return { url }
}

const order = ['source', 'medium', 'campaign', 'term', 'content'] as const

function tagged(link: URL, place: Place, parameters: Parameters): { url: string; note: string } {
  const values = {
    ...place,
    campaign: tidy(parameters.campaign, parameters),
    term: tidy(parameters.term, parameters),
    content: tidy(parameters.content, parameters),
  }
  const pairs = link.search === '' ? [] : link.search.slice(1).split('&')
  const nameOf = (pair: string) => decoded(pair.split('=', 1)[0] ?? '').toLowerCase()
  const had = new Set<string>()
  const twice = new Set<string>()
  for (const name of pairs.map(nameOf).filter((one) => one.startsWith('utm_'))) {
    if (had.has(name)) twice.add(name)
    had.add(name)
  }
  const isKept = parameters.existing === 'keep'
  const rest = isKept ? withoutTwins(pairs, nameOf) : pairs.filter((pair) => !nameOf(pair).startsWith('utm_'))
  const added = order.flatMap((name) =>
    values[name] === '' || (isKept && had.has(`utm_${name}`))
      ? []
      : [`utm_${name}=${encodeURIComponent(values[name])}`],
  )
  const url = new URL(link)
  url.search = [...rest, ...added].filter((pair) => pair !== '').join('&')
  const note = [
    twice.size > 0 && `${listed(twice)} stood there twice${isKept ? ': the first is kept' : ''}.`,
    had.size > 0 && `${isKept ? 'Kept' : 'Taken out'}: ${listed(had)}.`,
  ]
  return { url: url.href, note: note.filter(Boolean).join(' ') }
}

const listed = (names: ReadonlySet<string>): string => {
  const [first, ...rest] = [...names]
  return rest.length > 7 ? `${first} and ${count(rest.length)} more` : [first, ...rest].join(', ')
}

/** Of UTM parameters of one name the first; all else as it stands. */
function withoutTwins(pairs: readonly string[], nameOf: (pair: string) => string): string[] {
  const seen = new Set<string>()
  return pairs.filter((pair) => {
    const name = nameOf(pair)
    if (!name.startsWith('utm_')) return true
    return !seen.has(name) && seen.add(name)
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
