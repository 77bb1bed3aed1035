import * as z from '@/lib/core/zod'
import { pictureTypeSchema } from '@/lib/images/picture-part'
import type { FormValues } from '@/lib/tool/form-values'

/** What one run was asked for, as its pictures need it. */
export const askedSchema = z.object({
  prompt: z.string(),
  /** Id of the size that the pictures are cut to. */
  preset: z.string(),
  /** What the finished files should be. */
  type: pictureTypeSchema,
  transparent: z.boolean(),
  count: z.number(),
})

export type Asked = z.infer<typeof askedSchema>

export function askedFrom({ prompt, parameters }: FormValues): Asked {
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
