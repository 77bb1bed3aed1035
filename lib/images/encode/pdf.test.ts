import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPdf, mergePdfs } from './pdf'

const picture = async (width: number, height: number, type: 'jpeg' | 'png' = 'jpeg') =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: 'red' } })
          [type]()
          .toBuffer(),
      ),
    ],
    { type: `image/${type}` },
  )
const readPages = async (pdf: Blob) => {
  const read = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  return read.getPages().map((page) => page.getSize())
}

test('each picture gets a page, in its order, and the file names no program and no date', async () => {
  const pdf = await createPdf([
    { image: await picture(100, 50), page: { width: 75, height: 37.5 } },
    { image: await picture(10, 20, 'png'), page: { width: 595, height: 842 }, margin: 20 },
  ])
  expect(pdf.type).toBe('application/pdf')
  expect(await readPages(pdf)).toEqual([
    { width: 75, height: 37.5 },
    { width: 595, height: 842 },
  ])
  const read = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  expect([read.getProducer(), read.getCreator(), read.getCreationDate()]).toEqual([undefined, undefined, undefined])
})

test('several become one', async () => {
  const one = await createPdf([{ image: await picture(9, 9), page: { width: 9, height: 9 } }])
  const two = await createPdf([{ image: await picture(8, 9), page: { width: 8, height: 9 } }])
  expect(await readPages(await mergePdfs([two, one, two]))).toEqual([
    { width: 8, height: 9 },
    { width: 9, height: 9 },
    { width: 8, height: 9 },
  ])
})
