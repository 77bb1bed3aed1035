import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import utmLinkBuilder from './tool'

const { run: runBuilder, getBlocks, getNotes } = createResultReader(utmLinkBuilder, run)
type ToolParameters = NonNullable<Parameters<typeof getBlocks>[1]>

const withCampaign = (parameters: ToolParameters): ToolParameters => ({ campaign: 'Spring Sale', ...parameters })
const buildLinks = (text: string, parameters: ToolParameters = {}) =>
  getBlocks(text, withCampaign(parameters)).flatMap((block) => (block.kind === 'links' ? block.links : []))
const buildUrl = (...args: Parameters<typeof buildLinks>) => buildLinks(...args)[0]?.url
const utmQuery = 'utm_source=instagram&utm_medium=social&utm_campaign=spring-sale'

test.each([
  ['https://example.com', `https://example.com/?${utmQuery}`],
  ['example.com/a', `https://example.com/a?${utmQuery}`],
  ['<https://example.com/a>', `https://example.com/a?${utmQuery}`],
  ['example.com/?size="m"', `https://example.com/?size=%22m%22&${utmQuery}`],
  ['“example.com/a”,', `https://example.com/a?${utmQuery}`],
  ['\u200bexample.com/a\u2060', `https://example.com/a?${utmQuery}`],
  ['HTTP://Example.com:8080/A', `http://example.com:8080/A?${utmQuery}`],
  ['https://example.com/?size=m#reviews', `https://example.com/?size=m&${utmQuery}#reviews`],
  ['https://example.com/?q=a%20b+c&flag&x=%E9', `https://example.com/?q=a%20b+c&flag&x=%E9&${utmQuery}`],
  ['https://example.com/#/route?x=1', `https://example.com/?${utmQuery}#/route?x=1`],
  ['https://münchen.de/straße', `https://xn--mnchen-3ya.de/stra%C3%9Fe?${utmQuery}`],
])('tags %s', (link, expected) => {
  expect(buildUrl(link)).toBe(expected)
})

test.each<[ToolParameters, string]>([
  [{ campaign: '  Frühling  50% & more ' }, 'utm_medium=social&utm_campaign=fr%C3%BChling-50%25-%26-more'],
  [{ spaces: '_', lower: false }, 'utm_medium=social&utm_campaign=Spring_Sale'],
  [
    { campaign: 'a', term: 'Red Shoe', content: 'B' },
    'utm_medium=social&utm_campaign=a&utm_term=red-shoe&utm_content=b',
  ],
  [{ medium: 'paid social', spaces: '_' }, 'utm_medium=paid_social&utm_campaign=spring_sale'],
  [{ campaign: ' ' }, 'utm_medium=social'],
  [{ campaign: 'Fru\u0308h\u200bling' }, 'utm_medium=social&utm_campaign=fr%C3%BChling'],
])('normalizes names: %j', (parameters, query) => {
  expect(buildUrl('a.co', parameters)).toBe(`https://a.co/?utm_source=instagram&${query}`)
})

test('tags every link for every network and for a custom source', () => {
  const parameters = { networks: ['tiktok', 'newsletter'], source: 'Partner X', medium: 'referral' } as const
  expect(buildLinks('a.co\nb.co', parameters).map(({ name, url }) => `${name}: ${url}`)).toEqual(
    ['a.co', 'b.co'].flatMap((host) => [
      `TikTok: https://${host}/?utm_source=tiktok&utm_medium=social&utm_campaign=spring-sale`,
      `Newsletter: https://${host}/?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale`,
      `partner-x: https://${host}/?utm_source=partner-x&utm_medium=referral&utm_campaign=spring-sale`,
    ]),
  )
})

test.each([
  ['replace', `a=1&utm_id=7&${utmQuery}`, 'utm_source appeared twice. Removed: utm_source. Left in: utm_id.'],
  [
    'keep',
    'utm_source=old&a=1&utm_id=7&utm_medium=social&utm_campaign=spring-sale',
    'utm_source appeared twice, so only the first stays. Left in: utm_source, utm_id.',
  ],
] as const)('handles existing tags on a link: %s', (existing, query, note) => {
  const [link] = buildLinks('https://a.co/?utm_source=old&a=1&UTM_Source=older&utm_id=7', { existing })
  expect(link).toEqual({ name: 'Instagram', url: `https://a.co/?${query}`, note })
})

test('reports each invalid line and still tags the other links', () => {
  const text =
    'https://a.co\n\nmailto:me@a.co\nhttps://a.co/my file\nno link\njavascript:alert(1)\nhello\nhttps://\nhttps://me:pw@a.co\nb.co'
  expect(buildLinks(text).map(({ url }) => url)).toEqual([`https://a.co/?${utmQuery}`, `https://b.co/?${utmQuery}`])
  expect(getNotes(text, withCampaign({}))).toEqual([
    'Line 3: mailto: links can’t be tagged, only http and https.',
    'Line 4: a link can’t have spaces. Put one link per line and use %20 for a space.',
    'Line 5: a link can’t have spaces. Put one link per line and use %20 for a space.',
    'Line 6: javascript: links can’t be tagged, only http and https.',
    'Line 7: “hello” isn’t a web address.',
    'Line 8: “https://” isn’t a web address.',
    'Line 9: “https://me:pw@a.co” isn’t a web address.',
  ])
})

test.each<[string, ToolParameters, string]>([
  ['hello', {}, 'Line 1: “hello” isn’t a web address.'],
  ['@anna.bakes', {}, 'Line 1: “@anna.bakes” isn’t a web address.'],
  [' \n ', {}, 'Add a link, like example.com/shop.'],
  ['a.co', { networks: [] }, 'Choose a network or add your own source.'],
  ['a.co', { source: 'partner' }, 'Your own source needs a medium, like email, social or cpc.'],
])('explains why %j with %j is refused', (text, parameters, problem) => {
  expect(runBuilder(text, withCampaign(parameters))).toEqual({ problem })
})

test('notes a missing campaign and links beyond a hundred', () => {
  expect(getNotes('a.co', { campaign: ' ' })[0]).toMatch(/^No campaign yet\./)
  expect(getNotes(`${'x\n'.repeat(21)}a.co`, withCampaign({})).at(-1)).toBe('and 1 more line without a link')
  const args = ['a.co\n'.repeat(60), withCampaign({ networks: ['x', 'tiktok'] })] as const
  expect(buildLinks(...args)).toHaveLength(100)
  expect(getNotes(...args)).toEqual(['We left out 20 more links. The limit is 100 at a time.'])
})

test.each<[ToolParameters, string]>([
  [{ campaign: '__CAMPAIGN_NAME__' }, 'utm_campaign=__CAMPAIGN_NAME__'],
  [{ campaign: '{{campaign.name}}' }, 'utm_campaign={{campaign.name}}'],
  [{ campaign: 'a', term: '{keyword}' }, 'utm_campaign=a&utm_term={keyword}'],
  [{ campaign: 'Spring Sale {{adset.name}}_{Network}' }, 'utm_campaign=spring-sale-{{adset.name}}_{Network}'],
  [{ campaign: '$' + '{CAMPAIGN_ID} & More' }, 'utm_campaign=$' + '{CAMPAIGN_ID}-%26-more'],
  [{ campaign: 'a {not closed' }, 'utm_campaign=a-%7Bnot-closed'],
  [{ campaign: 'a', id: 'Ab C.1' }, 'utm_campaign=a&utm_id=Ab%20C.1'],
  [
    { campaign: 'a', platform: 'Search Ads 360', format: 'Video', tactic: 'Remarketing' },
    'utm_campaign=a&utm_source_platform=search-ads-360&utm_creative_format=video&utm_marketing_tactic=remarketing',
  ],
])('keeps ad macros and IDs as typed: %j', (parameters, query) => {
  expect(buildUrl('a.co', parameters)).toBe(`https://a.co/?utm_source=instagram&utm_medium=social&${query}`)
})

test('replaces only tags that get a new value', () => {
  const [link] = buildLinks('https://example.com/?utm_id=123&utm_source=old')
  const note = 'Removed: utm_source. Left in: utm_id.'
  expect(link).toEqual({ name: 'Instagram', url: `https://example.com/?utm_id=123&${utmQuery}`, note })
  expect(buildUrl('https://example.com/?utm_id=123', { id: '456' })).toBe(`https://example.com/?${utmQuery}&utm_id=456`)
})

test('names at most eight tags', () => {
  const query = Array.from({ length: 10 }, (_, index) => `utm_${index}=x`).join('&')
  expect(buildLinks(`a.co/?${query}`)[0]?.note).toBe(
    'Left in: utm_0, utm_1, utm_2, utm_3, utm_4, utm_5, utm_6, utm_7 and 2 more.',
  )
})
