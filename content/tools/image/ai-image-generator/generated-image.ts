import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { getPreset } from '@/lib/platforms/images/presets'
import { type FinishedImage, finishImage } from './finish-image'
import type { GenerationOptions } from './generation-options'

export type GeneratedImage = {
  id: string
  at: number
  asked: GenerationOptions
  original: Blob
  finishedImage: FinishedImage
  hasCredentials: boolean
}

/** Finishes a model's image for the requested size. Throws if the browser cannot open it. */
export async function createGeneratedImage(
  { id, at, asked }: Pick<GeneratedImage, 'id' | 'at' | 'asked'>,
  original: Blob,
): Promise<GeneratedImage> {
  const finishedImage = await finishImage(original, getPreset(asked.preset), asked.type)
  const hasCredentials = hasContentCredentials(new Uint8Array(await original.arrayBuffer()))
  return { id, at, asked, original, finishedImage, hasCredentials }
}
