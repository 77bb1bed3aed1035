import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import type { Candidate } from '@/lib/tool/engine'
import { type PromptKind, promptKinds } from '@/lib/tool/prompt-reading'

export type ModelItem = Required<Pick<Candidate, 'item' | 'assumed'>>

/** Not every server enforces a schema, so an item without `assumed` is equally valid. */
const assumedSchema = z.object({ assumed: z.array(z.string()).catch([]) })

/** After this many false starts the remaining text is not an answer, and parsing it could take quadratic time. */
const MAX_FALSE_STARTS = 20

/** Maximum values examined in one answer, which has about ten items. Each one costs a parser or a schema check. */
const MAX_VALUES = 500

/** Reads `{ "items": [...] }`, also a bare array, another name, single items, code fences and prose around them. */
export class ItemReader {
  /** Whether any JSON was found, even without a valid item. */
  hasAnswer = false
  itemCount = 0
  /** How the model has read the prompt; null until it says so. */
  kind: PromptKind | null = null
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
    this.itemCount += this.#completedItems.length
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
        this.#root = new RootValueParser(rest.startsWith('['), (value) => this.#accept(value), this.#setKind)
      }
      rest = this.#feed(this.#root, rest)
    }
  }

  #feed(root: RootValueParser, text: string): string {
    const remainingText = root.write(text)
    if (remainingText === null) return ''
    this.#root = null
    if (!root.hasFailed) {
      this.hasAnswer = true
      return remainingText
    }
    this.#falseStartCount++
    return root.text.slice(1) + remainingText
  }

  #setKind = (value: unknown) => {
    this.kind ??= promptKinds.find((kind) => kind === value) ?? null
  }

  #accept(value: unknown): boolean {
    if (++this.#valueCount > MAX_VALUES) return false
    const result = this.#itemSchema.safeParse(value)
    if (result.success) this.#completedItems.push({ item: result.data, assumed: assumedSchema.parse(value).assumed })
    if (result.success) this.hasAnswer = true
    return result.success
  }
}

class RootValueParser {
  text = ''
  hasFailed = false
  #parser: JSONParser
  #hasAccepted = false

  constructor(isArray: boolean, accept: (value: unknown) => boolean, setKind: (value: unknown) => void) {
    this.#parser = new JSONParser({ paths: isArray ? ['$.*'] : ['$.promptKind', '$.*.*', '$'] })
    this.#parser.onError = () => {
      this.hasFailed = true
    }
    this.#parser.onValue = ({ value, key, stack }) => {
      if (key === 'promptKind' && stack.length === 1) setKind(value)
      const isElement = typeof key === 'number'
      const isRoot = key === undefined && !this.#hasAccepted
      if (isElement || isRoot) this.#hasAccepted = accept(value) || this.#hasAccepted
    }
  }

  /** Returns the text after the value, or null while it is incomplete. A value ends at a closing bracket. */
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
