import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ssim } from 'ssim.js'
import { createPhoto } from '../../../e2e/image-fixtures.ts'
import { encoderOptions } from '../../../lib/images/encode/encoder-options.ts'

type Image = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
type Encoder = { encode(data: Uint8Array, width: number, height: number, options: object): Uint8Array }
type Reference = {
  name: string
  range: readonly [worst: number, best: number]
  encode: (png: string, quality: number) => Promise<Buffer>
}

const PHOTO_COUNT = 10
const LONG_SIDE = 1_200
const QUALITY = 80
const modules = fileURLToPath(new URL('../../../node_modules/@jsquash/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'bench-quality-'))
const output = join(folder, 'output')

function runEncoder(command: string, options: string, files: readonly string[]) {
  execFileSync(command, [...options.split(' '), ...files], { stdio: 'ignore' })
  return readFileSync(output)
}

/** The command-line encoders with their default speed, and sharp for MozJPEG. */
const references: Record<'jpeg' | 'webp' | 'avif', Reference> = {
  jpeg: {
    name: 'sharp mozjpeg',
    range: [20, 100],
    encode: (png, quality) => sharp(png).jpeg({ mozjpeg: true, quality }).toBuffer(),
  },
  webp: {
    name: 'cwebp',
    range: [20, 100],
    encode: async (png, quality) => runEncoder('cwebp', `-quiet -q ${quality} -o`, [output, png]),
  },
  avif: {
    name: 'avifenc',
    range: [63, 0],
    encode: async (png, level) =>
      runEncoder('avifenc', `-s 6 -j 1 -y 420 --min 0 --max 63 -a end-usage=q -a cq-level=${level}`, [png, output]),
  },
}

async function loadEncoder(type: keyof typeof references) {
  const name = { jpeg: 'mozjpeg_enc', webp: 'webp_enc_simd', avif: 'avif_enc' }[type]
  const [{ default: factory }, { defaultOptions }] = await Promise.all([
    import(`${modules}${type}/codec/enc/${name}.js`),
    import(`${modules}${type}/meta.js`),
  ])
  const code = await WebAssembly.compile(readFileSync(`${modules}${type}/codec/enc/${name}.wasm`))
  const encoder: Encoder = await factory({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(code, imports)
      onInstance(instance)
      return instance.exports
    },
  })
  return ({ data, width, height }: Image) => {
    const options = encoderOptions[type]({ quality: QUALITY, isThorough: false }, { data, width, height })
    return Buffer.from(encoder.encode(new Uint8Array(data.buffer), width, height, { ...defaultOptions, ...options }))
  }
}

async function readPixels(file: string | Buffer): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

const measureSsim = async (image: Image, file: Buffer) =>
  ssim(image as unknown as ImageData, (await readPixels(file)) as unknown as ImageData).mssim

/** The reference's bytes at this SSIM, between the two nearest qualities. */
async function findBytes({ range, encode }: Reference, png: string, image: Image, wanted: number): Promise<number> {
  const measure = async (quality: number) => {
    const file = await encode(png, quality)
    return { quality, bytes: file.length, ssim: await measureSsim(image, file) }
  }
  let [below, above] = [await measure(range[0]), await measure(range[1])]
  while (Math.abs(above.quality - below.quality) > 1) {
    const middle = await measure(Math.round((below.quality + above.quality) / 2))
    if (middle.ssim < wanted) below = middle
    else above = middle
  }
  const share = Math.min(1, Math.max(0, (wanted - below.ssim) / (above.ssim - below.ssim)))
  return below.bytes * (above.bytes / below.bytes) ** share
}

/** From a folder of photos, by default those of the Debian package `mate-backgrounds`, or else generated ones. */
async function createPhotos(source: string): Promise<string[]> {
  const names = existsSync(source)
    ? readdirSync(source)
        .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
        .sort()
    : []
  if (names.length === 0) console.log(`No photos in ${source}, so ten are generated.`)
  const inputs: (string | Buffer)[] = names.map((name) => join(source, name))
  for (let seed = inputs.length; seed < PHOTO_COUNT; seed += 1)
    inputs.push((await createPhoto('photo.jpg', LONG_SIDE, 900, seed)).buffer)
  return Promise.all(
    inputs.slice(0, PHOTO_COUNT).map(async (input, index) => {
      const png = join(folder, `${index}.png`)
      const bounds = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' } as const
      await sharp(input).rotate().resize(bounds).removeAlpha().png().toFile(png)
      return png
    }),
  )
}

/** Compares the bytes of the site's encoders at quality 80 with command-line encoders at the same SSIM. */
export async function compareAtEqualQuality(source: string): Promise<void> {
  try {
    const photos = await createPhotos(source)
    console.log('| type | reference | mean ratio | largest ratio |\n|---|---|---|---|')
    for (const type of ['jpeg', 'webp', 'avif'] as const) await compareType(type, photos)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function compareType(type: keyof typeof references, photos: readonly string[]): Promise<void> {
  const encode = await loadEncoder(type)
  const ratios: number[] = []
  for (const png of photos) {
    const image = await readPixels(png)
    const file = encode(image)
    ratios.push(file.length / (await findBytes(references[type], png, image, await measureSsim(image, file))))
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  console.log(`| ${type} | ${references[type].name} | ${mean.toFixed(3)} | ${Math.max(...ratios).toFixed(3)} |`)
}
