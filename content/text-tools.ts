/** What the text tools' landing page says. */
export const textToolsPage = {
  path: '/text-tools',
  icon: 'type',
  title: 'Free Text Tools for Creators: Write, Fix, Count | Postsmith',
  description:
    'Free text tools for creators: check grammar, shorten, translate, count, compare, clean, split threads, convert subtitles, draw giveaways. No sign-up.',
  heading: 'Text Tools',
  intro: 'Write it, fix it, count it, format it. Most of them run in your browser and send nothing.',
  ways: {
    title: 'How They Treat Your Text',
    points: [
      {
        title: 'It stays on your device',
        text: 'Counting, comparing, cleaning and converting happen in the page, also offline. Each of these tools shows “0 bytes sent”.',
      },
      {
        title: 'It’s counted as networks count',
        text: 'A family emoji is one character on Instagram, two on X and eleven in most counters. Every figure here names its unit.',
      },
      {
        title: 'Your facts survive',
        text: 'Names, numbers, links, @handles and #tags are checked after every rewrite. If one is missing, the card says which.',
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
