import {
  ADTS,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { PublicError } from '@/lib/core/errors'

export type OpenedAudio = { file: Blob; input: Input; track: InputAudioTrack; seconds: number }

/** Every file format except HLS, whose playlists would make the visitor's browser fetch the URLs that they name. */
const formats = [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG, ADTS, FLAC, MPEG_TS]

/**
 * Finds the audio in an audio or video file, reading only the required parts of the file. Throws `sound_unreadable`
 * when the file is neither, `sound_missing` when it has no audio.
 */
export async function openAudio(file: Blob): Promise<OpenedAudio> {
  const input = new Input({ source: new BlobSource(file), formats })
  if (!(await input.canRead())) throw new PublicError('sound_unreadable')
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new PublicError('sound_missing')
  const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
  return { file, input, track, seconds }
}
