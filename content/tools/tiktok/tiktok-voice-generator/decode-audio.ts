/** Decodes the first channel of an audio file at the given sample rate; null if the browser cannot decode it. */
export async function decodeAudio(file: Blob, sampleRate: number): Promise<Float32Array<ArrayBuffer> | null> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    return buffer.getChannelData(0)
  } catch {
    return null
  }
}
