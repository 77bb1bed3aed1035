import type { Bio } from './bio'

/** A bio without its least needed part: what followers get, then the detail, then the next step. Null where only the lead is left. */
export function shortenBio(bio: Bio): Bio | null {
  if (bio.value !== '') return { ...bio, value: '' }
  if (bio.detail !== '') return { ...bio, detail: '' }
  return bio.cta === '' ? null : { ...bio, cta: '' }
}
