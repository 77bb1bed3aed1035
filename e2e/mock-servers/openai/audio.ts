import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { createTones } from '../media-fixtures/tones.ts'
import { ensureMediaFixtures } from '../media-fixtures.ts'
import { findFault, type MediaCall, sendCommonFault, sendInvalid } from './refusals.ts'
import { send, sendError, sendJson } from './replies.ts'

const voices = 'alloy ash ballad coral echo fable onyx nova sage shimmer verse marin cedar'.split(' ')
const MAX_CHARACTERS = 4_096
const CHARACTERS_PER_SECOND = 15
const SAMPLE_RATE = 24_000
/** One frame of the synthetic voice: 24 ms at 64 kbit/s. */
const frame = { bytes: 192, seconds: 0.024 }

/**
 * `POST /v1/audio/speech`: sends tones whose length depends on the text. Besides the common faults, `input` can choose
 * `slow`, `dies` (midway), `stalls` (midway) or `wav-sized` (a WAV whose header has its length).
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

/** OpenAI accepts files of up to 25 MB (developers.openai.com/api/reference, speech to text, 2026-11). */
const MAX_BYTES = 26_214_400
const extensions = ['flac', 'm4a', 'mp3', 'mp4', 'mpeg', 'mpga', 'oga', 'ogg', 'wav', 'webm']

/** Faults by a file's length in seconds, because its audio cannot contain words. */
const faultsBySeconds: Record<number, string> = { 3: '500', 5: 'rate', 7: 'no-words' }

const sentences = [
  'This is the first thing that is said.',
  'Then comes a second sentence.',
  'The third one is about sound & pictures.',
  'The fourth is short.',
  'And with the fifth it ends.',
]
const SECONDS_PER_SEGMENT = 4
const SECONDS_PER_WORD = 0.25

/**
 * `POST /v1/audio/transcriptions`. Besides the common faults, `prompt`, `model` or the file name can choose
 * `text-only`, `no-segments`, `nanoseconds`, `plain`, `no-words` or `slow`. Models named `gpt-…` refuse `verbose_json`.
 */
export async function handleTranscription(call: MediaCall, file: File | null): Promise<void> {
  const { response, fields } = call
  if (!file) return sendInvalid(call, 'file', "Missing required parameter: 'file'.", 'missing_required_parameter')
  if (file.size > MAX_BYTES) {
    const message = `413: Maximum content size limit (${MAX_BYTES}) exceeded (${file.size} bytes read)`
    return sendError(response, 413, { message, type: 'server_error' })
  }
  const seconds = await readDuration(file)
  const fault = findFault(fields.prompt, fields.model, file.name) ?? faultsBySeconds[Math.round(seconds ?? 0)] ?? null
  if (sendCommonFault({ ...call, fault })) return
  if (seconds === null || !extensions.includes(file.name.split('.').at(-1) ?? '')) {
    const supportedExtensions = extensions.map((name) => `'${name}'`).join(', ')
    return sendInvalid(call, 'file', `Invalid file format. Supported formats: [${supportedExtensions}]`)
  }
  const format = String(fields.response_format ?? 'json')
  if (String(fields.model).startsWith('gpt-') && !['json', 'text'].includes(format)) {
    const message = `response_format '${format}' is not compatible with model '${fields.model}'. Use 'json' or 'text' instead.`
    return sendInvalid(call, 'response_format', message, 'unsupported_value')
  }
  if (fault === 'slow') await sleep(3_000)
  sendTranscription(call, format, fault, seconds)
}

function sendTranscription({ response, fields }: MediaCall, format: string, fault: string | null, seconds: number) {
  const scale = fault === 'nanoseconds' ? 1e9 : 1
  const segments = fault === 'no-words' ? [] : buildSegments(seconds, scale)
  const text = segments.map((segment) => segment.text.trim()).join(' ')
  const usage = { type: 'duration', seconds: Math.ceil(seconds) }
  if (format === 'text' || fault === 'plain') return send(response, 200, 'text/plain', `${text}\n`)
  if (format !== 'verbose_json' || fault === 'text-only') return sendJson(response, 200, { text, usage })
  const verboseReply = { task: 'transcribe', language: 'english', duration: seconds * scale, text, usage }
  if (fault === 'no-segments') return sendJson(response, 200, verboseReply)
  const words = segments.flatMap((segment) => buildWords(segment, scale))
  const asksForWords = String(fields['timestamp_granularities[]']).includes('word')
  sendJson(response, 200, { ...verboseReply, segments, ...(asksForWords && { words }) })
}

/** OpenAI's words have no punctuation. */
const buildWords = ({ start, text }: { start: number; text: string }, scale: number) =>
  Array.from(text.matchAll(/\w+/g), ([word], index) => ({
    word,
    start: start + index * SECONDS_PER_WORD * scale,
    end: start + (index + 1) * SECONDS_PER_WORD * scale,
  }))

function buildSegments(seconds: number, scale: number) {
  return Array.from({ length: Math.max(1, Math.round(seconds / SECONDS_PER_SEGMENT)) }, (_, id) => ({
    id,
    seek: 0,
    start: id * SECONDS_PER_SEGMENT * scale,
    end: Math.min(seconds, (id + 1) * SECONDS_PER_SEGMENT) * scale,
    text: ` ${sentences[id % sentences.length]}`,
    tokens: [50_364, 639, 307],
    temperature: 0,
    avg_logprob: -0.2,
    compression_ratio: 1.2,
    no_speech_prob: 0.01,
  }))
}

/** Returns null when the file has no readable audio, regardless of its name. */
async function readDuration(file: File): Promise<number | null> {
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await file.arrayBuffer()) })
  try {
    const track = await input.getPrimaryAudioTrack()
    return track ? await track.computeDuration() : null
  } catch {
    return null
  }
}
