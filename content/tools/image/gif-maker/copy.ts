import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'GIF Maker',
  title: 'Free GIF Maker – Pictures or Video to GIF, No Watermark',
  description:
    'Make a GIF from up to 100 pictures or 30 seconds of video: speed in fps or ms, boomerang, caption, and under 15 MB for X. In your browser, no upload.',
  summary: 'Pictures or a short video as a GIF that fits X, made in your browser.',
  card: 'Up to 100 pictures or 30 seconds of video as a GIF that fits.',
  keywords: [
    'gif',
    'gif creator',
    'images to gif',
    'photos to gif',
    'video to gif',
    'mp4 to gif',
    'animated gif',
    'boomerang',
    'reverse gif',
    'slideshow',
    'loop',
    'stop motion',
  ],
  steps: [
    {
      title: 'Drop your frames',
      text: 'Pictures, an animated GIF or WebP to take apart, or one video. Anywhere on the page counts.',
    },
    {
      title: 'Put them in order',
      text: 'Drag them, use arrow keys, or sort by name. Of a video, say where it starts and how long it lasts.',
    },
    { title: 'Set speed and width', text: 'Type frames per second or milliseconds: one follows the other.' },
    {
      title: 'Press Create GIF',
      text: 'Nothing runs before that. You see the expected size early and can stop at once.',
    },
  ],
  features: [
    {
      title: 'Fits X by itself',
      text: 'Three frames tell how large it will get. Over 15 MB, colours and then width go down, and the result says by how much.',
    },
    {
      title: 'Smooth skies and skin',
      text: 'A GIF has 256 colours. Floyd–Steinberg dithering hides the steps, and each frame can have colours of its own.',
    },
    {
      title: 'Only what moves',
      text: 'Parts that stay the same are left out of the file, which is most of a screen recording or a fixed camera.',
    },
    {
      title: 'There and back',
      text: 'Forwards, backwards or as a boomerang that doesn’t stop at its ends. Drop in an old GIF to turn it around.',
    },
    {
      title: 'Captions and stickers',
      text: 'White letters with a dark edge that always fit, and see-through backgrounds that stay so.',
    },
    {
      title: 'Exact timing',
      text: '12 frames per second don’t fit a GIF’s hundredths of a second. We spread the rest, so your loop keeps its length.',
    },
  ],
  faq: [
    {
      question: 'Why is my GIF so large?',
      answer:
        'GIF is from 1987 and keeps whole frames. Halve the width and it has about a quarter of the bytes; 8 frames per second instead of 15 nearly halve it. Pattern dithering and one set of colours help too.',
    },
    {
      question: 'How large may a GIF be on X?',
      answer:
        '15 MB, and 1,280 × 1,080 pixels by a third-party list (November 2026). One GIF fills a post. We make up to 800 × 1,080 with even sides.',
    },
    {
      question: 'Can I post a GIF on TikTok or Instagram?',
      answer:
        'TikTok takes MP4, MOV and WebM of at least 3 seconds, not GIF. Instagram’s publishing interface takes JPEG for pictures. For both, save the GIF as a video first.',
    },
    {
      question: 'Which speed is right?',
      answer:
        'Photos: half a second each or slower. Video: 10 frames per second look lively, 15 smooth. Below 20 milliseconds browsers slow a GIF down to 10 per second, so 20 is the least here. Avoid more than three flashes a second.',
    },
    {
      question: 'What videos work?',
      answer:
        'What your browser plays, up to 200 MB; MP4 with H.264 works everywhere. Choose up to 30 seconds and 300 frames. Sound is left out, since a GIF has none.',
    },
    {
      question: 'My pictures have different shapes. What happens?',
      answer:
        'The first one sets the frame unless you choose a shape. Others fill it with their edges cut, or stand whole on a background colour.',
    },
    {
      question: 'Does it upload anything?',
      answer:
        'No. Frames are drawn and packed in a background thread of your browser that may load only our own code, one frame in memory at a time.',
    },
    {
      question: 'What about cut, huge or broken files?',
      answer:
        'Each file that can’t be used says why, and the rest stay. Pictures may have 50 MB, 50 megapixels and 16,384 pixels a side.',
    },
  ],
  sources: [
    {
      label: 'X: media types and size limits',
      url: 'https://docs.x.com/x-api/media',
      checked: '2026-11',
    },
    {
      label: 'Late: X media requirements',
      url: 'https://docs.getlate.dev/resources/media-guidelines/twitter',
      checked: '2026-11',
    },
    {
      label: 'Ayrshare: TikTok media guidelines',
      url: 'https://www.ayrshare.com/docs/media-guidelines/tiktok',
      checked: '2026-11',
    },
    {
      label: 'Instagram: content publishing',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'gifenc, the GIF encoder',
      url: 'https://github.com/mattdesl/gifenc',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
