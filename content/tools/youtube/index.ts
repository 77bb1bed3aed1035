import type { Tool } from '@/lib/tool/tool'
import { youtubeChannelName } from './youtube-channel-name/tool'
import { youtubeDescription } from './youtube-description/tool'
import { youtubeScript } from './youtube-script/tool'
import { youtubeTags } from './youtube-tags/tool'
import youtubeThumbnailIdeas from './youtube-thumbnail-ideas/tool'
import youtubeTitle from './youtube-title/tool'

export const youtubeTools = [
  youtubeTitle,
  youtubeThumbnailIdeas,
  youtubeDescription,
  youtubeTags,
  youtubeScript,
  youtubeChannelName,
] as const satisfies readonly Tool[]
