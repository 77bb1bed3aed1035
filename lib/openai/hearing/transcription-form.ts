import { FormData } from 'undici'
import type { ResponseFormat } from './response-format'

/** Sound to be heard. Servers go by the file name's ending as well as by the type. */
export type Sound = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }

type Asked = { model: string; format: ResponseFormat }

/** The fields of `POST /audio/transcriptions`. */
export function transcriptionForm({ bytes, type, name }: Sound, { model, format }: Asked): FormData {
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
