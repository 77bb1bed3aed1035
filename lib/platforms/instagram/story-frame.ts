import type { StickerId } from './stickers'

/** One screen of a story: what is seen, the words on it, and its sticker with the sticker's own words. */
export type StoryFrame = {
  visual: string
  text: string
  sticker: StickerId
  prompt: string
  options: readonly string[]
}
