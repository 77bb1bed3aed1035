import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { exportSlidesAsPdf } from './slide-files'

afterEach(() => vi.unstubAllGlobals())

test('fifty slides are drawn one after the other, for phones have room for few canvases', async () => {
  const jpeg = await sharp({ create: { width: 4, height: 5, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const [open, most] = [new Set<object>(), { open: 0 }]
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      open.add(this)
      most.open = Math.max(most.open, open.size)
    }
    getContext() {
      return { canvas: this, fillRect: () => {}, setTransform: () => {} }
    }
    async convertToBlob({ type }: { type: string }) {
      await new Promise(setImmediate)
      open.delete(this)
      return new Blob([new Uint8Array(jpeg)], { type })
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const drawings = Array.from({ length: 50 }, (_, index) => ({ width: 40 + index, height: 50, shapes: [] }))
  const pdf = await exportSlidesAsPdf({ drawings, family: 'sans-serif' })
  const read = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  expect(read.getPages().map((page) => page.getWidth())).toEqual(drawings.map(({ width }) => width))
  expect(most.open).toBe(1)
})
