import { copyValues } from '@/content/copy-values'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { xPost } from '@/lib/platforms/networks/x'
import type { PlatformId } from '@/lib/tool/tool'

type PlatformCopy = {
  icon: string
  /** `<title>`, at most 60 characters. */
  title: string
  /** Meta description, 70 to 160 characters. */
  description: string
  intro: string
  card: string
  stepsIntro: { title: string; lead: string }
  /** When to use each tool, by type; tools without an entry are omitted. */
  steps: readonly { type: string; text: string }[]
}

export const platforms = {
  tiktok: {
    icon: 'clapperboard',
    title: 'Free TikTok Tools for Creators | Postsmith',
    description:
      'Free TikTok tools: video ideas, scripts, hooks, captions, hashtags, voice-overs, transcripts, downloads and calculators. No sign-up.',
    intro: 'From the first idea to the hashtags under your video. Captions, bios and hashtags fit TikTok’s limits.',
    card: 'Ideas, scripts, hooks, captions, hashtags, downloads and calculators.',
    stepsIntro: {
      title: 'One Video, Start to Finish',
      lead: 'Start anywhere. The writing tools hand their results to the next one.',
    },
    steps: [
      { type: 'tiktok-video-ideas', text: 'Pick an idea you can film with what you have.' },
      { type: 'tiktok-script-writer', text: 'Turn it into timed lines and shots.' },
      { type: 'tiktok-hook-generator', text: 'Try other openings for your first three seconds.' },
      { type: 'tiktok-caption', text: 'Write the caption with the words people search for.' },
      {
        type: 'tiktok-hashtag-generator',
        text: `Add up to ${formatCountWord(tiktokHashtags.max)} hashtags, from broad to narrow.`,
      },
      { type: 'download-tiktok-video', text: 'Save your post without the watermark for Reels and Shorts.' },
      { type: 'tiktok-engagement-rate-calculator', text: 'See how it did a week later.' },
    ],
  },
  youtube: {
    icon: 'tv-minimal-play',
    title: 'Free YouTube Tools for Creators | Postsmith',
    description:
      'Free YouTube tools for creators: titles, scripts, descriptions with chapters, tags and thumbnail ideas that fit YouTube’s limits. No sign-up.',
    intro: 'Titles, scripts, descriptions, tags and thumbnail ideas that fit YouTube’s limits.',
    card: 'Titles, scripts, descriptions with chapters, and tags.',
    stepsIntro: {
      title: 'What to Write First',
      lead: 'Write the title before you film. It decides what the video has to show.',
    },
    steps: [
      { type: 'youtube-title', text: 'Make the video’s promise in one line.' },
      { type: 'youtube-script', text: 'Write your words and your shots side by side.' },
      { type: 'tiktok-hook-generator', text: 'Open with a line that backs up the title’s promise.' },
      {
        type: 'youtube-description',
        text: 'Open with lines people can find in search, then add your links and chapters.',
      },
      { type: 'youtube-tags', text: 'Add a few tags in your title’s own words.' },
      { type: 'youtube-thumbnail-ideas', text: 'Plan three images that show what the title doesn’t say.' },
    ],
  },
  instagram: {
    icon: 'camera',
    title: 'Free Instagram Tools for Creators | Postsmith',
    description:
      'Free Instagram tools for creators and small businesses: captions, hashtags, carousels, Reels and Story ideas, bios and engagement rate. No sign-up.',
    intro: 'Captions, carousels, Reels and Stories built for the way people see them on Instagram.',
    card: 'Captions, hashtags, carousels, Reels, Stories and bios.',
    stepsIntro: { title: 'From Photo to Post', lead: 'Start with the caption, then take the same idea further.' },
    steps: [
      { type: 'instagram-caption', text: 'Write a caption whose first line works on its own.' },
      {
        type: 'instagram-hashtags',
        text: `Say what it’s about in up to ${formatCountWord(instagramHashtags.max)} hashtags.`,
      },
      { type: 'instagram-carousel', text: 'Turn a longer story into a carousel.' },
      { type: 'instagram-reels-ideas', text: 'Make a Reel about the same topic.' },
      { type: 'instagram-story-ideas', text: 'Ask your followers about it in Stories.' },
      { type: 'instagram-engagement-rate', text: 'Add up the numbers from ten posts and see how you’re doing.' },
    ],
  },
  twitter: {
    icon: 'messages-square',
    title: 'Free Twitter (X) Tools for Creators | Postsmith',
    description: `Free Twitter (X) tools for creators and writers. Tweets, bios, hashtags, and threads that keep every post within ${xPost.max} characters. No sign-up.`,
    intro: `Posts that fit, counted the way X counts: a link is ${copyValues.linkLength.x} characters, an emoji two.`,
    card: 'Threads, tweets, bios and hashtags, with X’s own character count.',
    stepsIntro: { title: 'From Notes to Thread', lead: 'A thread works when its first post makes sense on its own.' },
    steps: [
      { type: 'twitter-tweet', text: 'Try the thought as a single post first.' },
      { type: 'twitter-thread', text: 'Turn your notes into posts that all fit the limit.' },
      { type: 'twitter-hashtags', text: 'Add a hashtag if it helps, and see where to put it.' },
      { type: 'tiktok-script-writer', text: 'Make a short video from the same points.' },
    ],
  },
} as const satisfies Record<PlatformId, PlatformCopy>
