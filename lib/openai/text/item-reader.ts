import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import type { Candidate } from '@/lib/tool/engine'

/** An item as a model gives it, with what it says is assumed. */
export type WrittenItem = Required<Pick<Candidate, 'item' | 'assumed'>>

/** Not every server keeps to a schema, and an item without the list is as good. */
const assumedOf = z.object({ assumed: z.array(z.string()).catch([]) })

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
  sawJson = false
  #item: z.ZodType
  #root: Root | null = null
  #falseStarts = 0
  #values = 0
  #ready: WrittenItem[] = []

  constructor(item: z.ZodType) {
    this.#item = item
  }

  push(text: string): WrittenItem[] {
    this.#ready = []
    this.#read(text)
    return this.#ready
  }

  #read(text: string): void {
    let rest = text
    while (rest !== '' && this.#falseStarts < MAX_FALSE_STARTS && this.#values < MAX_VALUES) {
      if (!this.#root) {
        const start = rest.search(/[[{]/)
        if (start < 0) return
        rest = rest.slice(start)
        this.#values++
        this.#root = new Root(rest.startsWith('['), (value) => this.#accept(value))
      }
      rest = this.#feed(this.#root, rest)
    }
  }

  /** Returns the text that is still to be read. */
  #feed(root: Root, text: string): string {
    const unread = root.write(text)
    if (unread === null) return ''
    this.#root = null
    if (!root.failed) {
      this.sawJson = true
      return unread
    }
    this.#falseStarts++
    return root.text.slice(1) + unread
  }

  #accept(value: unknown): boolean {
    if (++this.#values > MAX_VALUES) return false
    const checked = this.#item.safeParse(value)
    if (checked.success) this.#ready.push({ item: checked.data, assumed: assumedOf.parse(value).assumed })
    if (checked.success) this.sawJson = true
    return checked.success
  }
}

/** One JSON value at the top of the text. */
class Root {
  text = ''
  failed = false
  #parser: JSONParser
  #accepted = false

  constructor(isArray: boolean, accept: (value: unknown) => boolean) {
    this.#parser = new JSONParser({ paths: isArray ? ['$.*'] : ['$.*.*', '$'] })
    this.#parser.onError = () => {
      this.failed = true
    }
    this.#parser.onValue = ({ value, key }) => {
      const isElement = typeof key === 'number'
      const isRoot = key === undefined && !this.#accepted
      if (isElement || isRoot) this.#accepted = accept(value) || this.#accepted
    }
  }

  /** Returns what follows the value, or null while it is not complete. A value ends at a closing bracket. */
  write(text: string): string | null {
    const closing = /[}\]]/g
    for (let read = 0; read < text.length; read = closing.lastIndex) {
      closing.lastIndex = read
      if (!closing.test(text)) closing.lastIndex = text.length
      const piece = text.slice(read, closing.lastIndex)
      this.#parser.write(piece)
      this.text += piece
      if (this.failed || this.#parser.isEnded) return text.slice(closing.lastIndex)
    }
    return null
  }
}
