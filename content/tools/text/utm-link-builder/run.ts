import { decodePercentEncoding } from '@/lib/core/decode-percent-encoding'
import { formatCount } from '@/lib/core/format/format-number'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { mapValues } from '@/lib/core/map-values'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { removeInvisible } from '@/lib/core/strings/remove-invisible'
import { buildNote, type TextRun } from '@/lib/tool/text-tool'
import { presets } from './presets'
import type utmLinkBuilder from './tool'

type UtmParameters = Parameters<typeof run>[0]['parameters']

const MAX_LINKS = 100
const MAX_NAMES = 8

/** Tags every link for every chosen source. Names invalid lines and skips them. */
export const run: TextRun<typeof utmLinkBuilder> = ({ text, parameters }) => {
  const sources = getSources(parameters)
  if (sources.length === 0) return { problem: 'Choose a network or add your own source.' }
  if (sources.some(({ medium }) => medium === ''))
    return { problem: 'Your own source needs a medium, like email, social or cpc.' }

  const lines = removeInvisible(text)
    .split('\n')
    .map((line, index) => ({ lineNumber: index + 1, linkText: trimDelimiters(line) }))
    .filter(({ linkText }) => linkText !== '')
  if (lines.length === 0) return { problem: 'Add a link, like example.com/shop.' }
  const errors: string[] = []
  const links: { name: string; url: string; note: string }[] = []
  let omittedCount = 0
  for (const { lineNumber, linkText } of lines) {
    const parseResult = parseLink(linkText)
    if ('error' in parseResult) {
      errors.push(`Line ${formatCount(lineNumber)}: ${parseResult.error}`)
      continue
    }
    for (const { label, ...utmSource } of sources) {
      if (links.length < MAX_LINKS) links.push({ name: label, ...tagLink(parseResult.url, utmSource, parameters) })
      else omittedCount += 1
    }
  }
  const notes = [
    ...(normalizeValue(parameters.campaign, parameters) === '' ? [noCampaignNote] : []),
    ...errors.slice(0, 20),
    ...(errors.length > 20 ? [`and ${formatQuantity(errors.length - 20, 'more line')} without a link`] : []),
    ...(omittedCount > 0
      ? [`We left out ${formatQuantity(omittedCount, 'more link')}. The limit is ${MAX_LINKS} at a time.`]
      : []),
  ]
  if (links.length === 0) return { problem: errors.slice(0, 5).join(' ') }
  return { blocks: [...notes.map(buildNote), { kind: 'links', caption: 'Tagged links', links }] }
}

/** Around a link in a list, a CSV file or an email (RFC 3986, appendix C). */
function trimDelimiters(line: string): string {
  const link = trimEndMatching(line.trim(), /[,;]/)
  return /^[<"“]/.test(link) ? trimEndMatching(link.slice(1), /[>"”]/) : link
}

const noCampaignNote =
  'No campaign yet. Google asks for source, medium and campaign on every tagged link, so fill in “Campaign.”'

type UtmSource = { source: string; medium: string }

function getSources(parameters: UtmParameters): (UtmSource & { label: string })[] {
  const source = normalizeValue(parameters.source, parameters)
  const medium = normalizeValue(parameters.medium, parameters)
  const networkSources = parameters.networks.flatMap((id) => presets[id] ?? [])
  const customSources = source === '' ? [] : [{ label: source, source, medium }]
  return [
    ...networkSources.map((preset) => (source === '' && medium !== '' ? { ...preset, medium } : preset)),
    ...customSources,
  ]
}

/**
 * Placeholders that an ad network fills in: `__CAMPAIGN_NAME__` on TikTok, `{{campaign.name}}` on Meta, Snapchat,
 * LinkedIn and Reddit, `{keyword}` on Google, Microsoft and Pinterest, `${CAMPAIGN_ID}` on Display & Video 360.
 */
const macroPattern = /(__[A-Z][A-Z0-9_]*__|\$?\{\{?[^\s{}&#]+\}\}?)/u

/** Changes the parts of a value between macros, which stay as typed: networks fill in no other spelling. */
const mapAroundMacros = (value: string, change: (part: string) => string): string =>
  value
    .split(macroPattern)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')

function normalizeValue(
  value: string,
  { spaces: spaceReplacement, lower: shouldLowercase }: Pick<UtmParameters, 'spaces' | 'lower'>,
): string {
  const cleanValue = normalizeUnicode(removeInvisible(value.toWellFormed())).trim()
  const joinedValue = cleanValue.split(/\s+/u).join(spaceReplacement)
  return shouldLowercase ? mapAroundMacros(joinedValue, (part) => part.toLowerCase()) : joinedValue
}

/** Parses a link by the URL standard, or returns the error. `example.com/x` is treated as https. */
function parseLink(linkText: string): { url: URL } | { error: string } {
  if (/\s/u.test(linkText)) return { error: 'a link can’t have spaces. Put one link per line and use %20 for a space.' }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(linkText)?.[1]?.toLowerCase()
  if (scheme !== undefined && !/^https?$/.test(scheme))
    return { error: `${scheme}: links can’t be tagged, only http and https.` }
  const urlText = scheme === undefined ? `https://${linkText}` : linkText
  const url = URL.canParse(urlText) ? new URL(urlText) : null
  if (!url || !/[^.]\.[^.]/.test(url.hostname) || url.username !== '' || linkText.startsWith('@'))
    return { error: `“${linkText.slice(0, 60)}” isn’t a web address.` }
  return { url }
}

/** Returns the values of the tags that get one, in the order in which Google lists them. An ID is not normalized. */
function getValues(utmSource: UtmSource, parameters: UtmParameters): [name: string, value: string][] {
  const { campaign, id, term, content, platform, format, tactic } = parameters
  const cleanValues = mapValues(
    {
      utm_campaign: campaign,
      utm_term: term,
      utm_content: content,
      utm_source_platform: platform,
      utm_creative_format: format,
      utm_marketing_tactic: tactic,
    },
    (value) => normalizeValue(value, parameters),
  )
  const { source: utm_source, medium: utm_medium } = utmSource
  return Object.entries({ utm_source, utm_medium, ...cleanValues, utm_id: id.toWellFormed().trim() }).filter(
    ([, value]) => value !== '',
  )
}

function tagLink(baseUrl: URL, utmSource: UtmSource, parameters: UtmParameters): { url: string; note: string } {
  const pairs = baseUrl.search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((text) => ({ text, name: decodePercentEncoding(text.split('=', 1)[0] ?? '').toLowerCase() }))
  const isTag = ({ name }: { name: string }) => name.startsWith('utm_')
  const existingNames = new Set(pairs.filter(isTag).map(({ name }) => name))
  const newValues = getValues(utmSource, parameters).filter(
    ([name]) => !(parameters.existing === 'keep' && existingNames.has(name)),
  )
  const newNames = new Set(newValues.map(([name]) => name))
  const unreadNames = new Set(existingNames)
  const duplicateNames = new Set<string>()
  const remainingPairs = pairs.filter((pair) => {
    if (!isTag(pair)) return true
    const isFirst = unreadNames.delete(pair.name)
    if (!isFirst) duplicateNames.add(pair.name)
    return isFirst && !newNames.has(pair.name)
  })
  const addedPairs = newValues.map(([name, value]) => `${name}=${mapAroundMacros(value, encodeURIComponent)}`)
  const url = new URL(baseUrl)
  url.search = [...remainingPairs.map(({ text }) => text), ...addedPairs].join('&')
  const removedNames = existingNames.intersection(newNames)
  const remainingNames = existingNames.difference(newNames)
  const remainingDuplicates = duplicateNames.difference(newNames)
  const note = [
    duplicateNames.size > 0 &&
      `${formatNames(duplicateNames)} appeared twice${remainingDuplicates.size > 0 ? ', so only the first stays' : ''}.`,
    removedNames.size > 0 && `Removed: ${formatNames(removedNames)}.`,
    remainingNames.size > 0 && `Left in: ${formatNames(remainingNames)}.`,
  ]
  return { url: url.href, note: note.filter(Boolean).join(' ') }
}

const formatNames = (names: ReadonlySet<string>): string =>
  [...names].slice(0, MAX_NAMES).join(', ') +
  (names.size > MAX_NAMES ? ` and ${formatCount(names.size - MAX_NAMES)} more` : '')
