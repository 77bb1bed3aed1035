/** Samples per second of all generated audio. */
export const SAMPLE_RATE = 44_100

/** The share of each second that has a tone; the rest is silent. */
const TONE_SHARE = 0.8

/** The tone's frequency in hertz during a given second. Frequencies repeat after 20 seconds. */
const getToneFrequency = (second: number): number => 400 + 40 * (second % 20)

/** Returns one channel with a tone and then silence in each second, so that a decoder can tell its position. */
export function createTones(seconds: number, samplesPerSecond = SAMPLE_RATE): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * samplesPerSecond))
  for (let i = 0; i < samples.length; i += 1) {
    const time = i / samplesPerSecond
    if (time % 1 < TONE_SHARE) samples[i] = Math.sin(2 * Math.PI * getToneFrequency(Math.floor(time)) * time) * 0.3
  }
  return samples
}
