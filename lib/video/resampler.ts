/** Source frames on either side that make up one output frame. */
const HALF_WIDTH = 16
/** Positions between two source frames; exact for the usual rates such as 44,100 → 48,000 (160) and 22,050 (320). */
const PHASES = 960
/** Time stamps of a continuous recording may be this far off, in seconds, before they count as a gap. */
const MAX_TIMESTAMP_ERROR = 0.005

/** Left and right. */
export type Stereo = readonly [Float32Array, Float32Array]

/** Frames of the output from the one with this number on. */
export type Resampled = { firstFrame: number; channels: Stereo }

export type Resampler = ReturnType<typeof createResampler>

/**
 * Converts a continuous recording to another rate with a windowed sinc. Output frame 0 is at the time 0; the first
 * source frame is at `start`, in seconds, which may be negative.
 */
export function createResampler(start: number, sourceRate: number, rate: number) {
  const kernels = getKernels(Math.min(1, rate / sourceRate))
  const firstSourceFrame = Math.round(start * sourceRate)
  let sourceFrameCount = 0
  let nextFrame = Math.ceil((firstSourceFrame * rate) / sourceRate)
  /** The source frames that the next output frames need, from `bufferStart` on. */
  let buffer: Stereo = [new Float32Array(HALF_WIDTH), new Float32Array(HALF_WIDTH)]
  let bufferStart = firstSourceFrame - HALF_WIDTH

  function add([left, right]: Stereo): Resampled {
    buffer = [concatFrames(buffer[0], left), concatFrames(buffer[1], right)]
    sourceFrameCount += left.length
    const available = bufferStart + buffer[0].length - HALF_WIDTH
    const lastFrame = Math.ceil((available * rate) / sourceRate) - 1
    const count = Math.max(0, lastFrame - nextFrame + 1)
    const channels: Stereo = [new Float32Array(count), new Float32Array(count)]
    for (let index = 0; index < count; index += 1) {
      const position = ((nextFrame + index) * sourceRate) / rate
      const sourceFrame = Math.floor(position + 0.5 / PHASES)
      const phase = Math.round((position - sourceFrame) * PHASES)
      const offset = sourceFrame - bufferStart - HALF_WIDTH + 1
      for (const side of [0, 1] as const) {
        let sum = 0
        for (let tap = 0; tap < 2 * HALF_WIDTH; tap += 1)
          sum += (buffer[side][offset + tap] ?? 0) * (kernels[phase * 2 * HALF_WIDTH + tap] ?? 0)
        channels[side][index] = sum
      }
    }
    const firstFrame = nextFrame
    nextFrame += count
    const used = Math.max(0, Math.floor((nextFrame * sourceRate) / rate) - HALF_WIDTH - bufferStart)
    buffer = [buffer[0].slice(used), buffer[1].slice(used)]
    bufferStart += used
    return { firstFrame, channels }
  }

  return {
    add,
    /** Returns the frames that waited for more sound. */
    finish: (): Resampled => {
      const end = Math.ceil(((firstSourceFrame + sourceFrameCount) * rate) / sourceRate)
      const count = Math.max(0, end - nextFrame)
      const padding = new Float32Array(2 * HALF_WIDTH)
      const { firstFrame, channels } = add([padding, padding])
      return { firstFrame, channels: [channels[0].subarray(0, count), channels[1].subarray(0, count)] }
    },
    continues: (time: number, nextRate: number) =>
      nextRate === sourceRate &&
      Math.abs(time - (firstSourceFrame + sourceFrameCount) / sourceRate) <= MAX_TIMESTAMP_ERROR,
  }
}

function concatFrames(first: Float32Array, second: Float32Array): Float32Array {
  const joined = new Float32Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

const kernelCache = new Map<number, Float32Array>()

/** Returns the gains of the neighboring source frames for each phase; `cutoff` below 1 removes what would alias. */
function getKernels(cutoff: number): Float32Array {
  const cachedKernels = kernelCache.get(cutoff)
  if (cachedKernels) return cachedKernels
  const width = 2 * HALF_WIDTH
  const kernels = new Float32Array(PHASES * width)
  for (let phase = 0; phase < PHASES; phase += 1) {
    for (let tap = 0; tap < width; tap += 1) {
      const distance = tap - HALF_WIDTH + 1 - phase / PHASES
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_WIDTH)
      kernels[phase * width + tap] = cutoff * sinc(distance * cutoff) * window
    }
  }
  kernelCache.set(cutoff, kernels)
  return kernels
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
