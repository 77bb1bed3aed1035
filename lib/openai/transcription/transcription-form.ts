import { FormData } from 'undici'

/** Audio to transcribe. Servers use the file name's extension as well as the type. */
export type AudioFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }

type FormOptions = { model: string; format: ResponseFormat }

export function buildTranscriptionForm({ bytes, type, name }: AudioFile, { model, format }: FormOptions): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), name)
  form.set('model', model)
  form.set('response_format', format)
  form.set('temperature', '0')
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment')
  // The diarization model requires this for more than half a minute.
  if (format === 'diarized_json') form.set('chunking_strategy', 'auto')
  return form
}

export type ResponseFormat = 'verbose_json' | 'json' | 'diarized_json'

/**
 * Returns the format to request. Whisper and similar models give timestamps with `verbose_json`. OpenAI's newer models
 * reject it and return only text; the diarization model has its own format with timestamps
 * (developers.openai.com/docs/guides/speech-to-text, 2026-11).
 */
export function getResponseFormat(model: string): ResponseFormat {
  const [, gptSuffix = ''] = /gpt-(.*)/i.exec(model) ?? []
  const [, transcribeSuffix] = /transcribe(.*)/i.exec(gptSuffix) ?? []
  if (transcribeSuffix === undefined) return 'verbose_json'
  return /diarize/i.test(transcribeSuffix) ? 'diarized_json' : 'json'
}
