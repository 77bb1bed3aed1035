import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import type { TextMeasurer, TextShape } from '@/lib/images/drawing/shapes'

// biome-ignore lint/suspicious/noExplicitAny: any element's properties.
type AnyElement = ReactElement<any>

/** Returns the elements of a component, including those in properties, so that a test can call their handlers. */
export function renderElements<Props>(component: (props: Props) => ReactNode, props: Props): AnyElement[] {
  let elements: AnyElement[] = []
  const rendered = createElement(() => {
    elements = listElements(component(props))
    return null
  })
  renderToStaticMarkup(rendered)
  return elements
}

export function listElements(root: ReactNode): AnyElement[] {
  const elements: AnyElement[] = []
  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    if (isValidElement<object>(node)) {
      elements.push(node)
      collect(node.props)
    } else if (Array.isArray(node) || Object.getPrototypeOf(node) === Object.prototype) {
      Object.values(node).forEach(collect)
    }
  }
  collect(root)
  return elements
}

/** A browser storage for tests: refuses a value longer than `capacity` characters, like a full storage. */
export function createMemoryStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
      storage[key] = value
    },
    removeItem(key) {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
    clear: () => [...items.keys()].forEach(storage.removeItem),
  }
  return storage
}

/** Replaces the globals of a page's storage and events, with empty storages, until the end of the test. */
export function stubBrowser(): void {
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = new EventTarget()
  class StorageEvent extends Event {
    key: string | null
    constructor(type: string, { key = null }: StorageEventInit) {
      super(type)
      this.key = key
    }
  }
  vi.stubGlobal('StorageEvent', StorageEvent)
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createMemoryStorage())
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
}

/** Replaces the canvas of workers until the end of the test. */
export function stubCanvas(getContext: () => object): void {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('OffscreenCanvas', function create() {
    return { getContext }
  })
}

/** Opens every image as a white one of 8 × 8 pixels until the end of the test. */
export function stubImages(): void {
  const pixels = { width: 8, height: 8, data: new Uint8ClampedArray(256).fill(255) }
  stubCanvas(() => ({ drawImage() {}, getImageData: () => pixels }))
  vi.stubGlobal('createImageBitmap', async () => ({ ...pixels, close() {} }))
}

/** Estimates widths without a canvas, about those of the site's typeface; Han, kana and emoji are as wide as high. */
export const estimateWidth: TextMeasurer = (text, { size }) =>
  splitGraphemes(text).reduce((width, letter) => width + (letter.length > 1 || letter >= '\u2E80' ? 1 : 0.52), 0) * size

/** Returns the estimated left and right edges of a drawn text. */
export function getExtent({ text, x, font, align, direction }: TextShape) {
  const width = estimateWidth(text, font)
  const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
  return { left, right: left + width }
}
