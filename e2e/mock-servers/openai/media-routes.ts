import type { IncomingMessage } from 'node:http'
import { handleImageRequest } from './images.ts'
import type { MediaCall } from './media-call.ts'
import { handleSpeech } from './speech.ts'
import { handleTranscription } from './transcriptions.ts'

type Route = (call: MediaCall, file: File | null) => Promise<void>

export const mediaRoutes: Readonly<Record<string, Route>> = {
  '/v1/audio/transcriptions': handleTranscription,
  '/v1/audio/speech': handleSpeech,
  '/v1/images/generations': handleImageRequest,
}

export async function readFields(
  request: IncomingMessage,
): Promise<{ fields: Record<string, unknown>; file: File | null }> {
  const type = request.headers['content-type'] ?? ''
  const chunks: Buffer[] = await Array.fromAsync(request)
  const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
  if (!type.startsWith('multipart/form-data')) {
    return { fields: (await body.json()) as Record<string, unknown>, file: null }
  }
  const form = await body.formData()
  const file = form.get('file')
  const textFields = [...form].filter(([, value]) => typeof value === 'string')
  return { fields: Object.fromEntries(textFields), file: file instanceof File ? file : null }
}
