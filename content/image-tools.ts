/** What the image tools' landing page says. */
export const imageToolsPage = {
  path: '/image-tools',
  icon: 'image',
  title: 'Free Image Tools for Social Media | Postsmith',
  description:
    'Free image tools for creators: make photos smaller without an upload, and pictures from a description in the exact size of a post, cover or thumbnail.',
  heading: 'Image Tools',
  intro:
    'Pictures in the pixels that each network shows and the bytes that it takes, with sources in the open.',
  ways: {
    title: 'What You Can Do Here',
    points: [
      {
        title: 'Get photos under a size limit',
        text: 'Fifty at once, by quality or under an exact number of kilobytes, with Squoosh’s encoders in your own browser. You compare before and after, and take a ZIP.',
      },
      {
        title: 'Make a picture from a sentence',
        text: 'Say what should be in it and where it will be posted. The model that this site’s operator has connected draws it; without one, a form of eight fields still writes the prompt for you.',
      },
      {
        title: 'Look a size up',
        text: 'Post, story, cover, thumbnail, banner or profile picture: the table below has the pixels for seven networks and says where the figures were read.',
      },
    ],
  },
  sizes: {
    title: 'The Sizes It Makes',
    lead: 'Each one is finished to the pixel. Where a model can only draw in larger steps, the right-hand figure is what it is asked for before the picture is cut.',
  },
  words: {
    title: 'The Words That Go With It',
    lead: 'A post is a picture and a line. These tools write the line, or help you decide what the picture should show.',
    paths: [
      '/social-media-tools/instagram/caption-generator',
      '/social-media-tools/youtube/thumbnail-ideas',
      '/social-media-tools/twitter/tweet-generator',
      '/tiktok/tiktok-caption-generator',
    ],
  },
} as const
