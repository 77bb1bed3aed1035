import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { presetOf } from '@/lib/platforms/pictures/presets'
import type { Asked } from './asked'
import { type Finished, finishPicture } from './finish-picture'

/** A finished picture with what it was made from. */
export type MadePicture = {
  id: string
  at: number
  asked: Asked
  original: Blob
  finished: Finished
  /** Whether the model's file carries Content Credentials. */
  signed: boolean
}

/** Finishes a model's picture for the size that was asked for. Throws where the browser cannot open it. */
export async function madePicture(
  { id, at, asked }: Pick<MadePicture, 'id' | 'at' | 'asked'>,
  original: Blob,
): Promise<MadePicture> {
  const finished = await finishPicture(original, presetOf(asked.preset), asked.type)
  const signed = hasContentCredentials(new Uint8Array(await original.arrayBuffer()))
  return { id, at, asked, original, finished, signed }
}
