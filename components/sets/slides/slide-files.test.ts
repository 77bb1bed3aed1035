import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { exportSlidesAsPdf } from './slide-files'

afterEach(() => vi.unstubAllGlobals())

test('draws slides sequentially, because phones have memory for few canvases', async () => {
  const jpeg = await sharp({ create: { width: 4, height: 5, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  let openCount = 0
  let maxOpenCount = 0
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      openCount += 1
      maxOpenCount = Math.max(maxOpenCount, openCount)
    }
    getContext() {
      return { canvas: this, fillRect: () => {}, setTransform: () => {} }
    }
    async convertToBlob({ type }: { type: string }) {
      await new Promise(setImmediate)
      openCount -= 1
      return new Blob([new Uint8Array(jpeg)], { type })
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const drawings = [40, 41, 42].map((width) => ({ width, height: 50, shapes: [] }))
  const pdf = await exportSlidesAsPdf({ drawings, family: 'sans-serif' })
  const document = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  expect(document.getPages().map((page) => page.getWidth())).toEqual([40, 41, 42])
  expect(maxOpenCount).toBe(1)
})
