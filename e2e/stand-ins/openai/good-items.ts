import { eachText } from './changes.ts'
import { type Schema, writeItems } from './items.ts'
import type { Question } from './question.ts'

/** The answer of a model that does its work. */
export function goodItems(question: Question, offset: number): unknown[] {
  const { schema, count, prompt, item, shorter } = question
  if (shorter && typeof item === 'object' && item !== null) {
    return [eachText(item as Record<string, unknown>, (text) => text.split(' ').slice(0, 4).join(' '))]
  }
  const asked: Schema = schema.properties?.items?.items ?? { type: 'object', properties: {} }
  return writeItems(asked, count, prompt, offset).map((item) => ({ ...(item as object), assumed: [] }))
}
