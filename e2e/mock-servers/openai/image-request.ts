import { type MediaCall, sendInvalid } from './refusals.ts'

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
  partialCount: number
}

const knownParameters =
  'model prompt n size quality background output_format output_compression moderation stream partial_images user safety_identifier'

const formats = ['png', 'jpeg', 'webp'] as const
const smallModelSizes = ['1024x1024', '1536x1024', '1024x1536']

/** Returns the parsed request, or null when it was refused. */
export function parseImageRequest(call: MediaCall): ImageRequest | null {
  const { fields } = call
  const rejectParameter = (param: string, message: string, code?: string) => {
    sendInvalid(call, param, message, code)
    return null
  }
  const unknownParameter = Object.keys(fields).find((name) => !knownParameters.split(' ').includes(name))
  if (unknownParameter)
    return rejectParameter(unknownParameter, `Unknown parameter: '${unknownParameter}'.`, 'unknown_parameter')
  const { prompt, n = 1, partial_images: partialCount = 0, output_format = 'png', background = 'auto' } = fields
  const { quality = 'auto', size = 'auto', stream = false } = fields
  if (typeof prompt !== 'string' || !prompt) {
    return rejectParameter('prompt', "Missing required parameter: 'prompt'.", 'missing_required_parameter')
  }
  if (!isIntegerBetween(n, 1, 10)) return rejectParameter('n', "Invalid 'n': must be between 1 and 10.")
  if (!isIntegerBetween(partialCount, 0, 3)) return rejectParameter('partial_images', "Invalid 'partial_images'.")
  const format = formats.find((name) => name === output_format)
  if (!format) return rejectParameter('output_format', `Invalid value: '${output_format}'.`)
  if (background === 'transparent' && format === 'jpeg') {
    return rejectParameter('background', 'Transparent background is not supported for JPEG output format.')
  }
  if (!['low', 'medium', 'high', 'xhigh', 'max', 'auto'].includes(String(quality))) {
    return rejectParameter('quality', `Invalid value: '${quality}'.`)
  }
  const resolvedSize = size === 'auto' ? '1024x1024' : String(size)
  const problem = getSizeProblem(resolvedSize, String(fields.model).includes('mini'))
  if (problem) return rejectParameter('size', problem)
  const [width = 0, height = 0] = resolvedSize.split('x').map(Number)
  return {
    prompt,
    count: n,
    width,
    height,
    size: resolvedSize,
    quality: String(quality),
    background: String(background),
    format,
    stream: stream === true,
    partialCount,
  }
}

const isIntegerBetween = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** Checks the side and area limits of `gpt-image-2` and later models (openclaw/openclaw#118476, 2026-08). */
function getSizeProblem(size: string, isSmallModel: boolean): string | null {
  const supportedSizes = `Supported values are: ${smallModelSizes.map((name) => `'${name}'`).join(', ')}, and 'auto'.`
  if (isSmallModel) return smallModelSizes.includes(size) ? null : `Invalid value: '${size}'. ${supportedSizes}`
  const [, width = 0, height = 0] = (/^(\d{2,4})x(\d{2,4})$/.exec(size) ?? []).map(Number)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const isSupported =
    width % 16 === 0 &&
    height % 16 === 0 &&
    short > 0 &&
    long <= 3_840 &&
    long <= short * 3 &&
    width * height >= 655_360 &&
    width * height <= 8_294_400
  return isSupported ? null : `Invalid value: '${size}'. Sides must be divisible by 16 and within the model's limits.`
}
