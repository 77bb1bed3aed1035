import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_CLIPS } from './clips'

export default defineWidgetTool({
  type: 'video-for-posts',
  loads: 'first-interaction',
  icon: 'film',
  order: 55,
  category: 'size',
  startingPoints: ['file'],
  searchWords:
    'video editor, trim video, cut video, crop video, video resizer, compress video, merge videos, join clips, rotate video, mute video, burn in subtitles, hardcode captions, gif to mp4, landscape to vertical video',
  copyValues: { maxClips: MAX_CLIPS },
  relatedToolTypes: ['gif-maker', 'subtitle-converter', 'thumbnail-maker', 'tiktok-caption'],
})
