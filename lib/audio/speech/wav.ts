const WAV_HEADER_BYTES = 44

/** Builds the header of a WAV file with `dataBytes` bytes of mono 16-bit samples. */
export function buildWavHeader(dataBytes: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(WAV_HEADER_BYTES)
  const view = new DataView(header.buffer)
  const writeText = (offset: number, text: string) => header.set(new TextEncoder().encode(text), offset)
  writeText(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true)
  writeText(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeText(36, 'data')
  view.setUint32(40, dataBytes, true)
  return header
}

/** Builds a mono 16-bit WAV file from samples between -1 and 1. */
export function buildWavFile(samples: Float32Array, sampleRate: number): Blob {
  const data = new DataView(new ArrayBuffer(samples.length * 2))
  for (const [index, sample] of samples.entries()) {
    data.setInt16(index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  }
  return new Blob([buildWavHeader(data.byteLength, sampleRate), data], { type: 'audio/wav' })
}
