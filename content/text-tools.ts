/** What the text tools' landing page says. */
export const textToolsPage = {
  path: '/text-tools',
  icon: 'type',
  title: 'Free Text Tools for Social Media | Postsmith',
  description:
    'Free text tools for creators: count your text for ten networks by their own rules, or turn it into Title Case, a slug and twelve other cases.',
  heading: 'Text Tools',
  intro: 'Know if your text fits before you paste it, and get the capitals right. It stays in your browser.',
  ways: {
    title: 'What the Counter Tells You',
    points: [
      {
        title: 'Where your text fits',
        text: 'Type once and check caption, headline, bio and pin title side by side. If it’s too long, you see by how much.',
      },
      {
        title: 'Why the counts differ',
        text: 'X counts a Japanese letter as two, YouTube counts bytes, Bluesky counts what you see. Every line names its unit.',
      },
      {
        title: 'Where it folds',
        text: 'Instagram, LinkedIn and YouTube hide the rest behind “more”. You see the last words before it.',
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
