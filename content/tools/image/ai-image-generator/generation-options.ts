import * as z from '@/lib/core/zod'
import { imageMimeTypeSchema } from '@/lib/images/image-part'
import type { FormValues } from '@/lib/tool/form-values'

export const generationOptionsSchema = z.object({
  prompt: z.string(),
  /** Id of the size that images are cropped to. */
  preset: z.string(),
  type: imageMimeTypeSchema,
  transparent: z.boolean(),
  count: z.number(),
})

export type GenerationOptions = z.infer<typeof generationOptionsSchema>

export function toGenerationOptions({ prompt, parameters }: FormValues): GenerationOptions {
  const transparent = parameters.transparent === true
  const format = transparent && parameters.format === 'jpeg' ? 'png' : parameters.format
  return {
    prompt: prompt.trim(),
    preset: String(parameters.preset),
    type: format === 'jpeg' ? 'image/jpeg' : format === 'webp' ? 'image/webp' : 'image/png',
    transparent,
    count: Number(parameters.count),
  }
}
