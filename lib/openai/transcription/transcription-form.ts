import { FormData } from 'undici'

/** Sound to be heard. Servers go by the file name's ending as well as by the type. */
export type AudioFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }

type FormOptions = { model: string; format: ResponseFormat }

/** The fields of `POST /audio/transcriptions`. */
export function buildTranscriptionForm({ bytes, type, name }: AudioFile, { model, format }: FormOptions): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), name)
  form.set('model', model)
  form.set('response_format', format)
  form.set('temperature', '0')
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment')
  // Required by that model for more than half a minute.
  if (format === 'diarized_json') form.set('chunking_strategy', 'auto')
  return form
}

export type ResponseFormat = 'verbose_json' | 'json' | 'diarized_json'

/**
 * What to ask a model for. Whisper and what is built like it give times with `verbose_json`; OpenAI's newer models refuse
 * that and give words alone, the one that tells speakers apart gives times in a form of its own
 * (developers.openai.com/docs/guides/speech-to-text, 2026-11).
 */
export function getResponseFormat(model: string): ResponseFormat {
  const [, gptSuffix = ''] = /gpt-(.*)/i.exec(model) ?? []
  const [, transcribeSuffix] = /transcribe(.*)/i.exec(gptSuffix) ?? []
  if (transcribeSuffix === undefined) return 'verbose_json'
  return /diarize/i.test(transcribeSuffix) ? 'diarized_json' : 'json'
}
