/** What the text tools' landing page says. */
export const textToolsPage = {
  path: '/text-tools',
  icon: 'type',
  title: 'Free Text Tools for Social Media | Postsmith',
  description:
    'Free text tools for creators: count a text against ten networks, each in its own unit, or turn it into Title Case, a slug and twelve other cases.',
  heading: 'Text Tools',
  intro:
    'Know whether a text fits before you paste it, and give it the right capitals. Your text stays in your browser.',
  ways: {
    title: 'What the Counter Tells You',
    points: [
      {
        title: 'Where a text fits',
        text: 'Type once. A caption, a headline, a bio and a pin title are checked side by side, and what is too long says by how much.',
      },
      {
        title: 'Why the figures differ',
        text: 'X weighs a Japanese letter as two, YouTube limits a description in bytes, Bluesky counts what you see. Every line names its unit.',
      },
      {
        title: 'Where it folds',
        text: 'Instagram, LinkedIn and YouTube hide the rest behind “more”. The line shows the words at which that is likely to happen.',
      },
    ],
  },
  limits: {
    title: 'The Limits It Counts Against',
    lead: 'No network publishes all of its limits in one place, and some publish none. Each line says where its figure comes from and how sure it is.',
  },
  words: {
    title: 'The Words for Your Next Post',
    lead: 'Nothing written yet? These tools draft the text, and each keeps to the limit of the field it writes for.',
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
