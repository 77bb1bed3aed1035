import { MAX_SECONDS } from '@/content/tools/tiktok/tiktok-transcript-generator/limits'
import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_CLIPS } from './clips'

export default defineWidgetTool({
  loads: 'first-interaction',
  sendsAudio: true,
  icon: 'film',
  order: 55,
  category: 'size',
  startingPoints: ['file'],
  searchWords:
    'video editor, trim, reframe, cut video, video resizer, video compressor, join clips, captions on video, burn in subtitles, hardcode captions, landscape to vertical video, screen recording, convert gif, video for discord, video under 10 mb, video under 25 mb, video for whatsapp, mov to mp4, webm to mp4, blurred background video',
  copyValues: { maxClips: MAX_CLIPS, maxMinutes: MAX_SECONDS / 60 },
  relatedToolTypes: ['gif-maker', 'subtitle-converter', 'thumbnail-maker', 'tiktok-caption'],
})
