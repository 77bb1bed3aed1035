import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'gif-maker',
  loads: 'first-interaction',
  path: '/image-tools/gif-maker',
  icon: 'image-play',
  order: 100,
  category: 'design',
  startingPoints: ['file'],
  searchWords:
    'make a gif, jpg to gif, png to gif, video to gif converter, gif from photos, compress gif, reverse a gif, animation',
  relatedToolTypes: ['collage-maker', 'meme-maker', 'image-compressor', 'twitter-tweet'],
})
