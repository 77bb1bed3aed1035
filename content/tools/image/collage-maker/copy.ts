import { spellNumber } from '@/lib/core/format/format-number'
import { imageNetworks } from '@/lib/platforms/images/presets'
import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Collage Maker',
  title: 'Free Collage Maker – Photo Grids, Before and After',
  description:
    'Make a collage of 2 to 12 photos: a layout that cuts little or nothing, 27 grids, before and after with names, sizes for every network. No upload, no watermark.',
  summary: 'Photo grids and before-and-after pictures that cut little off your photos.',
  card: 'Photo grids, before and after, and layouts that cut little or nothing.',
  keywords: [
    'collage',
    'photo collage',
    'photo grid',
    'picture grid',
    'before and after',
    'side by side',
    'combine photos',
    'merge images',
    'instagram collage',
    'mood board',
    'photo layout',
  ],
  steps: [
    { title: 'Add 2 to 12 photos', text: 'Drop them, choose a folder or paste. They are laid out at once.' },
    {
      title: 'Pick a layout',
      text: 'Auto cuts nothing, or at most a fifth. Grids, strips and before-and-after fill their cells.',
    },
    {
      title: 'Set each photo right',
      text: 'Drag it in its cell, zoom, or replace it. Change the order by the handles, or shuffle.',
    },
    { title: 'Save', text: 'JPEG or PNG in the exact pixels of the network you chose.' },
  ],
  features: [
    {
      title: 'Little or nothing cut off',
      text: 'Auto tries every way to set your photos in rows or columns, each in its own shape or with little cut, and takes what fills the frame best.',
    },
    {
      title: 'Before and after, with names',
      text: 'Two photos with a plate on each. The names are yours to change, and stay in place when you swap the photos.',
    },
    {
      title: 'Heads first',
      text: 'Where a grid must cut a photo, your browser looks for faces, and else keeps more of the upper part. Drag the photo where it errs.',
    },
    {
      title: 'Your work stays',
      text: 'Undo a hundred steps, reload or come back tomorrow: the collage is still in this browser.',
    },
    {
      title: 'Layouts to share',
      text: 'A template link carries layout, colours and names, never a photo. Teams fill in their own.',
    },
  ],
  faq: [
    {
      question: 'Which size should I choose?',
      answer: `The square post is a safe start. Instagram shows portrait posts larger: 1,080 × 1,350. The list has the sizes of ${spellNumber(Object.keys(imageNetworks).length)} networks, checked in November 2026.`,
    },
    {
      question: 'How do I put two pictures next to each other?',
      answer:
        'Add both and choose “2 columns”, or “Side by side, named” for a plate on each. With a gap of 0 and no round corners they touch.',
    },
    {
      question: 'Why are the edges wider at two sides?',
      answer:
        'Photos that keep their shapes rarely fill a frame. “Auto, cuts little” fills it where none loses more than a fifth, “Auto, fills the frame” always.',
    },
    {
      question: 'Can I do it all with the keyboard?',
      answer:
        'Yes. Tab to a cell: arrow keys move its photo by a pixel, Shift makes it ten, plus and minus zoom, 0 starts over. On a handle arrow keys change the order. Ctrl+Z undoes.',
    },
    {
      question: 'Are my photos uploaded?',
      answer:
        'No. They’re opened, drawn and kept in your browser. Press “Start anew” and reload the page, and they’re gone from there too.',
    },
    {
      question: 'Does it keep the location of my photos?',
      answer: 'No. A collage is drawn anew, so camera details and places of all the photos in it are gone.',
    },
    {
      question: 'How large may the photos be?',
      answer:
        '50 MB, 50 megapixels and 16,384 pixels a side each. They’re opened no larger than the collage needs, so twelve work on a phone too. A file that can’t be opened says why; the others stay.',
    },
  ],
  sources: [
    {
      label: 'Instagram: image sizes for publishing',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'Pinterest: product specs',
      url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
      checked: '2026-11',
    },
    {
      label: 'X: best practices for media',
      url: 'https://docs.x.com/x-api/media/quickstart/best-practices',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
