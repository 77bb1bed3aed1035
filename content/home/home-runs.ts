/** Tools that the home page's box writes with, in the order of its tabs, each with a prompt whose results stand there first. */
export const quickToolRuns = [
  {
    type: 'tiktok-hook-generator',
    tab: 'TikTok hook',
    prompt: 'unpopular opinion: meal prep on sundays ruins your weekend',
  },
  { type: 'tiktok-caption', tab: 'TikTok caption', prompt: '3 mistakes I made when I opened my coffee cart' },
  { type: 'youtube-title', tab: 'YouTube title', prompt: 'iphone vs real camera for cooking videos' },
  {
    type: 'tiktok-hashtag-generator',
    tab: 'Hashtags',
    prompt: 'our 1,000th sourdough loaf, from our tiny bakery',
  },
] as const

/** What else the home page shows as it came out, each from another tool. */
export const showcaseRuns = {
  carousel: { type: 'instagram-carousel', prompt: '3 mistakes I made when I opened my coffee cart' },
  thread: {
    type: 'twitter-thread',
    prompt: 'we open our plant shop in Leeds on Saturday, first 20 people get a free succulent',
  },
  caption: { type: 'instagram-caption', prompt: 'we open our plant shop in Leeds on Saturday' },
  title: { type: 'youtube-title', prompt: 'how to fix a squeaky bike chain' },
  tags: { type: 'instagram-hashtags', prompt: 'ceramics studio in Bristol' },
  names: { type: 'tiktok-username-generator', prompt: 'a coffee cart in Leeds, flat whites and opinions' },
} as const
