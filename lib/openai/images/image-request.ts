import type OpenAI from 'openai'
import type { Size } from '@/lib/core/geometry/sizes'
import { isOfficialOpenAi, type ModelSettings } from '@/lib/openai/client'
import { getRefusalText } from '@/lib/openai/model-error'
import { chooseClassicSize, chooseRequestSize } from '@/lib/platforms/images/request-size'

/** Parameters that a server may not support. If omitted, the server's default applies. */
const optionalParameters = [
  'background',
  'quality',
  'output_format',
  'moderation',
  'safety_identifier',
  'partial_images',
  'response_format',
] as const

type OptionalParameter = (typeof optionalParameters)[number]

/** The server's assumed capabilities. Each refusal narrows them, and a later success saves them. */
type ImageDialect = {
  canStream: boolean
  /** Any size that the guide allows, the three older sizes, or the server's own choice. */
  sizeSupport: 'any' | 'classic' | 'own'
  unsupportedParameters: readonly OptionalParameter[]
}

/** OpenAI's own models always return image bytes and reject `response_format`; other servers need it. */
export function getInitialImageDialect(settings: ModelSettings): ImageDialect {
  const unsupportedParameters: readonly OptionalParameter[] = isOfficialOpenAi(settings)
    ? ['response_format']
    : ['moderation', 'safety_identifier']
  return { canStream: true, sizeSupport: 'any', unsupportedParameters }
}

const fallbackSizes = { any: 'classic', classic: 'own', own: null } as const

/** Returns the form without what the server refused, or null if the error has another cause. */
export function narrowImageDialect(dialect: ImageDialect, error: unknown): ImageDialect | null {
  const errorText = getRefusalText(error)
  if (errorText === null) return null
  const refusedParameter = optionalParameters.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(errorText))
  if (refusedParameter) {
    if (dialect.unsupportedParameters.includes(refusedParameter)) return null
    return { ...dialect, unsupportedParameters: [...dialect.unsupportedParameters, refusedParameter] }
  }
  if (/\bstream/i.test(errorText)) return dialect.canStream ? { ...dialect, canStream: false } : null
  if (!/\bsize\b|resolution|dimensions/i.test(errorText)) return null
  const sizeSupport = fallbackSizes[dialect.sizeSupport]
  return sizeSupport && { ...dialect, sizeSupport }
}

export type ImageRequest = {
  prompt: string
  /** The final size after cropping. */
  targetSize: Size
  quality: 'low' | 'medium' | 'high'
  format: 'png' | 'jpeg' | 'webp'
  isTransparent: boolean
  /** Number of unfinished images to stream, at most 3. */
  previewCount: number
  visitor: string
}

type Body = OpenAI.ImageGenerateParams

export function buildImageRequestBody(request: ImageRequest, dialect: ImageDialect, model: string): Body {
  const previewCount = dialect.canStream ? request.previewCount : 0
  const parameters: Partial<Record<OptionalParameter, unknown>> = {
    background: request.isTransparent ? 'transparent' : 'opaque',
    quality: request.quality,
    output_format: request.format,
    moderation: 'auto',
    safety_identifier: request.visitor,
    response_format: 'b64_json',
    ...(previewCount > 0 && { partial_images: previewCount }),
  }
  const supportedParameters = Object.entries(parameters).filter(
    ([name]) => !dialect.unsupportedParameters.some((parameter) => parameter === name),
  )
  return {
    model,
    prompt: request.prompt,
    n: 1,
    ...(dialect.canStream && { stream: true }),
    ...buildSizeParameter(request.targetSize, dialect),
    ...Object.fromEntries(supportedParameters),
  }
}

function buildSizeParameter(targetSize: Size, { sizeSupport }: ImageDialect): { size?: string } {
  if (sizeSupport === 'own') return {}
  const { width, height } = sizeSupport === 'any' ? chooseRequestSize(targetSize) : chooseClassicSize(targetSize)
  return { size: `${width}x${height}` }
}
