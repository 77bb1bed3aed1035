import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Thumbnail Downloader',
  title: 'TikTok Thumbnail Downloader: Save the Cover Picture',
  description:
    'Paste a TikTok link and save the video’s cover, its first frame and its animated cover at the size TikTok keeps them. Photo posts too. No sign-up.',
  summary: 'Paste a link and save the cover, the first frame and every photo of a post.',
  card: 'Save the cover, first frame or photos of a TikTok at their full size.',
  keywords: [
    'thumbnail',
    'cover',
    'picture',
    'photo',
    'slideshow',
    'image',
    'first frame',
    'download',
    'save',
  ],
  steps: [
    {
      title: 'Copy the post’s link',
      text: 'In the app tap “Share” and then “Copy link”; in a browser take the address. Short links and links to photo posts are understood as well.',
    },
    {
      title: 'Get the thumbnail',
      text: 'TikTok is asked for the pictures it keeps of that post. They appear on this page with their size in pixels.',
    },
    {
      title: 'Open, copy or save',
      text: 'Look at a picture in a tab of its own, copy it straight into an editor, save one file, or take them all as a ZIP.',
    },
  ],
  features: [
    {
      title: 'Up to three pictures of a video',
      text: 'The cover that the creator chose, the first frame, and the short animation that some posts show when you hover over them.',
    },
    {
      title: 'The size it really has',
      text: 'Nothing is enlarged or sharpened. The width and height beside each picture are measured from the file you save.',
    },
    {
      title: 'Photo posts in order',
      text: 'Slideshows come complete: every photo numbered as in the post, singly or together in one ZIP.',
    },
    {
      title: 'Copies as a picture',
      text: '“Copy” puts the picture itself into your clipboard, so that it can be pasted into a slide, a chat or a design.',
    },
    {
      title: 'No trace for TikTok to follow',
      text: 'Pictures reach you through this site, so TikTok’s servers do not see your address. They are not kept here either.',
    },
  ],
  faq: [
    {
      question: 'How large is a TikTok thumbnail?',
      answer:
        'It depends on the upload. Covers are usually upright, 9:16, and may be smaller than the video itself. The page shows the figures of each file. If you need more than that, take a still from the downloaded video instead.',
    },
    {
      question: 'What is the difference between cover and first frame?',
      answer:
        'The cover is what profiles and search show; creators pick it before they post, often with a title on it. The first frame is what the player shows before it starts. Where a creator chose nothing, both can be the same picture.',
    },
    {
      question: 'Why is there only one picture for some posts?',
      answer:
        'TikTok does not always hand out everything. When its player and its page do not answer, the official embed interface still gives the cover, so that is what you get. Looking the post up again later can bring the rest.',
    },
    {
      question: 'Which file type do I get?',
      answer:
        'JPEG for covers and photos wherever TikTok offers it, WebP for animated covers. Current browsers, Canva, Photoshop and Windows 11 open both.',
    },
    {
      question: 'May I use the thumbnail in my own work?',
      answer:
        'The picture belongs to whoever made it. Saving your own is fine; for anyone else’s ask first, and name the creator where you show it. Some countries allow quoting for reviews or teaching without asking.',
    },
    {
      question: 'Can it read covers of private or deleted posts?',
      answer:
        'No. It sees what a visitor without an account would see. For private, deleted and age-restricted posts it says so and counts no use.',
    },
  ],
  sources: [
    {
      label: 'TikTok for Developers: oEmbed, with the thumbnail’s address and size',
      url: 'https://developers.tiktok.com/doc/embed-videos/',
      checked: '2026-11',
    },
    {
      label: 'TikTok: intellectual property',
      url: 'https://support.tiktok.com/en/safety-hc/account-and-user-safety/intellectual-property',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
