import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { encodeQr } from '@/lib/images/qr/qr-symbol'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './build'
import { utmLinkBuilder } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: utmLinkBuilder.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function buildLinks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, campaign: 'Spring Sale', ...parameters } })
  if ('problem' in result) return { problem: result.problem }
  const notes = result.blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))
  const links = result.blocks.flatMap((block) => (block.kind === 'links' ? block.links : []))
  return { notes, links }
}
const buildFirstUrl = (text: string, parameters: Partial<ToolParameters> = {}) =>
  buildLinks(text, parameters).links?.[0]?.url
const utmQuery = 'utm_source=instagram&utm_medium=social&utm_campaign=spring-sale'

test.each([
  ['https://example.com', `https://example.com/?${utmQuery}`],
  ['example.com/a', `https://example.com/a?${utmQuery}`],
  ['HTTP://Example.com:8080/A', `http://example.com:8080/A?${utmQuery}`],
  ['https://example.com/?size=m#reviews', `https://example.com/?size=m&${utmQuery}#reviews`],
  ['https://example.com/?q=a%20b+c&flag&x=%E9', `https://example.com/?q=a%20b+c&flag&x=%E9&${utmQuery}`],
  ['https://example.com/#/route?x=1', `https://example.com/?${utmQuery}#/route?x=1`],
  ['https://example.com/?', `https://example.com/?${utmQuery}`],
  ['https://münchen.de/straße', `https://xn--mnchen-3ya.de/stra%C3%9Fe?${utmQuery}`],
])('%s is tagged', (link, expected) => {
  expect(buildFirstUrl(link)).toBe(expected)
})

test('names are tidied as wished', () => {
  expect(buildFirstUrl('a.co', { campaign: '  Frühling  Sale 50% & more ' })).toBe(
    'https://a.co/?utm_source=instagram&utm_medium=social&utm_campaign=fr%C3%BChling-sale-50%25-%26-more',
  )
  expect(buildFirstUrl('a.co', { spaces: '_', lower: false, term: 'Red Shoe', content: 'Bio Link' })).toBe(
    'https://a.co/?utm_source=instagram&utm_medium=social&utm_campaign=Spring_Sale&utm_term=Red_Shoe&utm_content=Bio_Link',
  )
})

test('every link goes to every place, with a source of one’s own beside the networks', () => {
  const { links } = buildLinks('a.co\nb.co', {
    networks: ['tiktok', 'newsletter'],
    source: 'Partner X',
    medium: 'referral',
  })
  expect(links?.map(({ name, url }) => `${name}: ${url}`)).toEqual([
    'TikTok: https://a.co/?utm_source=tiktok&utm_medium=social&utm_campaign=spring-sale',
    'Newsletter: https://a.co/?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale',
    'partner-x: https://a.co/?utm_source=partner-x&utm_medium=referral&utm_campaign=spring-sale',
    'TikTok: https://b.co/?utm_source=tiktok&utm_medium=social&utm_campaign=spring-sale',
    'Newsletter: https://b.co/?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale',
    'partner-x: https://b.co/?utm_source=partner-x&utm_medium=referral&utm_campaign=spring-sale',
  ])
  expect(buildFirstUrl('a.co', { medium: 'paid social', spaces: '_' })).toContain(
    'utm_source=instagram&utm_medium=paid_social',
  )
})

test('tags that a link has are replaced or kept, and a double one is named', () => {
  const link = 'https://a.co/?utm_source=old&a=1&UTM_Source=older&utm_id=7'
  expect(buildLinks(link).links).toEqual([
    {
      name: 'Instagram',
      url: `https://a.co/?a=1&${utmQuery}`,
      note: 'utm_source stood there twice. Taken out: utm_source, utm_id.',
    },
  ])
  expect(buildLinks(link, { existing: 'keep' }).links).toEqual([
    {
      name: 'Instagram',
      url: 'https://a.co/?utm_source=old&a=1&utm_id=7&utm_medium=social&utm_campaign=spring-sale',
      note: 'utm_source stood there twice: the first is kept. Kept: utm_source, utm_id.',
    },
  ])
})

test('what is no link is named by its line and holds up no other', () => {
  const { notes, links } = buildLinks(
    'https://a.co\n\nmailto:me@a.co\nhttps://a.co/my file\nno link\njavascript:alert(1)\nhello\nhttps://\nhttps://me:pw@a.co\nb.co',
  )
  expect(links?.map(({ url }) => url)).toEqual([`https://a.co/?${utmQuery}`, `https://b.co/?${utmQuery}`])
  expect(notes).toEqual([
    'Line 3: mailto: can’t be tagged, only http and https.',
    'Line 4: a link has no spaces. One link a line, with %20 for a space.',
    'Line 5: a link has no spaces. One link a line, with %20 for a space.',
    'Line 6: javascript: can’t be tagged, only http and https.',
    'Line 7: “hello” is no web address.',
    'Line 8: “https://” is no web address.',
    'Line 9: “https://me:pw@a.co” is no web address.',
  ])
  expect(buildLinks('hello')).toEqual({ problem: 'Line 1: “hello” is no web address.' })
})

test('what is missing is asked for', () => {
  expect(buildLinks(' \n ').problem).toBe('Put in a link, such as example.com/shop.')
  expect(buildLinks('a.co', { networks: [] }).problem).toBe('Choose a network, or give a source of your own.')
  const { notes, links } = buildLinks('a.co', { campaign: ' ' })
  expect(notes?.[0]).toMatch(/^No campaign yet\./)
  expect(links?.[0]?.url).toBe('https://a.co/?utm_source=instagram&utm_medium=social')
  expect(buildLinks('a.co', { source: 'partner' }).problem).toBe(
    'Your own source needs a medium, such as email, social or cpc.',
  )
})

test('a hundred links come out at a time', () => {
  const { notes, links } = buildLinks('a.co\n'.repeat(60), { networks: ['x', 'tiktok'] })
  expect(links).toHaveLength(100)
  expect(notes).toEqual(['20 more links were left out: 100 at a time.'])
})

test('a QR code is read as its link', () => {
  const link = buildFirstUrl('https://münchen.de/straße?size=m#reviews') ?? ''
  const { side = 0, darkModules = [] } = encodeQr(link) ?? {}
  const scale = 4
  const width = (side + 8) * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [y, row] of darkModules.entries())
    for (const [x, isDark] of row.entries())
      for (let index = 0; isDark && index < scale * scale; index += 1) {
        const top = (y + 4) * scale + Math.floor(index / scale)
        const pixel = (top * width + (x + 4) * scale + (index % scale)) * 4
        data.fill(0, pixel, pixel + 3)
      }
  expect(decodeQR({ width, height: width, data })).toBe(link)
  expect(encodeQr('a'.repeat(5_000))).toBeNull()
})
