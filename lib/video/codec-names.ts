import type { InputTrack } from 'mediabunny'

type Codec = { name: string; advice?: string }

const anyLatestBrowser = 'The latest Chrome, Edge, Firefox and Safari can.'

/** Advice names browsers that decode a video codec through WebCodecs (MDN and caniuse.com, 2026-11). */
const codecs: Readonly<Record<string, Codec>> = {
  avc: { name: 'H.264', advice: 'Export it again as standard 8-bit H.264.' },
  hevc: {
    name: 'HEVC (H.265)',
    advice:
      'Try Safari, or Chrome or Edge on a newer device. Next time on iPhone, set Settings › Camera › Formats to Most Compatible.',
  },
  vp8: { name: 'VP8', advice: anyLatestBrowser },
  vp9: { name: 'VP9', advice: anyLatestBrowser },
  av1: { name: 'AV1', advice: 'Chrome, Edge and Firefox can, and so can Safari on the newest iPhones and Macs.' },
  prores: { name: 'ProRes' },
  aac: { name: 'AAC' },
  opus: { name: 'Opus' },
  mp3: { name: 'MP3' },
  vorbis: { name: 'Vorbis' },
  flac: { name: 'FLAC' },
  ac3: { name: 'Dolby Digital' },
  eac3: { name: 'Dolby Digital Plus' },
  dts: { name: 'DTS' },
  mp4v: { name: 'MPEG-4 Part 2' },
  jpeg: { name: 'Motion JPEG' },
}

/** Returns a codec's name for people. */
export async function getCodecName(track: InputTrack): Promise<string> {
  const codec = (await track.getCodec()) ?? String((await track.getInternalCodecId()) ?? 'unusual')
  return codecs[codec]?.name ?? (codec.startsWith('pcm') ? 'PCM' : codec)
}

/** Completes the sentence "Your browser can’t open …" for a video that this browser cannot decode. */
export async function describeCodec(track: InputTrack): Promise<string> {
  const codec = (await track.getCodec()) ?? ''
  return `this ${await getCodecName(track)} video. ${codecs[codec]?.advice ?? 'Export it as an H.264 MP4 first.'}`
}
