import type { InputTrack } from 'mediabunny'

const names: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
  mp4v: 'MPEG-4 Part 2',
  jpeg: 'Motion JPEG',
}

/** Browsers that decode a codec through WebCodecs (MDN and caniuse.com, 2026-11). */
const advice: Readonly<Record<string, string>> = {
  avc: 'Export it again as standard 8-bit H.264.',
  hevc: 'Try Safari, or Chrome or Edge on a newer device.',
  vp8: 'The latest Chrome, Edge, Firefox and Safari can.',
  vp9: 'The latest Chrome, Edge, Firefox and Safari can.',
  av1: 'Chrome, Edge and Firefox can, and so can Safari on the newest iPhones and Macs.',
}

/** Returns a codec's name for people. */
export async function getCodecName(track: InputTrack): Promise<string> {
  const codec = (await track.getCodec()) ?? String((await track.getInternalCodecId()) ?? 'unusual')
  return names[codec] ?? (codec.startsWith('pcm') ? 'PCM' : codec)
}

/** Completes the sentence "Your browser can’t open …" for a video that this browser cannot decode. */
export async function describeCodec(track: InputTrack): Promise<string> {
  const codec = (await track.getCodec()) ?? ''
  return `this ${await getCodecName(track)} video. ${advice[codec] ?? 'Export it as an H.264 MP4 first.'}`
}
