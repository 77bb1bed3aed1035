/** Source frames on either side that make up one output frame. */
const HALF_WIDTH = 16
/** Positions between two source frames; exact for the usual rates such as 44,100 → 48,000 (160) and 22,050 (320). */
const PHASES = 960
/** Time stamps of a continuous recording may be this far off, in seconds, before they count as a gap. */
const MAX_TIMESTAMP_ERROR = 0.005

/** Interleaved stereo of the output, from the frame with this number on. */
export type Resampled = { firstFrame: number; data: Float32Array<ArrayBuffer> }

export type Resampler = ReturnType<typeof createResampler>

/**
 * Converts a continuous recording in interleaved stereo to another rate with a windowed sinc. Output frame 0 is at the
 * time 0; the first source frame is at `start`, in seconds, which may be negative.
 */
export function createResampler(start: number, sourceRate: number, rate: number) {
  const kernels = createKernels(Math.min(1, rate / sourceRate))
  const firstSourceFrame = Math.round(start * sourceRate)
  let sourceFrameCount = 0
  let nextFrame = Math.ceil((firstSourceFrame * rate) / sourceRate)
  /** The source frames that the next output frames need, from `bufferStart` on. */
  let buffer = new Float32Array(2 * HALF_WIDTH)
  let bufferStart = firstSourceFrame - HALF_WIDTH

  function add(source: Float32Array): Resampled {
    buffer = joinSamples(buffer, source)
    sourceFrameCount += source.length / 2
    const available = bufferStart + buffer.length / 2 - HALF_WIDTH
    const firstFrame = nextFrame
    nextFrame = Math.max(firstFrame, Math.ceil((available * rate) / sourceRate))
    const data = new Float32Array(2 * (nextFrame - firstFrame))
    for (let index = 0; index < data.length; index += 2) {
      const position = ((firstFrame + index / 2) * sourceRate) / rate
      data.set(readPosition(buffer, position - bufferStart, kernels), index)
    }
    const used = Math.max(0, Math.floor((nextFrame * sourceRate) / rate) - HALF_WIDTH - bufferStart)
    buffer = buffer.slice(2 * used)
    bufferStart += used
    return { firstFrame, data }
  }

  return {
    add,
    /** Returns the frames that waited for more sound. */
    finish: (): Resampled => {
      const end = Math.ceil(((firstSourceFrame + sourceFrameCount) * rate) / sourceRate)
      const { firstFrame, data } = add(new Float32Array(4 * HALF_WIDTH))
      return { firstFrame, data: data.subarray(0, 2 * Math.max(0, end - firstFrame)) }
    },
    continues: (time: number, nextRate: number) =>
      nextRate === sourceRate &&
      Math.abs(time - (firstSourceFrame + sourceFrameCount) / sourceRate) <= MAX_TIMESTAMP_ERROR,
  }
}

function joinSamples(first: Float32Array, second: Float32Array): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(first.length + second.length)
  samples.set(first)
  samples.set(second, first.length)
  return samples
}

/** Returns the left and the right value at a position between two frames. */
function readPosition(frames: Float32Array, position: number, kernels: Float32Array): [number, number] {
  const frame = Math.floor(position + 0.5 / PHASES)
  const phase = Math.round((position - frame) * PHASES)
  const offset = frame - HALF_WIDTH + 1
  let [left, right] = [0, 0]
  for (let tap = 0; tap < 2 * HALF_WIDTH; tap += 1) {
    const gain = kernels[phase * 2 * HALF_WIDTH + tap] ?? 0
    left += (frames[2 * (offset + tap)] ?? 0) * gain
    right += (frames[2 * (offset + tap) + 1] ?? 0) * gain
  }
  return [left, right]
}

/** Returns the gains of the neighboring source frames for each phase; `cutoff` below 1 removes what would alias. */
function createKernels(cutoff: number): Float32Array {
  const width = 2 * HALF_WIDTH
  const kernels = new Float32Array(PHASES * width)
  for (let phase = 0; phase < PHASES; phase += 1) {
    for (let tap = 0; tap < width; tap += 1) {
      const distance = tap - HALF_WIDTH + 1 - phase / PHASES
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_WIDTH)
      kernels[phase * width + tap] = cutoff * sinc(distance * cutoff) * window
    }
  }
  return kernels
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
