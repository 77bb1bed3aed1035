import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'meme-maker',
  loads: 'first-interaction',
  path: '/image-tools/meme-maker',
  icon: 'laugh',
  order: 70,
  category: 'design',
  startingPoints: ['file', 'line'],
  searchWords: 'memes, make a meme, impact text, text on picture, caption a gif, funny, imgflip',
  relatedToolTypes: ['gif-maker', 'image-compressor', 'ai-image-generator', 'twitter-tweet'],
})
