import type { Transcript } from '@/lib/audio/captions/transcript'
import { getLanguageName } from './language-name'

const sourceLabels = {
  creator: 'Captions by the creator',
  automatic: 'TikTok’s automatic captions',
  translated: 'Machine translation by TikTok',
  'speech-recognition': 'Heard by a speech recognition model',
} as const satisfies Record<Transcript['source'], string>

/** Where the words come from, with their language where it is known. */
export function getSourceLabel({ source, language }: Transcript): string {
  const name = getLanguageName(language)
  return name ? `${sourceLabels[source]} · ${name}` : sourceLabels[source]
}

/** A track's name in a list of them. */
export function getTrackName({ source, language }: Transcript): string {
  const name = getLanguageName(language) ?? 'Unknown language'
  return source === 'translated' ? `${name}, translated` : name
}
