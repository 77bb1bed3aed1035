import type OpenAI from 'openai'
import type { Size } from '@/lib/core/geometry/sizes'
import { chooseClassicSize, chooseRequestSize } from '@/lib/platforms/images/request-size'
import type { ImageDialect, OptionalParameter } from './image-dialect'

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
