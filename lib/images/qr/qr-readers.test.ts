import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrReaders } from '@/test/qr-readers'
import { defaultQrStyle, layOutQr, type QrStyle } from './qr-layout'
import { drawReadableCode, getLevelForLogo, readQr } from './read-qr'
import { buildQrSvg } from './render-qr'

const texts = {
  short: 'HI',
  link: 'https://example.com/menu?table=7',
  'accented link': 'https://münchen.example/straße?size=m#reviews',
  'Wi-Fi': 'WIFI:T:WPA;S:Home;P:longenough;;',
  email: 'mailto:a@x.com,b@y.com?subject=Q%26A%3F&body=Hi%0D%0A100%20%25%20%3D%20%C3%BC',
  contact: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:O’Neil;Ana;;;\r\nFN:Ana O’Neil\r\nTEL;TYPE=CELL:+4930123456\r\nEND:VCARD',
  long: `https://example.com/${'x'.repeat(300)}`,
}
const drawings = {
  red: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#d00" d="M0 0h300v200H0z"/></svg>',
  black:
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="100"/><path fill="#fff" d="M90 40h20v120H90z"/></svg>',
  wide: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><path fill="#1da1f2" d="M0 0h400v100H0z"/></svg>',
}
type LogoName = keyof typeof drawings

async function readPixels(svg: string, side: number) {
  const pixels = sharp(Buffer.from(svg)).resize(side).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

async function makeCode(text: string, style: Partial<QrStyle>, logoName?: LogoName, share = 0.12) {
  const drawing = logoName && sharp(Buffer.from(drawings[logoName]))
  const logoUrl = drawing && `data:image/png;base64,${(await drawing.png().toBuffer()).toString('base64')}`
  const { width = 0, height = 0 } = drawing ? await drawing.metadata() : {}
  const level = logoName ? getLevelForLogo(text) : 'M'
  const code = await drawReadableCode(text, level, {
    maxTries: logoName ? 6 : 1,
    draw: async (symbol, factor) => {
      const logo = logoName ? { width, height, share, factor } : null
      const layout = layOutQr(symbol, { ...defaultQrStyle, ...style }, logo)
      const side = layout.sideModules * 8
      const svg = buildQrSvg(layout, side, logoUrl ?? null)
      return { svg, side, decodedText: readQr(await readPixels(svg, side)) }
    },
  })
  if (!code) throw new Error('No code')
  return code
}

/** A phone sees a code in many sizes until it reads one of them. */
const scales = [1, 0.7, 0.45]

async function findFailingReaders(text: string, { svg, side }: { svg: string; side: number }) {
  const failingReaders = new Set(Object.keys(qrReaders))
  for (const scale of scales) {
    const pixels = await readPixels(svg, Math.round(side * scale))
    for (const name of failingReaders) if ((await qrReaders[name]?.(pixels)) === text) failingReaders.delete(name)
  }
  return [...failingReaders]
}

const textNames = Object.keys(texts) as (keyof typeof texts)[]
const styles: readonly Partial<QrStyle>[] = [
  { shape: 'square' },
  { shape: 'rounded', dark: '#5b1a8b', light: '#ffe9d6' },
  { shape: 'dot', dark: '#0a5c36' },
  { shape: 'square', dark: '#6a6a6a' },
  { shape: 'rounded', light: null },
]

test.each(styles)('four other readers read seven codes in %j', async (style) => {
  for (const name of textNames)
    expect(await findFailingReaders(texts[name], await makeCode(texts[name], style)), name).toEqual([])
})

test.each(Object.keys(drawings) as LogoName[])(
  'four other readers read codes with reserve behind a %s logo',
  async (logo) => {
    let codeCount = 0
    for (const [index, name] of textNames.entries())
      for (const share of [0.06, 0.12, 0.2]) {
        const code = await makeCode(texts[name], styles[index % styles.length] ?? {}, logo, share)
        expect(code.decodedText, name).toBe(texts[name])
        if (!code.hasReserve) continue
        codeCount += 1
        expect(await findFailingReaders(texts[name], code), `${name} ${share}`).toEqual([])
      }
    expect(codeCount).toBeGreaterThanOrEqual(8)
  },
)

test('some readers cannot read a code that is lighter than its background, so it gets no check mark', async () => {
  const code = await makeCode(texts.link, { dark: '#ffffff', light: '#14110f' })
  expect(code.decodedText).toBe(texts.link)
  expect(await findFailingReaders(texts.link, code)).toEqual(['zxing-js', 'zbar'])
})

test.each(['square', 'rounded', 'dot'] as const)(
  'a link behind a logo of the default size has a reserve in %s',
  async (shape) => {
    for (const logo of Object.keys(drawings) as LogoName[])
      expect(await makeCode(texts.link, { shape, dark: '#5b1a8b' }, logo), logo).toMatchObject({ hasReserve: true })
  },
)
