import type { Tool } from '@/lib/tool/tool'
import { instagramBio } from './instagram-bio/tool'
import { instagramCaption } from './instagram-caption/tool'
import { instagramCarousel } from './instagram-carousel/tool'
import { instagramEngagementRate } from './instagram-engagement-rate/tool'
import { instagramHashtags } from './instagram-hashtags/tool'
import instagramReelsIdeas from './instagram-reels-ideas/tool'
import instagramStoryIdeas from './instagram-story-ideas/tool'

/** In display order. */
export const instagramTools = [
  instagramReelsIdeas,
  instagramCaption,
  instagramCarousel,
  instagramStoryIdeas,
  instagramBio,
  instagramHashtags,
  instagramEngagementRate,
] as const satisfies readonly Tool[]
