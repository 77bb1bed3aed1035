import type { PlatformId } from '@/lib/tool/identity'

/** What a platform's landing page and card say. */
export type PlatformCopy = {
  icon: string
  /** `<title>`, at most 60 characters. */
  title: string
  /** Meta description, 70 to 160 characters. */
  description: string
  heading: string
  intro: string
  /** On the platform's card. */
  card: string
  order: { title: string; lead: string }
  /** Why each tool comes when it does, by type; tools without a line are left out. */
  steps: readonly { type: string; text: string }[]
}

export const platforms = {
  tiktok: {
    icon: 'clapperboard',
    title: 'Free TikTok Tools for Creators | Postsmith',
    description:
      'Free TikTok tools: video ideas, scripts, hooks, captions, hashtags, voice-overs, transcripts, downloads and calculators. No sign-up.',
    heading: 'TikTok Tools',
    intro:
      'From the first idea to the hashtags under the finished video. Every result is counted against TikTok’s own limits before you see it.',
    card: 'Ideas, scripts, hooks, captions, hashtags, downloads and calculators.',
    order: {
      title: 'One Video, Start to Finish',
      lead: 'The tools hand their results to each other, so you can begin anywhere and carry on from there.',
    },
    steps: [
      { type: 'tiktok-video-ideas', text: 'Pick a concept that you can film with what you have.' },
      { type: 'tiktok-script-writer', text: 'Turn it into timed lines and shots.' },
      { type: 'tiktok-hook-generator', text: 'Try other openings for the first three seconds.' },
      { type: 'tiktok-caption', text: 'Write the caption with the words people search for.' },
      { type: 'tiktok-hashtag-generator', text: 'Add up to five hashtags, from broad to narrow.' },
      { type: 'download-tiktok-video', text: 'Save your own post as a clean file for Reels and Shorts.' },
      { type: 'tiktok-engagement-rate-calculator', text: 'A week later, see how it did.' },
    ],
  },
  youtube: {
    icon: 'tv-minimal-play',
    title: 'Free YouTube Tools for Creators | Postsmith',
    description:
      'Free YouTube tools for creators: titles, scripts, descriptions with valid chapters and tags, each counted as YouTube counts. No sign-up needed.',
    heading: 'YouTube Tools',
    intro:
      'Words for the places that decide whether a video is opened. Lengths are counted as YouTube counts them.',
    card: 'Titles, scripts, descriptions with chapters, and tags.',
    order: {
      title: 'What to Write First',
      lead: 'A clear title settles what the video has to show. Write it before you film.',
    },
    steps: [
      { type: 'youtube-title', text: 'Settle the promise of the video in one line.' },
      { type: 'youtube-script', text: 'Write what you say beside what you show, section by section.' },
      { type: 'tiktok-hook-generator', text: 'Open with a line that keeps the promise.' },
      { type: 'youtube-description', text: 'Add first lines for search, your links and the chapters.' },
      { type: 'youtube-tags', text: 'Catch misspellings and other names with a few tags.' },
      { type: 'youtube-thumbnail-ideas', text: 'Plan three pictures that say what the title leaves open.' },
    ],
  },
  instagram: {
    icon: 'camera',
    title: 'Free Instagram Tools for Creators | Postsmith',
    description:
      'Free Instagram tools for creators and small businesses. Write captions whose first line works above the fold, with five hashtags at most. No sign-up.',
    heading: 'Instagram Tools',
    intro: 'Captions made for how Instagram shows them: one line above the fold, the rest for those who tap.',
    card: 'Captions with a first line that earns the tap on “more”.',
    order: {
      title: 'From Picture to Post',
      lead: 'Know what the picture says before you write what stands below it.',
    },
    steps: [
      { type: 'instagram-caption', text: 'Write the caption, with a first line that can stand alone.' },
      { type: 'instagram-hashtags', text: 'Give it five hashtags with a job each.' },
      { type: 'instagram-carousel', text: 'Lay out what needs more than one picture as slides.' },
      { type: 'instagram-reels-ideas', text: 'Turn the same subject into a Reel.' },
      { type: 'instagram-story-ideas', text: 'Ask your followers about it in Stories.' },
      { type: 'instagram-engagement-rate', text: 'Add up ten posts and see how they did.' },
    ],
  },
  twitter: {
    icon: 'messages-square',
    title: 'Free Twitter (X) Tools for Creators | Postsmith',
    description:
      'Free Twitter (X) tools for creators and writers. Turn notes into a thread whose posts each fit 280 weighted characters, numbered and ready. No sign-up.',
    heading: 'Twitter Tools',
    intro:
      'Posts that fit, counted the way X counts them: links as 23 characters, emoji and wide letters as two.',
    card: 'Threads split and counted as X counts.',
    order: {
      title: 'From Notes to Thread',
      lead: 'A thread works when its first post makes sense alone.',
    },
    steps: [
      { type: 'twitter-tweet', text: 'Try the thought as a single post first.' },
      { type: 'twitter-thread', text: 'Split your notes into posts that fit, in an order that builds.' },
      { type: 'twitter-hashtags', text: 'Look whether one hashtag helps, and where it belongs.' },
      { type: 'tiktok-script-writer', text: 'Use the same points as a short video.' },
    ],
  },
} as const satisfies Record<PlatformId, PlatformCopy>
