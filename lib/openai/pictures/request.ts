import type OpenAI from 'openai'
import type { Size } from '@/lib/core/geometry/sizes'
import { classicSize, requestSize } from '@/lib/platforms/pictures/request-size'
import type { ImageDialect, Optional } from './dialect'

/** One picture, as the visitor wants it. */
export type PictureRequest = {
  /** What the model is told, style and background included. */
  prompt: string
  /** What the picture is cut to in the end. */
  target: Size
  quality: 'low' | 'medium' | 'high'
  format: 'png' | 'jpeg' | 'webp'
  transparent: boolean
  /** Unfinished pictures to send on the way, at most 3. */
  previews: number
  visitor: string
}

type Body = OpenAI.ImageGenerateParams

/** The request for one picture, in the server's dialect. */
export function pictureRequest(asked: PictureRequest, dialect: ImageDialect, model: string): Body {
  const previews = dialect.streams ? asked.previews : 0
  const wanted: Partial<Record<Optional, unknown>> = {
    background: asked.transparent ? 'transparent' : 'opaque',
    quality: asked.quality,
    output_format: asked.format,
    moderation: 'auto',
    safety_identifier: asked.visitor,
    response_format: 'b64_json',
    ...(previews > 0 && { partial_images: previews }),
  }
  const known = Object.entries(wanted).filter(([name]) => !dialect.unknown.some((other) => other === name))
  return {
    model,
    prompt: asked.prompt,
    n: 1,
    ...(dialect.streams && { stream: true }),
    ...sizeOf(asked.target, dialect),
    ...Object.fromEntries(known),
  }
}

function sizeOf(target: Size, { sizes }: ImageDialect): { size?: string } {
  if (sizes === 'own') return {}
  const { width, height } = sizes === 'any' ? requestSize(target) : classicSize(target)
  return { size: `${width}x${height}` }
}
