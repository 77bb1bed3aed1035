import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Thumbnail Maker',
  title: 'Free YouTube Thumbnail Maker – Templates, No Watermark',
  description:
    'Make a YouTube thumbnail or Shorts cover from a photo or a frame of your video, and see it at 168 × 94 with the time badge. No upload, no watermark.',
  summary: 'Eight layouts for a photo or a frame of your video, shown as small as viewers see it.',
  card: 'YouTube thumbnails and Shorts covers from a photo or a video frame.',
  keywords: [
    'youtube thumbnail',
    'thumbnail creator',
    'thumbnail editor',
    'video cover',
    'shorts cover',
    'reels cover',
    'tiktok cover',
    '1280x720',
    'video frame',
    'screenshot from video',
    'text on photo',
  ],
  steps: [
    {
      title: 'Add a picture or a video',
      text: 'The first picture is the background, shown at what looks like its best part; others lie on it. From a video, pick the frame.',
    },
    {
      title: 'Write your words',
      text: 'Choose a template or drag texts where you want them. The first words you type take the samples away.',
    },
    {
      title: 'Look at it small',
      text: 'Check it at 168, 246 and 360 pixels with the time badge, on YouTube’s light and dark pages.',
    },
    { title: 'Save', text: 'A JPEG under 2 MB, or a PNG, at the exact size.' },
  ],
  features: [
    {
      title: 'Seen as viewers see it',
      text: 'Six live previews show how little 168 × 94 pixels leave of a headline, and what the badge in the corner covers.',
    },
    {
      title: 'Contrast is measured',
      text: 'Letters are compared with the pixels behind them and with their outline. Below 3 to 1, the limit for large letters in WCAG 2.2, you are told.',
    },
    {
      title: 'Frames from your video',
      text: 'Step through a clip frame by frame. It is never uploaded.',
    },
    {
      title: 'Mouse, finger or keyboard',
      text: 'Arrow keys move a layer by 1 pixel, Shift makes it 10. Edges and middles snap; hold Alt to place freely.',
    },
    {
      title: 'Still there tomorrow',
      text: 'Your browser keeps the layout and its pictures, with 100 steps of undo until you close the page.',
    },
    {
      title: 'Templates to share',
      text: 'A link carries your layout and words to a colleague or your next video. Pictures are not in it.',
    },
  ],
  faq: [
    {
      question: 'What size is a YouTube thumbnail?',
      answer:
        '1280 × 720 pixels, 16:9, at least 640 wide. YouTube takes up to 50 MB on a computer, but 2 MB in its phone app, so JPEGs from here stay below 2 MB (checked November 2026).',
    },
    {
      question: 'How does it stay under 2 MB?',
      answer:
        'It starts at quality 92 and goes down only if the file is too large. The line below the button names the quality it used. A PNG is never changed; you are told if it has more.',
    },
    {
      question: 'How many words should a thumbnail have?',
      answer:
        'Four or fewer. Beside a video it is 168 pixels wide, and letters below 11 pixels there are a smear. The checks count both.',
    },
    {
      question: 'Why keep the lower right corner free?',
      answer:
        'YouTube puts the video’s length there. Letters that reach under it in the smallest preview are named in the checks.',
    },
    {
      question: 'Which videos can I take a frame from?',
      answer:
        'Whatever your browser plays: MP4 with H.264 everywhere, WebM in most. A frame has the video’s own size, up to 2,560 pixels a side.',
    },
    {
      question: 'Are my pictures or videos uploaded?',
      answer:
        'No. They are opened, drawn and saved in this browser. Camera details and location are not in the saved thumbnail.',
    },
    {
      question: 'Can I use the typefaces in videos that earn money?',
      answer:
        'Yes. Anton, Playfair Display, Caveat and Courier Prime are under the SIL Open Font License. Emoji are drawn by your own system.',
    },
  ],
  sources: [
    {
      label: 'YouTube: thumbnail size and file limits',
      url: 'https://support.google.com/youtube/answer/72431',
      checked: '2026-11',
    },
    {
      label: 'W3C: contrast of large text, WCAG 2.2',
      url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
      checked: '2026-11',
    },
    {
      label: 'Anton’s licence',
      url: 'https://github.com/googlefonts/AntonFont',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
