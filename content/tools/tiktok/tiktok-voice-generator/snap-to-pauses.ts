import type { TimedSentence } from '@/lib/audio/speech/speech'

const FRAME_SECONDS = 0.02
/** Shortest pause between sentences; pauses within a word are shorter. */
const MIN_PAUSE_SECONDS = 0.14
/** Largest error of an estimate; a pause further away belongs to another boundary. */
const MAX_SHIFT_SECONDS = 1.5

/** A boundary without a nearby pause does not move. `samples` is one channel with values from -1 to 1. */
export function snapToPauses(
  sentences: readonly TimedSentence[],
  samples: Float32Array,
  sampleRate: number,
): TimedSentence[] {
  const pauses = findPauses(samples, sampleRate)
  const startTimes: number[] = []
  for (const { start } of sentences) {
    const previousStart = startTimes.at(-1) ?? -1
    const nearbyPauses = pauses.filter((pause) => pause > previousStart && Math.abs(pause - start) <= MAX_SHIFT_SECONDS)
    const nearestPause = nearbyPauses.toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))[0]
    startTimes.push(startTimes.length === 0 ? start : (nearestPause ?? Math.max(start, previousStart)))
  }
  return sentences.map((sentence, index) => ({
    ...sentence,
    start: startTimes[index] ?? sentence.start,
    end: startTimes[index + 1] ?? sentence.end,
  }))
}

/** Returns the midpoints of pauses, in seconds. A pause is quieter than a thirtieth of the peak. */
function findPauses(samples: Float32Array, sampleRate: number): number[] {
  const samplesPerFrame = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const frameLoudnesses = Array.from({ length: Math.floor(samples.length / samplesPerFrame) }, (_, index) =>
    Math.sqrt(
      samples
        .subarray(index * samplesPerFrame, (index + 1) * samplesPerFrame)
        .reduce((sum, sample) => sum + sample ** 2, 0) / samplesPerFrame,
    ),
  )
  const maxQuietLoudness = frameLoudnesses.reduce((maxLoudness, loudness) => Math.max(maxLoudness, loudness), 0) / 30
  const pauses: number[] = []
  let pauseStart: number | null = null
  for (const [index, loudness] of [...frameLoudnesses, Number.POSITIVE_INFINITY].entries()) {
    if (loudness <= maxQuietLoudness) pauseStart ??= index
    else if (pauseStart !== null) {
      if ((index - pauseStart) * FRAME_SECONDS >= MIN_PAUSE_SECONDS)
        pauses.push(((pauseStart + index) / 2) * FRAME_SECONDS)
      pauseStart = null
    }
  }
  return pauses
}
