/** What the image tools' landing page says. */
export const imageToolsPage = {
  path: '/image-tools',
  icon: 'image',
  title: 'Free Image Tools for Social Media | Postsmith',
  description:
    'Free image tools for creators: make a picture from a description in the exact pixel size of an Instagram post, TikTok cover, YouTube thumbnail or pin.',
  heading: 'Image Tools',
  intro: 'Pictures in the exact size that each network shows, with the sizes and their sources in the open.',
  ways: {
    title: 'What You Can Do Here',
    points: [
      {
        title: 'Make a picture from a sentence',
        text: 'Say what should be in it and choose where it will be posted. It is drawn by the model that this site’s operator has connected, and finished in your browser.',
      },
      {
        title: 'Build a prompt without any model',
        text: 'A form with eight fields, from subject to wording, turns notes into one clear prompt that you can copy and use in any image generator.',
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
