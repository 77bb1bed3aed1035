import { APIError } from 'openai'
import { PublicError } from '@/lib/core/errors'

/**
 * Messages of servers (2026-11): OpenAI “Invalid content type. image_url is only supported by certain models.”,
 * llama.cpp “image input is not supported - hint: … mmproj” (500), Ollama “this model does not support image input”,
 * OpenRouter “No endpoints found that support image input” (404), vLLM “… is not a multimodal model”, and servers
 * without content parts “content must be a string”.
 */
const unsupportedMessagePattern =
  /image_url is only supported|support image input|image input is not supported|mmproj|not a multimodal model|(does not|doesn't) support (images?|vision)\b|content must be a string|unknown variant `image_url`/i

export function isImageUnsupportedError(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined) return false
  return [400, 404, 415, 422, 500, 501].includes(error.status) && unsupportedMessagePattern.test(error.message)
}

export const createNoImagesError = () => new PublicError('no_pictures', { reason: 'upstream_blind' })
