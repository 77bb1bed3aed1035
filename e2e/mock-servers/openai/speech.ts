import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTones } from '../media-fixtures/tones.ts'
import { ensureMediaFixtures } from '../media-fixtures.ts'
import { type MediaCall, sendCommonFault, sendInvalid } from './media-call.ts'

const voices = 'alloy ash ballad coral echo fable onyx nova sage shimmer verse marin cedar'.split(' ')
const MAX_CHARACTERS = 4_096
const CHARACTERS_PER_SECOND = 15
const SAMPLE_RATE = 24_000
/** One frame of the synthetic voice: 24 ms at 64 kbit/s. */
const frame = { bytes: 192, seconds: 0.024 }

/**
 * `POST /v1/audio/speech`: sends tones whose length depends on the text. Besides the common faults, `input` can choose:
 * `slow`, `dies` (midway), `stalls` (midway), `wav-sized` (a WAV with its length).
 */
export async function handleSpeech(call: MediaCall): Promise<void> {
  const { fields } = call
  const { input, voice, speed = 1, response_format: format = 'mp3' } = fields
  if (sendCommonFault(call)) return
  if (typeof input !== 'string' || !input) {
    return sendInvalid(call, 'input', "Missing required parameter: 'input'.", 'missing_required_parameter')
  }
  if ([...input].length > MAX_CHARACTERS) {
    const message = `Invalid 'input': string too long. Expected a string with maximum length ${MAX_CHARACTERS}, but got a string with length ${[...input].length} instead.`
    return sendInvalid(call, 'input', message, 'string_above_max_length')
  }
  if (typeof voice !== 'string' || !voices.includes(voice)) {
    const supportedVoices = voices.map((name) => `'${name}'`).join(', ')
    return sendInvalid(call, 'voice', `Invalid value: '${voice}'. Supported values are: ${supportedVoices}.`)
  }
  if (typeof speed !== 'number' || speed < 0.25 || speed > 4) {
    return sendInvalid(call, 'speed', "Invalid 'speed': must be between 0.25 and 4.0.")
  }
  if (format !== 'mp3' && format !== 'wav') {
    return sendInvalid(call, 'response_format', `Invalid value: '${format}'. Supported values are: 'mp3', 'wav'.`)
  }
  const seconds = Math.max(0.5, [...input].length / CHARACTERS_PER_SECOND / speed)
  const audio = format === 'mp3' ? await createMp3(seconds) : createWav(seconds, call.fault === 'wav-sized')
  await streamAudio(call, format === 'mp3' ? 'audio/mpeg' : 'audio/wav', audio)
}

async function streamAudio({ response, fault }: MediaCall, type: string, audio: Buffer): Promise<void> {
  response.writeHead(200, { 'Content-Type': type, 'Transfer-Encoding': 'chunked' })
  const size = Math.ceil(audio.length / 10)
  for (let offset = 0; offset < audio.length && !response.destroyed; offset += size) {
    if (fault === 'stalls' && offset >= audio.length / 2) return
    if (fault === 'dies' && offset >= audio.length / 2) {
      setTimeout(() => response.destroy(), 20)
      return
    }
    response.write(audio.subarray(offset, offset + size))
    if (fault === 'slow') await sleep(300)
  }
  response.end()
}

async function createMp3(seconds: number): Promise<Buffer> {
  const oneMinuteMp3 = await readFile(join(await ensureMediaFixtures(), 'voice.mp3'))
  const byteLength = Math.ceil(seconds / frame.seconds) * frame.bytes
  const repeatCount = Math.ceil(byteLength / oneMinuteMp3.length)
  return Buffer.concat(Array.from({ length: repeatCount }, () => oneMinuteMp3)).subarray(0, byteLength)
}

/** Creates 16-bit mono audio. OpenAI starts to send before the length is known and writes the maximum length. */
function createWav(seconds: number, hasLength: boolean): Buffer {
  const samples = createTones(seconds, SAMPLE_RATE)
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(hasLength ? file.length - 8 : 0xffffffff, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(hasLength ? samples.length * 2 : 0xffffffff, 40)
  for (const [index, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  }
  return file
}
