/**
 * `npm run bench:video`: exports twelve clips of different codecs, rates and rotations on the built site's page, and
 * compares time, bytes and SSIM with `ffmpeg -preset medium` at the same bitrate. `--gigabytes N` also exports one file
 * of that size and prints the peak memory of a browser process. Needs a build, Chromium (CHROMIUM_PATH) and FFmpeg.
 * Only compare columns of the same run.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startSite } from '../../e2e/site-process.ts'
import { makeRotatedVideo } from '../../e2e/video-fixtures.ts'
import { measurePeakMemory } from './images/measure-page.ts'

const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '0' } } })
const SECONDS = 10

const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p']
const aac = ['-c:a', 'aac']
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '3M', '-cpu-used', '8', '-row-mt', '1']
const hlg = ['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc']
const clips = [
  { name: 'h264-30.mp4', output: [...h264, ...aac] },
  { name: 'h264-29.97.mov', rate: '30000/1001', output: [...h264, ...aac] },
  { name: 'h264-60.mp4', rate: '60', output: [...h264, ...aac] },
  {
    name: 'variable-rate.mp4',
    filter: "select='if(lt(t,5),1,not(mod(n,3)))'",
    output: ['-fps_mode', 'vfr', ...h264, ...aac],
  },
  { name: 'portrait.mp4', size: '720x1280', output: [...h264, ...aac] },
  { name: 'anamorphic.mp4', filter: 'setsar=4/3', size: '960x720', output: [...h264, ...aac] },
  { name: 'mono.mkv', output: [...h264, ...aac, '-ac', '1'] },
  { name: 'vp8.webm', output: ['-c:v', 'libvpx', '-b:v', '4M', '-cpu-used', '8', '-c:a', 'libvorbis'] },
  { name: 'vp9.webm', output: [...vp9, '-c:a', 'libopus'] },
  { name: 'av1.mp4', output: ['-c:v', 'libsvtav1', '-preset', '12', ...aac] },
  {
    name: 'hlg.webm',
    filter: 'format=yuv420p10le',
    output: [...vp9, '-profile:v', '2', ...hlg, '-c:a', 'libopus'],
  },
] satisfies Clip[]

type Clip = { name: string; rate?: string; size?: string; filter?: string; output: string[] }

const folder = mkdtempSync(join(tmpdir(), 'bench-video-'))
/** The AV1 encoder has a log of its own. */
const ffmpegEnv = { ...process.env, SVT_LOG: '1' }
const runFfmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { env: ffmpegEnv })

function makeClip({ name, rate = '30', size = '1280x720', filter, output }: Clip): string {
  const path = join(folder, name)
  const picture = `mandelbrot=size=${size}:rate=${rate}:start_scale=1:end_scale=0.01:end_pts=400`
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000']
  runFfmpeg(...inputs, '-t', String(SECONDS), ...(filter ? ['-vf', filter] : []), ...output, path)
  return path
}

function readVideoStream(path: string) {
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=bit_rate,width,height', '-of', 'json']
  const { streams } = JSON.parse(execFileSync('ffprobe', [...args, path], { encoding: 'utf8' }))
  return streams[0] as { bit_rate: string; width: number; height: number }
}

/** Compares with the source as FFmpeg shows it, scaled to the size of the result. */
function measureSsim(path: string, source: string): number {
  const { width, height } = readVideoStream(path)
  const scale = `scale=${width}:${height},format=yuv420p,fps=30,settb=AVTB,setpts=PTS-STARTPTS`
  const filter = `[0:v]${scale}[a];[1:v]${scale}[b];[a][b]ssim=stats_file=-`
  const lines = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-i', source, '-lavfi', filter, '-f', 'null', '-'], {
    encoding: 'utf8',
  }).matchAll(/All:([\d.]+)/g)
  const frames = Array.from(lines, ([, ssim]) => Number(ssim))
  return frames.reduce((sum, ssim) => sum + ssim, 0) / frames.length
}

const site = await startSite({})
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Exports a file with the page's own settings and returns the new file's path and the milliseconds of the export. */
async function exportVideo(source: string): Promise<{ path: string; ms: number }> {
  const page = await browser.newPage()
  page.setDefaultTimeout(3_600_000)
  await page.goto(`${site.url}/image-tools/video-for-posts`)
  await page.getByLabel('Choose files').setInputFiles(source)
  const button = page.getByRole('button', { name: 'Export video' })
  await button.waitFor()
  const result = page.getByRole('article', { name: 'Your video' })
  const start = performance.now()
  await button.click()
  await result.waitFor()
  const ms = performance.now() - start
  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: /^Download/ }).click()
  const path = join(folder, 'ours.mp4')
  await (await download).saveAs(path)
  await page.close()
  return { path, ms }
}

async function compareClips(): Promise<void> {
  console.log('| clip | ffmpeg s | ours | ratio | ffmpeg bytes | ours | ratio | ffmpeg SSIM | ours |')
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const source of [makeRotatedVideo(), ...clips.map(makeClip)]) {
    const ours = await exportVideo(source)
    const { bit_rate: bitrate, width, height } = readVideoStream(ours.path)
    const theirs = join(folder, 'theirs.mp4')
    const encoder = ['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-b:v', bitrate]
    const start = performance.now()
    runFfmpeg('-i', source, '-vf', `scale=${width}:${height},setsar=1`, ...encoder, ...aac, theirs)
    const ms = performance.now() - start
    const bytes = [statSync(theirs).size, statSync(ours.path).size] as const
    const cells = [
      basename(source),
      (ms / 1000).toFixed(1),
      (ours.ms / 1000).toFixed(1),
      (ours.ms / ms).toFixed(2),
      ...bytes,
      (bytes[1] / bytes[0]).toFixed(2),
      measureSsim(theirs, source).toFixed(3),
      measureSsim(ours.path, source).toFixed(3),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

async function measureLargeFile(gigabytes: number): Promise<void> {
  const part = join(folder, 'part.mp4')
  const picture = 'mandelbrot=size=1920x1080:rate=30'
  const video = [...h264, '-b:v', '40M', '-minrate', '40M', '-maxrate', '40M', '-bufsize', '40M']
  runFfmpeg('-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine', '-t', '20', ...video, ...aac, part)
  const loops = Math.ceil((gigabytes * 1e9) / statSync(part).size) - 1
  const source = join(folder, 'large.mp4')
  runFfmpeg('-stream_loop', String(loops), '-i', part, '-c', 'copy', source)
  let result = { path: '', ms: 0 }
  const megabytes = await measurePeakMemory(browser, async () => {
    result = await exportVideo(source)
  })
  const sizes = [source, result.path].map((path) => `${(statSync(path).size / 1e6).toFixed(0)} MB`)
  const seconds = (result.ms / 1000).toFixed(0)
  console.log(`\n${sizes.join(' to ')} in ${seconds} s, at most ${megabytes.toFixed(0)} MB of memory`)
}

try {
  await compareClips()
  if (Number(values.gigabytes) > 0) await measureLargeFile(Number(values.gigabytes))
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true })
}
