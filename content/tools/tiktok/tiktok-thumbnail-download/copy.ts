import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Thumbnail Downloader',
  title: 'Free TikTok Thumbnail Downloader – Covers in Full Size',
  description:
    'Paste a TikTok link and save the cover, the first frame and the animated cover in the size TikTok keeps. Photo posts too. Free, no sign-up.',
  summary: 'Paste a link and save the cover, the first frame and every photo of a post.',
  card: 'Save the cover, first frame or photos of a TikTok in full size.',
  keywords: ['thumbnail', 'cover', 'picture', 'photo', 'slideshow', 'image', 'first frame', 'download', 'save'],
  steps: [
    {
      title: 'Copy the link',
      text: 'In the app tap Share, then Copy link. Short links and photo posts work too.',
    },
    { title: 'Get the thumbnail', text: 'The pictures appear here with their size in pixels.' },
    {
      title: 'Open, copy or save',
      text: 'Paste one straight into your editor, save one, or take them all as a ZIP.',
    },
  ],
  features: [
    {
      title: 'Up to three pictures of a video',
      text: 'The cover the creator chose, the first frame, and the short animation some posts have.',
    },
    {
      title: 'The real size',
      text: 'Nothing is enlarged or sharpened. Width and height are measured from the file you save.',
    },
    { title: 'Photo posts in order', text: 'Every photo, numbered as in the post, one by one or in a ZIP.' },
    { title: 'Copy the picture itself', text: 'Paste it into a slide, a chat or a design.' },
    {
      title: 'TikTok doesn’t see you',
      text: 'The pictures come through our server, and we don’t keep them.',
    },
  ],
  faq: [
    {
      question: 'How large is a TikTok thumbnail?',
      answer:
        'It depends on the upload. Covers are usually upright, 9:16, and may be smaller than the video. Need more? Take a still from the downloaded video.',
    },
    {
      question: 'What’s the difference between cover and first frame?',
      answer:
        'The cover is what profiles and search show; creators pick it. The first frame is what you see before the video starts. They can be the same.',
    },
    {
      question: 'Why is there only one picture for some posts?',
      answer:
        'TikTok doesn’t always hand out everything. Then you get the cover from its official embed service. Try again later for the rest.',
    },
    {
      question: 'Which file type do I get?',
      answer:
        'JPEG for covers and photos wherever TikTok has it, WebP for animated covers. Browsers, Canva, Photoshop and Windows 11 open both.',
    },
    {
      question: 'Can I use the thumbnail in my own work?',
      answer:
        'Your own, yes. For anyone else’s ask first and give credit. Some countries allow quoting for reviews or teaching.',
    },
    {
      question: 'Does it work for private or deleted posts?',
      answer: 'No. We see what anyone without an account sees. The page says so, and the try costs you nothing.',
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
