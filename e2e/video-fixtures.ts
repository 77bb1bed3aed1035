import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAX_OUTPUT_BYTES = 500_000_000
const runFfmpeg = (args: readonly string[]): Buffer =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { maxBuffer: MAX_OUTPUT_BYTES })

/** After one second of a video, a corner flashes white and a tone sounds, for a tenth of a second. */
const flash = [
  'drawbox=w=iw/4:h=ih/4:color=black:t=fill',
  "drawbox=w=iw/4:h=ih/4:color=white:t=fill:enable='between(t,1,1.099)'",
].join(',')
const tone = 'aevalsrc=if(between(t\\,1\\,1.1)\\,0.8*sin(2*PI*1000*t)\\,0):s=48000:d=3'

const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']

/** Two seconds by default. */
type Source = { seconds?: number; rate?: number; filter?: string; output: readonly string[] }

/** Arguments for FFmpeg by file name. */
const sources = {
  'h264.mp4': { output: h264 },
  'fast.mp4': { seconds: 3, rate: 120, output: h264 },
  'variable-rate.mp4': {
    rate: 60,
    filter: "select='if(lt(t,1.5),1,not(mod(n,4)))'",
    output: ['-fps_mode', 'vfr', ...h264],
  },
  'vp8.webm': { output: '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 1M -c:a libvorbis'.split(' ') },
  'hevc.mp4': { output: '-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1 -c:a aac'.split(' ') },
  'silent.mp4': { output: [...h264, '-an'] },
  'located.mp4': { seconds: 3, output: [...h264, '-metadata', 'location=+51.5074-000.1278/'] },
} satisfies Record<string, Source>

const folder = mkdtempSync(join(tmpdir(), 'postsmith-videos-'))
process.once('exit', () => rmSync(folder, { recursive: true }))

const writeFixture = (name: string, content: Buffer | string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Makes a video of 640 × 360 pixels and returns its path. */
export function makeVideoFile(name: keyof typeof sources): string {
  const path = join(folder, name)
  if (existsSync(path)) return path
  const { seconds = 2, rate = 30, filter, output }: Source = sources[name]
  const inputs = [`testsrc2=size=640x360:rate=${rate}`, tone].flatMap((input) => ['-f', 'lavfi', '-i', input])
  const filters = [flash, filter].filter(Boolean).join(',')
  runFfmpeg([...inputs, '-t', String(seconds), '-vf', filters, ...output, path])
  return path
}

/** Makes a video that players turn a quarter clockwise, as phones record. Versions of FFmpeg differ in how to ask. */
export function makeRotatedVideo(): string {
  const bytes = readFileSync(makeVideoFile('h264.mp4'))
  // The matrix is 40 bytes after the name of the first track's header box (ISO/IEC 14496-12).
  const matrixOffset = bytes.indexOf('tkhd') + 4 + 40
  const matrix = [0, 0x10000, 0, -0x10000, 0, 0, 360 * 0x10000, 0, 0x40000000]
  for (const [index, value] of matrix.entries()) bytes.writeInt32BE(value, matrixOffset + index * 4)
  return writeFixture('rotated.mp4', bytes)
}

/** Cuts a video's file in half. Its index is at the start or, as cameras write it, at the end. */
export function makeTruncatedVideo(indexPosition: 'start' | 'end'): string {
  const whole = join(folder, `whole-${indexPosition}.mp4`)
  const flags = indexPosition === 'start' ? ['-movflags', 'faststart'] : []
  runFfmpeg(['-i', makeVideoFile('h264.mp4'), '-c', 'copy', ...flags, whole])
  const bytes = readFileSync(whole)
  return writeFixture(`truncated-${indexPosition}.mp4`, bytes.subarray(0, bytes.length / 2))
}

export function makeSoundFile(): string {
  const path = join(folder, 'sound.mp4')
  runFfmpeg(['-f', 'lavfi', '-i', tone, '-c:a', 'aac', path])
  return path
}

export function makeRenamedText(): string {
  return writeFixture('text.mp4', 'Words, not a video.')
}

type Probe = {
  streams: { codec_type: string; codec_name: string; width: number; height: number; duration: string }[]
  frames: { media_type: string; best_effort_timestamp_time: string }[]
  format: { duration: string; size: string; tags?: Record<string, string> }
}

/** Reads a finished video with FFmpeg, which shares no code with the browser's muxer. */
export function readVideo(path: string) {
  const entries = 'stream:format:frame=best_effort_timestamp_time,media_type'
  const args = ['-v', 'error', '-of', 'json', '-show_entries', entries, path]
  const output = execFileSync('ffprobe', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
  const { streams, format, frames }: Probe = JSON.parse(output)
  const [video, sound] = ['video', 'audio'].map((type) => streams.find(({ codec_type }) => codec_type === type))
  return {
    seconds: Number(format.duration),
    bytes: Number(format.size),
    tags: format.tags ?? {},
    codecs: [video?.codec_name, sound?.codec_name],
    size: { width: video?.width ?? 0, height: video?.height ?? 0 },
    frameTimes: frames
      .filter(({ media_type }) => media_type === 'video')
      .map((frame) => Number(frame.best_effort_timestamp_time)),
  }
}

/** Returns when the corner flashes and when the tone sounds, in seconds. The corner must be in the upper left. */
export function findFlashAndTone(path: string): { flash: number; tone: number } {
  const corner = 'crop=iw/8:ih/8:iw/32:ih/32,scale=1:1,format=gray'
  const pixelFormat = ['-fps_mode', 'passthrough', '-f', 'rawvideo']
  const pixels = runFfmpeg(['-i', path, '-map', '0:v', '-vf', corner, ...pixelFormat, '-'])
  const samples = runFfmpeg(['-i', path, '-map', '0:a', '-ac', '1', '-ar', '48000', '-f', 's16le', '-'])
  const loudness = Array.from({ length: samples.length / 2 }, (_, index) => Math.abs(samples.readInt16LE(index * 2)))
  return {
    flash: readVideo(path).frameTimes[pixels.findIndex((gray) => gray > 150)] ?? Number.NaN,
    tone: loudness.findIndex((value) => value > 3000) / 48_000,
  }
}

/** Returns the mean color, `[red, green, blue]`, of a frame's area, given as FFmpeg's `crop` such as `40:40:60:160`. */
export function readColor(path: string, seconds: number, area: string): number[] {
  const filter = `crop=${area},scale=1:1,format=rgb24`
  return [...runFfmpeg(['-ss', String(seconds), '-i', path, '-frames:v', '1', '-vf', filter, '-f', 'rawvideo', '-'])]
}
