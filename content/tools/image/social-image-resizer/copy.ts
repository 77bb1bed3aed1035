import { spellNumber } from '@/lib/core/format/format-number'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { imageNetworks, sizeSources, sizesReviewMonth } from '@/lib/platforms/images/presets'
import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Social Image Resizer',
  title: 'Free Social Media Image Resizer – All Sizes at Once',
  description:
    'One photo into every post, story, cover and thumbnail size: check each crop, drag it, save a ZIP sorted by network. In your browser, no upload.',
  summary: 'One photo into every network’s sizes. You see each crop before it’s made.',
  card: 'One photo into every network’s sizes, each crop checked by you.',
  keywords: [
    'resize',
    'social media sizes',
    'crop',
    'instagram size',
    'youtube thumbnail size',
    'tiktok size',
    'linkedin banner',
    'dimensions',
    'pixels',
    'aspect ratio',
    '1080x1350',
    '9:16',
    'batch',
    'safe zone',
  ],
  steps: [
    { title: 'Add your photos', text: 'Up to fifty: drop, choose or paste them.' },
    {
      title: 'Tick sizes',
      text: `${capitalizeFirst(spellNumber(Object.keys(imageNetworks).length))} networks, or your own width and height.`,
    },
    {
      title: 'Check the crops',
      text: 'Every size is shown as it will come out. Drag the ones that cut the wrong thing.',
    },
    { title: 'Make and save', text: 'One by one, or a ZIP with a folder for each network.' },
  ],
  features: [
    {
      title: 'Crops that look first',
      text: 'Your browser looks for likely faces, skin, detail and strong, rare colour, so a portrait crop of a wide photo isn’t just its middle.',
    },
    {
      title: 'Nothing happens behind your back',
      text: 'A photo that is too small gets an amber note with the figure; above 200 % a red one.',
    },
    {
      title: 'Safe areas',
      text: 'TikTok’s buttons, YouTube’s video length, the banner part that every screen shows, Instagram’s 3:4 grid: drawn over the preview, never into the file.',
    },
    {
      title: 'Blurred sides instead of a cut',
      text: 'For a panorama, show all of it and fill the rest with its own blur, a colour or nothing. One button per size.',
    },
    {
      title: 'Remembered for each photo',
      text: 'Change a setting or add a size, and the crops you moved stay moved. One click copies them to all photos.',
    },
    {
      title: 'Within the limits',
      text: 'A file over a network’s limit gets a little less quality. If a network refuses the type, its row says so.',
    },
  ],
  faq: [
    {
      question: 'Which size should I use on Instagram?',
      answer:
        '1080 × 1350 (4:5) fills most of the feed. The profile grid shows 3:4, so it hides 34 pixels on each side; the dashed frame marks them. 1080 × 1440 fits the grid exactly.',
    },
    {
      question: 'How do I keep someone’s head in the picture?',
      answer:
        'Your browser looks for faces by simple rules and keeps more of the top. It misses some, so look at each frame. Drag the photo inside it, or press Tab until the frame is marked and use the arrow keys; Shift makes bigger steps.',
    },
    {
      question: 'What happens to a photo that is too small?',
      answer:
        'It’s enlarged, with a warning. Up to about 150 % few people notice; beyond 200 % choose a smaller size or “Show all of it”, which enlarges less.',
    },
    {
      question: 'Can I type my own size?',
      answer:
        'Yes, in the folded settings: up to 8,192 pixels a side. Leave one side at 0 and the photo keeps its shape.',
    },
    {
      question: 'JPEG, PNG or WebP?',
      answer:
        'JPEG at quality 90 is right nearly everywhere. PNG suits logos and flat graphics. Scheduling apps can send Instagram only JPEG and TikTok only JPEG or WebP.',
    },
    {
      question: 'Are these sizes up to date?',
      answer:
        'As of the month above them. X, LinkedIn and Facebook don’t publish all of theirs, so those follow guides that agree.',
    },
    {
      question: 'Do you get to see my photos?',
      answer:
        'No. They are opened, cut and saved in this tab. The line below the list shows what your browser has sent since your first photo.',
    },
  ],
  sources: [
    ...Object.values(sizeSources).map((source) => ({ ...source, checked: sizesReviewMonth })),
    {
      label: 'smartcrop.js: how crops are chosen',
      url: 'https://github.com/jwagner/smartcrop.js',
      checked: '2026-11',
    },
    {
      label: 'pica: how pictures are scaled',
      url: 'https://github.com/nodeca/pica',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
