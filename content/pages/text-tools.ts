export const textToolsPage = {
  path: '/text-tools',
  icon: 'type',
  title: 'Free Text Tools for Creators: Write, Fix, Count | Postsmith',
  description:
    'Free text tools for creators: check grammar, shorten, translate, count, compare, clean, split threads, convert subtitles, draw giveaways. No sign-up.',
  heading: 'Text Tools',
  intro: 'Write it, fix it, count it, format it. More than half of them run in your browser and send nothing.',
  ways: {
    title: 'How They Treat Your Text',
    points: [
      {
        title: 'It stays on your device',
        text: 'Counting, comparing, cleaning and converting happen in the page, also offline. Only tools that write or correct send your text.',
      },
      {
        title: 'It’s counted as networks count',
        text: 'A family emoji is one character on Bluesky, two on X and 25 on Threads. Every figure here names its unit.',
      },
      {
        title: 'Your facts survive',
        text: 'Links and numbers are checked when a text is reworded, mostly names, @handles and #tags, too. What’s missing is named.',
      },
    ],
  },
  limits: {
    title: 'All Limits',
    lead: 'Not every network publishes its limits. Each line says where its figure comes from and how sure it is.',
  },
  words: {
    title: 'The Words for Your Next Post',
    lead: 'Nothing written yet? These tools write text that fits.',
    paths: [
      '/social-media-tools/twitter/tweet-generator',
      '/social-media-tools/twitter/thread-creator',
      '/social-media-tools/instagram/caption-generator',
      '/tiktok/tiktok-caption-generator',
      '/tiktok-hook-generator',
      '/social-media-tools/youtube/title-generator',
      '/social-media-tools/youtube/description-writer',
      '/social-media-tools/instagram/bio-creator',
    ],
  },
} as const
