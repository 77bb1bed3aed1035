import { type MediaCall, sendInvalid } from './media-call.ts'

export type ImageRequest = {
  prompt: string
  count: number
  width: number
  height: number
  size: string
  quality: string
  background: string
  format: 'png' | 'jpeg' | 'webp'
  stream: boolean
  partials: number
}

const parameters =
  'model prompt n size quality background output_format output_compression moderation stream partial_images user safety_identifier'

const formats = ['png', 'jpeg', 'webp'] as const
/** What the smaller and older models draw. */
const smallModelSizes = ['1024x1024', '1536x1024', '1024x1536']

/** What is asked, or null when it was refused. */
export function parseImageRequest(call: MediaCall): ImageRequest | null {
  const { fields } = call
  const invalid = (param: string, message: string, code?: string) => {
    sendInvalid(call, param, message, code)
    return null
  }
  const unknown = Object.keys(fields).find((name) => !parameters.split(' ').includes(name))
  if (unknown) return invalid(unknown, `Unknown parameter: '${unknown}'.`, 'unknown_parameter')
  const { prompt, n = 1, partial_images: partials = 0, output_format = 'png', background = 'auto' } = fields
  const { quality = 'auto', size = 'auto', stream = false } = fields
  if (typeof prompt !== 'string' || !prompt) {
    return invalid('prompt', "Missing required parameter: 'prompt'.", 'missing_required_parameter')
  }
  if (!isIntegerBetween(n, 1, 10)) return invalid('n', "Invalid 'n': must be between 1 and 10.")
  if (!isIntegerBetween(partials, 0, 3)) return invalid('partial_images', "Invalid 'partial_images'.")
  const format = formats.find((name) => name === output_format)
  if (!format) return invalid('output_format', `Invalid value: '${output_format}'.`)
  if (background === 'transparent' && format === 'jpeg') {
    return invalid('background', 'Transparent background is not supported for JPEG output format.')
  }
  if (!['low', 'medium', 'high', 'xhigh', 'max', 'auto'].includes(String(quality))) {
    return invalid('quality', `Invalid value: '${quality}'.`)
  }
  const real = size === 'auto' ? '1024x1024' : String(size)
  const problem = getSizeProblem(real, String(fields.model).includes('mini'))
  if (problem) return invalid('size', problem)
  const [width = 0, height = 0] = real.split('x').map(Number)
  return {
    prompt,
    count: n,
    width,
    height,
    size: real,
    quality: String(quality),
    background: String(background),
    format,
    stream: stream === true,
    partials,
  }
}

const isIntegerBetween = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Sides and area that `gpt-image-2` and later draw (openclaw/openclaw#118476, 2026-08). */
function getSizeProblem(size: string, few: boolean): string | null {
  const known = `Supported values are: ${smallModelSizes.map((name) => `'${name}'`).join(', ')}, and 'auto'.`
  if (few) return smallModelSizes.includes(size) ? null : `Invalid value: '${size}'. ${known}`
  const [, width = 0, height = 0] = (/^(\d{2,4})x(\d{2,4})$/.exec(size) ?? []).map(Number)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const fits =
    width % 16 === 0 &&
    height % 16 === 0 &&
    short > 0 &&
    long <= 3_840 &&
    long <= short * 3 &&
    width * height >= 655_360 &&
    width * height <= 8_294_400
  return fits
    ? null
    : `Invalid value: '${size}'. Sides must be divisible by 16 and within the model's limits.`
}
