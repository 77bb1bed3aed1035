/**
 * `npm run bench:images`: compares each encoder's bytes with those of command-line encoders at equal SSIM, over ten
 * photos of `--folder` (by default of the Debian package `mate-backgrounds`). `--only-quality` stops there and needs
 * no build. Needs `avifenc`, `cjpeg` and `cwebp` (Debian: libavif-bin, libjpeg-turbo-progs, webp). Then compares the
 * compressor with squoosh's own encoders in the same Chromium, and every other tool that makes a file with a plain
 * canvas. Then measures a batch of 12-megapixel photos (fifty, or `--photos N`) and the memory of the tab. Only
 * compare columns of the same run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createPhoto, createPng } from '../../e2e/image-fixtures.ts'
import { encoderOptions } from '../../lib/images/encode/encoder-options.ts'
import { waitUntilUp } from './api-servers.ts'
import { type Measurement, measureCompressor, measureToolPage, measurePeakMemory } from './images/measure-page.ts'
import { type CanvasWork, serveEncoders } from './images/direct-encoding.ts'
import { compareAtEqualQuality } from './images/equal-quality.ts'
import { toolBenchmarks } from './images/tool-benchmarks.ts'

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '50' },
    folder: { type: 'string', default: '/usr/share/backgrounds/mate/nature' },
    'only-quality': { type: 'boolean', default: false },
  },
})
const photoCount = Number(values.photos)
const PORT = 3294
const DIRECT_PORT = 3295
/** The first round is a warm-up. The fastest other round counts, because other work can only add time. */
const rounds = 6
const lossyOptions = { quality: 80, isThorough: false }
const postPixels = { width: 1080, height: 1350, data: new Uint8ClampedArray() }
const jpegOptions = encoderOptions.jpeg(lossyOptions, postPixels)
const series = [
  { type: 'jpeg', picture: 'post.jpg', options: jpegOptions },
  { type: 'webp', picture: 'post.jpg', options: encoderOptions.webp(lossyOptions) },
  { type: 'avif', picture: 'post.jpg', options: encoderOptions.avif(lossyOptions, postPixels) },
  { type: 'png', picture: 'post.png', options: { level: 2 } },
  { type: 'jpeg', picture: 'camera.jpg', options: jpegOptions },
] as const

await compareAtEqualQuality(values.folder)
if (values['only-quality']) process.exit()

const folder = mkdtempSync(join(tmpdir(), 'bench-images-'))
const root = fileURLToPath(new URL('../..', import.meta.url))
const env = { ...process.env, PORT: String(PORT), SITE_URL: '' }
const site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'ignore' })
const encoderServer = await serveEncoders(DIRECT_PORT)
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const pictures = [
    await createPhoto('post.jpg', 1080, 1350),
    await createPhoto('camera.jpg', 4000, 3000),
    await createPng('post.png', 1080, 1350),
    await createPhoto('wide.jpg', 3240, 1080),
  ]
  for (const { name, buffer } of pictures) writeFileSync(join(folder, name), buffer)
  await waitUntilUp(`http://127.0.0.1:${PORT}/api/health`)
  await compareEncoders()
  await compareTools()
  if (photoCount > 0) await measureBatch()
} finally {
  await browser.close()
  encoderServer.close()
  site.kill('SIGTERM')
  rmSync(folder, { recursive: true })
}

async function compareEncoders(): Promise<void> {
  const plain = await browser.newPage()
  await plain.goto(`http://127.0.0.1:${DIRECT_PORT}/`)
  console.log('| type | picture | squoosh bytes | ours | ratio | squoosh ms | ours | ratio |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { type, picture, options } of series) {
    const page = await openCompressor(`format=${type}&quality=${lossyOptions.quality}`)
    const file = join(folder, picture)
    const times: Comparison[] = []
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await measureEncoder(plain, type, options, file)
      const ours = await measureCompressor(page, file)
      if (round > 0) times.push({ theirs, ours })
    }
    await page.close()
    printComparison([type, picture], times, 3, 2)
  }
  await plain.close()
}

type Comparison = { theirs: Measurement; ours: Measurement }

function printComparison(labels: readonly string[], times: readonly Comparison[], byteDigits: number, msDigits: number) {
  const [a, b] = [Math.min(...times.map(({ theirs }) => theirs.ms)), Math.min(...times.map(({ ours }) => ours.ms))]
  const [x, y] = [times[0]?.theirs.bytes ?? 0, times[0]?.ours.bytes ?? 0]
  const cells = [...labels, x, y, (y / x).toFixed(byteDigits), a.toFixed(0), b.toFixed(0), (b / a).toFixed(msDigits)]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Pages are in the browser's cache after the first round. */
async function compareTools(): Promise<void> {
  const [plain, page] = [await browser.newPage(), await browser.newPage()]
  page.setDefaultTimeout(120_000)
  await plain.goto(`http://127.0.0.1:${DIRECT_PORT}/`)
  console.log('\n| tool | plain bytes | ours | ratio | plain ms | ours | ratio |\n|---|---|---|---|---|---|---|')
  for (const one of toolBenchmarks) {
    const times: Comparison[] = []
    for (let round = 0; round < 4; round += 1) {
      const theirs = await measurePlainCanvas(plain, one.canvasWork, one.images[0])
      const ours = await measureToolPage(page, `http://127.0.0.1:${PORT}`, one, folder)
      if (round > 0) times.push({ theirs, ours })
    }
    printComparison([one.tool], times, 2, 1)
  }
  await Promise.all([plain.close(), page.close()])
}

async function measurePlainCanvas(page: Page, work: CanvasWork, picture: string | undefined): Promise<Measurement> {
  await page.locator('input').setInputFiles(picture ? [join(folder, picture)] : [])
  return page.evaluate((given) => {
    const { plain } = window as unknown as { plain: (...given: unknown[]) => Promise<Measurement> }
    return plain(given, document.querySelector('input')?.files?.[0])
  }, work)
}

async function measureEncoder(page: Page, type: string, options: object, file: string): Promise<Measurement> {
  await page.locator('input').setInputFiles(file)
  return page.evaluate(
    ([name, settings]) => {
      const { direct } = window as unknown as { direct: (...given: unknown[]) => Promise<Measurement> }
      return direct(name, settings, document.querySelector('input')?.files?.[0])
    },
    [type, options] as const,
  )
}

async function measureBatch(): Promise<void> {
  const page = await openCompressor('format=jpeg')
  const from = performance.now()
  const most = await measurePeakMemory(browser, async () => {
    await page
      .getByLabel('Choose files')
      .setInputFiles(Array.from({ length: photoCount }, () => join(folder, 'camera.jpg')))
    await page.getByText(`${photoCount} of ${photoCount} done`).waitFor({ timeout: 1_800_000 })
  })
  const seconds = (performance.now() - from) / 1000
  console.log(
    `\n${photoCount} photos of 12 megapixels: ${seconds.toFixed(0)} s, the tab's memory at most ${most.toFixed(0)} MB.`,
  )
}

async function openCompressor(settings: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`http://127.0.0.1:${PORT}/image-tools/image-compressor#${settings}`)
  await page.waitForLoadState('networkidle')
  return page
}
