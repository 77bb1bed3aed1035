import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import type { Candidate } from '@/lib/tool/engine'

/** An item as a model gives it, with what it says is assumed. */
export type ModelItem = Required<Pick<Candidate, 'item' | 'assumed'>>

/** Not every server keeps to a schema, and an item without the list is as good. */
const assumedSchema = z.object({ assumed: z.array(z.string()).catch([]) })

/** After this many false starts the rest of the text is no answer, and reading on could take quadratic time. */
const MAX_FALSE_STARTS = 20

/**
 * Values that are looked at in one answer, which has some ten items. Each one costs a parser or a check by the
 * schema.
 */
const MAX_VALUES = 500

/**
 * Finds the items in a model's answer while it arrives. The answer should be `{ "items": [...] }`; an array of items,
 * an object with the array under another name, items one after another, code fences and prose around them all work.
 * Each `push` returns the items that it completed and that pass the schema, with the phrases that each says are
 * assumed.
 */
export class ItemReader {
  /** Whether any JSON came, valid as an item or not. */
  hasJson = false
  #itemSchema: z.ZodType
  #root: RootValueParser | null = null
  #falseStartCount = 0
  #valueCount = 0
  #completedItems: ModelItem[] = []

  constructor(item: z.ZodType) {
    this.#itemSchema = item
  }

  push(text: string): ModelItem[] {
    this.#completedItems = []
    this.#read(text)
    return this.#completedItems
  }

  #read(text: string): void {
    let rest = text
    while (rest !== '' && this.#falseStartCount < MAX_FALSE_STARTS && this.#valueCount < MAX_VALUES) {
      if (!this.#root) {
        const start = rest.search(/[[{]/)
        if (start < 0) return
        rest = rest.slice(start)
        this.#valueCount++
        this.#root = new RootValueParser(rest.startsWith('['), (value) => this.#accept(value))
      }
      rest = this.#feed(this.#root, rest)
    }
  }

  /** Returns the text that is still to be read. */
  #feed(root: RootValueParser, text: string): string {
    const remainingText = root.write(text)
    if (remainingText === null) return ''
    this.#root = null
    if (!root.hasFailed) {
      this.hasJson = true
      return remainingText
    }
    this.#falseStartCount++
    return root.text.slice(1) + remainingText
  }

  #accept(value: unknown): boolean {
    if (++this.#valueCount > MAX_VALUES) return false
    const result = this.#itemSchema.safeParse(value)
    if (result.success) this.#completedItems.push({ item: result.data, assumed: assumedSchema.parse(value).assumed })
    if (result.success) this.hasJson = true
    return result.success
  }
}

/** One JSON value at the top of the text. */
class RootValueParser {
  text = ''
  hasFailed = false
  #parser: JSONParser
  #hasAccepted = false

  constructor(isArray: boolean, accept: (value: unknown) => boolean) {
    this.#parser = new JSONParser({ paths: isArray ? ['$.*'] : ['$.*.*', '$'] })
    this.#parser.onError = () => {
      this.hasFailed = true
    }
    this.#parser.onValue = ({ value, key }) => {
      const isElement = typeof key === 'number'
      const isRoot = key === undefined && !this.#hasAccepted
      if (isElement || isRoot) this.#hasAccepted = accept(value) || this.#hasAccepted
    }
  }

  /** Returns what follows the value, or null while it is not complete. A value ends at a closing bracket. */
  write(text: string): string | null {
    const closingBracketPattern = /[}\]]/g
    for (let offset = 0; offset < text.length; offset = closingBracketPattern.lastIndex) {
      closingBracketPattern.lastIndex = offset
      if (!closingBracketPattern.test(text)) closingBracketPattern.lastIndex = text.length
      const chunk = text.slice(offset, closingBracketPattern.lastIndex)
      this.#parser.write(chunk)
      this.text += chunk
      if (this.hasFailed || this.#parser.isEnded) return text.slice(closingBracketPattern.lastIndex)
    }
    return null
  }
}
