import { isRecord } from '@/lib/core/is-record'
import { getSlideStyle } from '@/lib/images/slides/slide-style'
import { createBrowserStore } from './browser-store'

type SlideChoice = { palette: string; layout: string }

const store = createBrowserStore<SlideChoice & { version: 1 }>({
  key: 'postsmith-slides',
  parse: (storedValue) => toStoredChoice(isRecord(storedValue) ? storedValue : {}),
})

/** Parses a choice of any version: a removed palette or layout becomes the first. */
function toStoredChoice({ palette, layout }: Record<string, unknown>) {
  const style = getSlideStyle(palette, layout)
  return { version: 1 as const, palette: style.palette.id, layout: style.layout }
}

export const slideChoiceStore = {
  current: (): SlideChoice => store.getSnapshot(),
  choose: (choice: Partial<SlideChoice>) =>
    store.update((currentChoice) => toStoredChoice({ ...currentChoice, ...choice })),
  subscribe: store.subscribe,
}
