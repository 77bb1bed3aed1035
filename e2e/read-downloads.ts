import type { Page } from '@playwright/test'

/** Decodes audio. Returns each second's tone rounded to 40 Hz, which is the spacing of the generated tones. */
export async function decodeAudio(page: Page, file: Buffer): Promise<{ seconds: number; tones: number[] }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const audioBuffer = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.buffer)
    const samples = audioBuffer.getChannelData(0)
    const tones = Array.from({ length: Math.floor(audioBuffer.duration) }, (_, second) => {
      const start = Math.floor((second + 0.2) * audioBuffer.sampleRate)
      const toneSamples = samples.subarray(start, start + Math.floor(0.5 * audioBuffer.sampleRate))
      const zeroCrossings = toneSamples.filter((value, i) => value >= 0 && (toneSamples[i - 1] ?? 0) < 0).length
      return Math.round(zeroCrossings / 0.5 / 40) * 40
    })
    return { seconds: audioBuffer.duration, tones }
  }, file.toString('base64'))
}

export async function decodeVideo(
  page: Page,
  file: Buffer,
): Promise<{ seconds: number; width: number; height: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }))
    const waitForEvent = (name: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true })
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
      })
    await waitForEvent('loadeddata')
    video.currentTime = video.duration / 2
    await waitForEvent('seeked')
    return { seconds: video.duration, width: video.videoWidth, height: video.videoHeight }
  }, file.toString('base64'))
}

type ZippedFile = { name: string; bytes: Buffer }

/** Reads the files of an uncompressed ZIP from its central directory (APPNOTE 4.3.12). */
export function readZip(zip: Buffer): ZippedFile[] {
  const files: ZippedFile[] = []
  // Not the first signature of an entry, which may also occur in an image.
  let entryOffset = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  while (entryOffset >= 0 && zip.readUInt32LE(entryOffset) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(entryOffset + 28)
    const headerOffset = zip.readUInt32LE(entryOffset + 42)
    const dataOffset = headerOffset + 30 + zip.readUInt16LE(headerOffset + 26) + zip.readUInt16LE(headerOffset + 28)
    const name = zip.toString('utf8', entryOffset + 46, entryOffset + 46 + nameLength)
    files.push({ name, bytes: zip.subarray(dataOffset, dataOffset + zip.readUInt32LE(entryOffset + 24)) })
    entryOffset += 46 + nameLength + zip.readUInt16LE(entryOffset + 30) + zip.readUInt16LE(entryOffset + 32)
  }
  return files
}

export const listZipEntries = (zip: Buffer): [name: string, size: number][] =>
  readZip(zip).map(({ name, bytes }) => [name, bytes.length])
