import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fitQuality } from './fit-quality'
import { createPdf, mergePdfs } from './pdf'

const bounds = { maxQuality: 85, minQuality: 30, maxTries: 7 }

function createMockEncoder(bytesAt85: number) {
  const asked: number[] = []
  const encode = async (quality: number) => {
    asked.push(quality)
    return { size: Math.round(bytesAt85 * Math.exp((quality - 85) / 28)) }
  }
  return { asked, encode }
}

test('encodes an image that fits at the best quality once', async () => {
  const { asked, encode } = createMockEncoder(180_000)
  expect(await fitQuality(encode, 200_000, bounds)).toMatchObject({ quality: 85 })
  expect(asked).toEqual([85])
})

test.each([210_000, 1_300_000])('reduces an image of %i bytes to just below 200 kB in seven tries', async (bytes) => {
  const { asked, encode } = createMockEncoder(bytes)
  const { output } = await fitQuality(encode, 200_000, bounds)
  expect(output.size).toBeLessThanOrEqual(200_000)
  expect(output.size).toBeGreaterThan(180_000)
  expect(asked.length).toBeLessThanOrEqual(7)
})

test('returns the lowest quality for an image that fits at no quality', async () => {
  const { asked, encode } = createMockEncoder(9_000_000)
  const { quality, output } = await fitQuality(encode, 200_000, bounds)
  expect(quality).toBe(30)
  expect(output.size).toBeGreaterThan(200_000)
  expect(new Set(asked).size).toBe(asked.length)
})

async function createImageBlob(width: number, height: number, type: 'jpeg' | 'png' = 'jpeg') {
  const image = sharp({ create: { width, height, channels: 3, background: 'red' } })
  return new Blob([new Uint8Array(await image[type]().toBuffer())], { type: `image/${type}` })
}

const readPages = async (pdf: Blob) => {
  const loadedPdf = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  return loadedPdf.getPages().map((page) => `${page.getWidth()} × ${page.getHeight()}`)
}

test('creates a PDF with one page per image and no program name or date', async () => {
  const pdf = await createPdf([
    { image: await createImageBlob(100, 50), page: { width: 75, height: 37.5 } },
    { image: await createImageBlob(10, 20, 'png'), page: { width: 595, height: 842 }, margin: 20 },
  ])
  expect(pdf.type).toBe('application/pdf')
  expect(await readPages(pdf)).toEqual(['75 × 37.5', '595 × 842'])
  const loadedPdf = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  expect([loadedPdf.getProducer(), loadedPdf.getCreator(), loadedPdf.getCreationDate()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('merges several PDFs into one', async () => {
  const firstPdf = await createPdf([{ image: await createImageBlob(9, 9), page: { width: 9, height: 9 } }])
  const secondPdf = await createPdf([{ image: await createImageBlob(8, 9), page: { width: 8, height: 9 } }])
  expect(await readPages(await mergePdfs([secondPdf, firstPdf, secondPdf]))).toEqual(['8 × 9', '9 × 9', '8 × 9'])
})
