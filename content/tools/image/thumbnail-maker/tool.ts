import { MAX_STEPS } from '@/components/editor/scene-history'
import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'idle',
  icon: 'gallery-thumbnails',
  order: 60,
  category: 'design',
  startingPoints: ['file', 'line'],
  searchWords: 'thumbnail, yt thumbnail, youtube cover, video thumbnail, frame from video',
  copyValues: { undoSteps: MAX_STEPS },
  relatedToolTypes: ['youtube-thumbnail-ideas', 'ai-image-generator', 'image-compressor', 'youtube-title'],
})
