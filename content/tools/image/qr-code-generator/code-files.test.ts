import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultQrStyle, layOutQr, type QrStyle } from '@/lib/images/qr/qr-layout'
import { encodeQr } from '@/lib/images/qr/qr-symbol'
import { readQr } from '@/lib/images/qr/read-qr'
import { createCodeFile } from './code-files'

const red = sharp({ create: { width: 30, height: 20, channels: 3, background: '#d00' } })
const logo = { blob: new Blob([new Uint8Array(await red.png().toBuffer())]), width: 30, height: 20, name: 'red.png' }

async function createPdf(text: string, style: Partial<QrStyle>, share: number | null) {
  const symbol = encodeQr(text, 'H', 4) ?? expect.unreachable()
  const layout = layOutQr(symbol, { ...defaultQrStyle, ...style }, share ? { ...logo, share } : null)
  const code = {
    layout,
    pixelSize: 600,
    logoShare: share,
    hasReserve: true,
    version: 4,
    png: new Blob(),
    decodedText: null,
  }
  const file = await createCodeFile(code, 'pdf', share ? logo : null)
  return Buffer.from(await file.arrayBuffer()).toString('latin1')
}

/** Converts a PDF page's drawing to SVG, by its PDF 1.7 operators (ISO 32000-1, annex A). */
function toSvg(pdf: string): string {
  const [, side = ''] = /\/MediaBox \[ 0 0 ([\d.]+) \1 \]/.exec(pdf) ?? []
  const [, content = ''] = /\/Filter \/FlateDecode\n\/Length \d+\n>>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
  const parts: string[] = []
  let [fill, path, open] = ['', '', 0]
  for (const line of inflateSync(Buffer.from(content, 'latin1')).toString().trim().split('\n')) {
    const words = line.split(' ')
    const operator = words.pop() ?? ''
    const values = words.join(' ')
    if (operator === 'q') open = 0
    else if (operator === 'cm') open += parts.push(`<g transform="matrix(${values})">`) && 1
    else if (operator === 'rg') fill = `rgb(${words.map((part) => Math.round(Number(part) * 255))})`
    else if (/^[mlc]$/.test(operator)) path += `${operator.toUpperCase()}${values}`
    else if (operator === 'h') path += 'Z'
    else if (operator === 'f') parts.push(`<path fill="${fill}" d="${path}"/>`)
    else if (operator === 'Do') parts.push('<path fill="#d00" d="M0 0h1v1h-1z"/>')
    else if (operator === 'Q') parts.push('</g>'.repeat(open))
    else if (!['d', 'gs', 'w'].includes(operator)) throw new Error(`Unknown operator: ${line}`)
    if (operator === 'f') path = ''
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700" viewBox="0 0 ${side} ${side}"><g transform="matrix(1 0 0 -1 0 ${side})">${parts.join('')}</g></svg>`
}

test.each([
  [{ shape: 'square' }, null],
  [{ shape: 'rounded', dark: '#5b1a8b' }, null],
  [{ shape: 'dot', light: null }, null],
  [{ shape: 'dot', dark: '#ffffff', light: '#14110f' }, 0.12],
] as const)('the code of a PDF in %j with a logo of %s scans', async (style, share) => {
  const text = 'https://a.example/menu?table=7'
  const svg = sharp(Buffer.from(toSvg(await createPdf(text, style, share))))
  const { data, info } = await svg.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(readQr({ ...info, data: new Uint8ClampedArray(data) })).toBe(text)
})

test('a PDF is ten centimeters wide and names no program and no date', async () => {
  const pdf = await createPdf('HI', {}, null)
  expect(pdf).toContain('/MediaBox [ 0 0 283.46 283.46 ]')
  expect(pdf).not.toMatch(/Producer|Creator|Date/)
})
