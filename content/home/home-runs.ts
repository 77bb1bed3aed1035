/** Tools of the home page's box in tab order, each with the prompt of its initial results. */
export const quickToolRuns = [
  {
    type: 'tiktok-hook-generator',
    tab: 'TikTok hook',
    prompt: 'unpopular opinion: meal prep on sundays ruins your weekend',
  },
  {
    type: 'tiktok-caption',
    tab: 'TikTok caption',
    prompt: 'our coffee cart opens on Friday at 8am by the station. The first 50 flat whites are free',
  },
  { type: 'youtube-title', tab: 'YouTube title', prompt: 'iphone vs real camera for cooking videos' },
  {
    type: 'tiktok-hashtag-generator',
    tab: 'Hashtags',
    prompt: 'our 1,000th sourdough loaf, from our tiny bakery',
  },
] as const

export const showcaseRuns = {
  carousel: {
    type: 'instagram-carousel',
    prompt:
      '3 mistakes I made when I opened my coffee cart: I bought a grinder I never use, I opened on a Monday, I forgot the sign',
  },
  thread: {
    type: 'twitter-thread',
    prompt: 'we open our plant shop in Leeds on Saturday, first 20 people get a free succulent',
  },
  caption: {
    type: 'instagram-caption',
    prompt: 'I glazed my first mug today. It leans to the left and I love it',
  },
  title: {
    type: 'youtube-title',
    prompt: 'I fixed a squeaky bike chain with candle wax and it stayed quiet for 3 months',
  },
  tags: { type: 'instagram-hashtags', prompt: 'ceramics studio in Bristol' },
  names: { type: 'tiktok-username-generator', prompt: 'a coffee cart in Leeds, flat whites and opinions' },
} as const
