/**
 * `npm run bench:images`: compares each encoder's bytes with those of command-line encoders at equal SSIM, over ten
 * photos of `--folder` (by default of the Debian package `mate-backgrounds`). `--only-quality` stops there and needs
 * no build. Needs `avifenc` and `cwebp` (Debian: libavif-bin, webp). Then compares tools that make a JPEG of a photo of
 * 12 megapixels with a plain canvas in the same Chromium. Only compare columns of the same run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createPhoto } from '../../e2e/image-fixtures.ts'
import { startSite } from '../../e2e/site-process.ts'
import { compareAtEqualQuality } from './images/equal-quality.ts'
import { type Measurement, measureToolPage, type ToolBenchmark } from './images/measure-page.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/usr/share/backgrounds/mate/nature' },
    'only-quality': { type: 'boolean', default: false },
  },
})

const postSize = { width: 1080, height: 1350 }
const cameraSize = { width: 4000, height: 3000 }
const toolBenchmarks: readonly ToolBenchmark[] = [
  { tool: 'social-image-resizer', settings: 'sizes=ig-4x5&focus=centre', button: 'Make these sizes', ...postSize },
  { tool: 'image-cropper', settings: '', button: 'Crop', ...cameraSize },
  { tool: 'add-watermark', settings: 'text=© Your name', button: 'Add the watermark', ...cameraSize },
]
/** The first round is a warm-up. The fastest other round counts, because other work can only add time. */
const rounds = 4

await compareAtEqualQuality(values.folder)
if (values['only-quality']) process.exit()

const folder = mkdtempSync(join(tmpdir(), 'bench-images-'))
const photo = join(folder, 'camera.jpg')
const site = await startSite({})
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  writeFileSync(photo, (await createPhoto('camera.jpg', cameraSize.width, cameraSize.height)).buffer)
  await compareTools()
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true })
}

/** Pages are in the browser's cache after the first round. */
async function compareTools(): Promise<void> {
  const [plainPage, page] = [await browser.newPage(), await browser.newPage()]
  page.setDefaultTimeout(120_000)
  await plainPage.setContent('<input type="file">')
  await plainPage.locator('input').setInputFiles(photo)
  console.log('\n| tool | canvas bytes | ours | ratio | canvas ms | ours | ratio |\n|---|---|---|---|---|---|---|')
  for (const benchmark of toolBenchmarks) {
    const times: { canvas: Measurement; ours: Measurement }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const canvas = await measurePlainCanvas(plainPage, benchmark)
      const ours = await measureToolPage(page, site.url, benchmark, photo)
      if (round > 0) times.push({ canvas, ours })
    }
    const [a, b] = [Math.min(...times.map(({ canvas }) => canvas.ms)), Math.min(...times.map(({ ours }) => ours.ms))]
    const [x, y] = [times[0]?.canvas.bytes ?? 0, times[0]?.ours.bytes ?? 0]
    const cells = [benchmark.tool, x, y, (y / x).toFixed(2), a.toFixed(0), b.toFixed(0), (b / a).toFixed(1)]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** Draws the photo on a canvas, which the browser encodes without our code. */
const measurePlainCanvas = (page: Page, { width, height }: ToolBenchmark): Promise<Measurement> =>
  page.evaluate(
    async (size) => {
      const [photoFile] = document.querySelector('input')?.files ?? []
      const start = performance.now()
      const bitmap = await createImageBitmap(photoFile as File)
      const canvas = new OffscreenCanvas(size.width, size.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height)
      bitmap.close()
      const { size: bytes } = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return { bytes, ms: performance.now() - start }
    },
    { width, height },
  )
