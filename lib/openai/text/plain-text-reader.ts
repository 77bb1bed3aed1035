import type { ModelItem } from './item-reader'

/** Collects an answer in plain text and parses it at its end, because its form shows only there. */
export function createPlainTextReader(parse: (answer: string) => readonly unknown[]) {
  let text = ''
  return {
    kind: null,
    itemCount: 0,
    get hasAnswer(): boolean {
      return text.trim() !== ''
    },
    push(chunk: string): ModelItem[] {
      text += chunk
      return []
    },
    finish(): ModelItem[] {
      const items = parse(text)
      this.itemCount = items.length
      return items.map((item) => ({ item, assumed: [] }))
    },
  }
}
