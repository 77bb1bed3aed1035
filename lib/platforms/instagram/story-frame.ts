import type { StickerId } from './stickers'

export type StoryFrame = {
  visual: string
  text: string
  sticker: StickerId
  prompt: string
  options: readonly string[]
}
