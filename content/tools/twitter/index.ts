import type { Tool } from '@/lib/tool/tool'
import { twitterBio } from './twitter-bio/tool'
import twitterHashtags from './twitter-hashtags/tool'
import { twitterThread } from './twitter-thread/tool'
import twitterTweet from './twitter-tweet/tool'

export const twitterTools = [
  twitterThread,
  twitterTweet,
  twitterHashtags,
  twitterBio,
] as const satisfies readonly Tool[]
