import { getLameSettings, type Mp3Bitrate } from './audio-job'
import { type AudioJobOptions, runAudioJobWithFallback } from './run-audio-job'

type Mp3Settings = { title: string; artist: string; bitrate: Mp3Bitrate }

/** Converts in a worker. `onProgress` receives 0 to 1. Throws `PublicError` (`sound_…`) or the signal's reason. */
export async function convertToMp3(source: Blob, settings: Mp3Settings, options: AudioJobOptions = {}): Promise<Blob> {
  const getDecodingSampleRate = ({ sampleRate }: { sampleRate: number }) =>
    getLameSettings(sampleRate, settings.bitrate).sampleRate
  const { blob } = await runAudioJobWithFallback({ task: 'mp3', source, ...settings }, getDecodingSampleRate, options)
  return blob
}
