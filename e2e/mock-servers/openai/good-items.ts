import { mapTexts } from './answer-faults.ts'
import type { ChatRequest } from './chat-request.ts'
import { type Schema, writeItems } from './write-items.ts'

export function createGoodItems(chatRequest: ChatRequest, offset: number): unknown[] {
  const { schema, count, item, isShortening } = chatRequest
  const maskTokens = chatRequest.prompt.match(/⟦\d+(?::[^⟧]*)?⟧/g) ?? []
  const prompt = chatRequest.prompt.replace(/⟦\d+(?::([^⟧]*))?⟧/g, '$1')
  if (isShortening && typeof item === 'object' && item !== null) {
    return [mapTexts(item as Record<string, unknown>, (text) => text.split(' ').slice(0, 4).join(' '))]
  }
  const itemSchema: Schema = schema.properties?.items?.items ?? { type: 'object', properties: {} }
  const items = writeItems(itemSchema, count, prompt, offset).map((item) => item as Record<string, unknown>)
  return items.map((item) => ({ ...addMaskTokens(item, maskTokens), assumed: [] }))
}

function addMaskTokens(item: Record<string, unknown>, maskTokens: readonly string[]): Record<string, unknown> {
  return maskTokens.length === 0 ? item : mapTexts(item, (text) => [text, ...new Set(maskTokens)].join(' '))
}
