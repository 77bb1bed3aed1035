import { mapTexts } from './changes.ts'
import type { ChatRequest } from './chat-request.ts'
import { type Schema, writeItems } from './items.ts'

/** The answer of a model that does its work. */
export function createGoodItems(question: ChatRequest, offset: number): unknown[] {
  const { schema, count, item, isShortening } = question
  const marks = question.prompt.match(/⟦\d+(?::[^⟧]*)?⟧/g) ?? []
  const prompt = question.prompt.replace(/⟦\d+(?::([^⟧]*))?⟧/g, '$1')
  if (isShortening && typeof item === 'object' && item !== null) {
    return [mapTexts(item as Record<string, unknown>, (text) => text.split(' ').slice(0, 4).join(' '))]
  }
  const asked: Schema = schema.properties?.items?.items ?? { type: 'object', properties: {} }
  const written = writeItems(asked, count, prompt, offset).map((item) => item as Record<string, unknown>)
  return written.map((item) => ({ ...addMaskTokens(item, marks), assumed: [] }))
}

/** What must survive stands in every sentence. */
function addMaskTokens(item: Record<string, unknown>, marks: readonly string[]): Record<string, unknown> {
  return marks.length === 0 ? item : mapTexts(item, (text) => [text, ...new Set(marks)].join(' '))
}
