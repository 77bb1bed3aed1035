const mp3SampleRates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

/**
 * Returns the MP3 settings for this audio: its own sampling rate if MP3 supports it, else 48 kHz, and a bitrate allowed
 * for that rate (ISO/IEC 11172-3 and 13818-3: up to 320, 160 and 64 kbit/s).
 */
export function getLameSettings(sampleRate: number, bitrate: number): { sampleRate: number; bitrate: number } {
  const supportedSampleRate = mp3SampleRates.includes(sampleRate) ? sampleRate : 48_000
  const maxBitrate = supportedSampleRate >= 32_000 ? 320_000 : supportedSampleRate >= 16_000 ? 160_000 : 64_000
  return { sampleRate: supportedSampleRate, bitrate: Math.min(bitrate, maxBitrate) }
}
