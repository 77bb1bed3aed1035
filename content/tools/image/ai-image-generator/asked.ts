import type { FormValues } from '@/lib/tool/form-values'

/** What one run was asked for, as its pictures need it. */
export type Asked = {
  prompt: string
  /** Id of the size that the pictures are cut to. */
  preset: string
  /** What the finished files should be. */
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  transparent: boolean
  count: number
}

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
