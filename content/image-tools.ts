/** What the image tools' landing page says. */
export const imageToolsPage = {
  path: '/image-tools',
  icon: 'image',
  title: 'Free Image Tools for Social Media | Postsmith',
  description:
    'Free image tools for creators: make photos smaller without uploading them, or make pictures in the exact size of a post, cover or thumbnail.',
  heading: 'Image Tools',
  intro: 'Pictures in the exact pixels each network shows, and small enough to post.',
  ways: {
    title: 'What You Can Do Here',
    points: [
      {
        title: 'Make photos smaller',
        text: 'Up to fifty at once, by quality or to an exact size. Compare before and after, save a ZIP. All in your browser.',
      },
      {
        title: 'Make a picture from a sentence',
        text: 'Say what it shows and where you’ll post it, and the image model draws it. No model connected? You still get a good prompt.',
      },
      {
        title: 'Look up a size',
        text: 'Post, story, cover, thumbnail, banner or profile picture: the table below has them for seven networks, with sources.',
      },
    ],
  },
  sizes: {
    title: 'All Sizes',
    lead: 'Exact to the pixel. If a model can’t draw that size, the figure on the right is what it draws before we cut it.',
  },
  words: {
    title: 'The Words That Go With It',
    lead: 'Got the picture? These tools write the text.',
    paths: [
      '/social-media-tools/instagram/caption-generator',
      '/social-media-tools/youtube/thumbnail-ideas',
      '/social-media-tools/twitter/tweet-generator',
      '/tiktok/tiktok-caption-generator',
    ],
  },
} as const
