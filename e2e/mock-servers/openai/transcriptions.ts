import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { findFault, type MediaCall, sendCommonFault, sendInvalid } from './media-call.ts'
import { send, sendError, sendJson } from './replies.ts'

/** developers.openai.com/api/reference, speech to text, 2026-11: 25 MB. */
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

/**
 * `POST /v1/audio/transcriptions`. Besides the common faults, `prompt`, `model` or the file name can choose:
 * `text-only`, `no-segments`, `nanoseconds`, `plain`, `no-words`, `slow`. Models named `gpt-…` do not support
 * `verbose_json`.
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

function sendTranscription({ response }: MediaCall, format: string, fault: string | null, seconds: number) {
  const scale = fault === 'nanoseconds' ? 1e9 : 1
  const segments = fault === 'no-words' ? [] : buildSegments(seconds, scale)
  const text = segments.map((segment) => segment.text.trim()).join(' ')
  const usage = { type: 'duration', seconds: Math.ceil(seconds) }
  if (format === 'text' || fault === 'plain') return send(response, 200, 'text/plain', `${text}\n`)
  if (format !== 'verbose_json' || fault === 'text-only') return sendJson(response, 200, { text, usage })
  const verboseReply = { task: 'transcribe', language: 'english', duration: seconds * scale, text, usage }
  sendJson(response, 200, fault === 'no-segments' ? verboseReply : { ...verboseReply, segments })
}

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
