import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_FRAMES } from './frame-step'
import { layouts } from './layouts'
import { MEME_WIDTH, OUTLINE_WIDTH } from './scene'

export default defineWidgetTool({
  loads: 'idle',
  icon: 'laugh',
  order: 70,
  category: 'design',
  startingPoints: ['file', 'line'],
  searchWords: 'memes, make a meme, impact text, text on picture, caption a gif, funny, imgflip',
  copyValues: { layouts: layouts.length, maxFrames: MAX_FRAMES, memeWidth: MEME_WIDTH, outlineWidth: OUTLINE_WIDTH },
  relatedToolTypes: ['gif-maker', 'image-compressor', 'ai-image-generator', 'twitter-tweet'],
})
