import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { getPreset } from '@/lib/platforms/images/presets'
import { type FinishedImage, finishImage } from './finish-image'
import type { GenerationOptions } from './generation-options'

/** A finished picture with what it was made from. */
export type GeneratedImage = {
  id: string
  at: number
  asked: GenerationOptions
  original: Blob
  finishedImage: FinishedImage
  /** Whether the model's file carries Content Credentials. */
  hasCredentials: boolean
}

/** Finishes a model's picture for the size that was asked for. Throws where the browser cannot open it. */
export async function createGeneratedImage(
  { id, at, asked }: Pick<GeneratedImage, 'id' | 'at' | 'asked'>,
  original: Blob,
): Promise<GeneratedImage> {
  const finishedImage = await finishImage(original, getPreset(asked.preset), asked.type)
  const hasCredentials = hasContentCredentials(new Uint8Array(await original.arrayBuffer()))
  return { id, at, asked, original, finishedImage, hasCredentials }
}
