import type { ModelItem } from './item-reader'

/** Collects an answer in plain text and parses it at its end, because its form shows only there. */
export class PlainTextReader {
  readonly kind = null
  itemCount = 0
  #text = ''
  #parse: (answer: string) => readonly unknown[]

  constructor(parse: (answer: string) => readonly unknown[]) {
    this.#parse = parse
  }

  get hasAnswer(): boolean {
    return this.#text.trim() !== ''
  }

  push(text: string): ModelItem[] {
    this.#text += text
    return []
  }

  finish(): ModelItem[] {
    const items = this.#parse(this.#text)
    this.itemCount = items.length
    return items.map((item) => ({ item, assumed: [] }))
  }
}
