import { eachText } from './changes.ts'
import { type Schema, writeItems } from './items.ts'
import type { Question } from './question.ts'

/** The answer of a model that does its work. */
export function goodItems(question: Question, offset: number): unknown[] {
  const { schema, count, item, shorter } = question
  const marks = question.prompt.match(/⟦\d+(?::[^⟧]*)?⟧/g) ?? []
  const prompt = question.prompt.replace(/⟦\d+(?::([^⟧]*))?⟧/g, '$1')
  if (shorter && typeof item === 'object' && item !== null) {
    return [eachText(item as Record<string, unknown>, (text) => text.split(' ').slice(0, 4).join(' '))]
  }
  const asked: Schema = schema.properties?.items?.items ?? { type: 'object', properties: {} }
  const written = writeItems(asked, count, prompt, offset).map((item) => item as Record<string, unknown>)
  return written.map((item) => ({ ...withMarks(item, marks), assumed: [] }))
}

/** What must survive stands in every sentence. */
function withMarks(item: Record<string, unknown>, marks: readonly string[]): Record<string, unknown> {
  return marks.length === 0 ? item : eachText(item, (text) => [text, ...new Set(marks)].join(' '))
}
