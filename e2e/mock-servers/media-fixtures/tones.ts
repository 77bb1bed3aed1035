/** Samples a second, in every made sound. */
export const SAMPLE_RATE = 44_100

/** The share of each second that sounds; the rest is silent. */
const TONE_SHARE = 0.8

/** The frequency heard during a second, in hertz: another one each second for twenty seconds. */
export const getToneFrequency = (second: number): number => 400 + 40 * (second % 20)

/** One channel: a tone for most of each second and silence to its end, so that a decoder can tell where it is. */
export function createTones(seconds: number, samplesPerSecond = SAMPLE_RATE): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * samplesPerSecond))
  for (let i = 0; i < samples.length; i += 1) {
    const time = i / samplesPerSecond
    if (time % 1 < TONE_SHARE) samples[i] = Math.sin(2 * Math.PI * getToneFrequency(Math.floor(time)) * time) * 0.3
  }
  return samples
}
