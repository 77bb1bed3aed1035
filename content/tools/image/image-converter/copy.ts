import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Image Converter',
  title: 'Free Image Converter – HEIC, WebP, PNG, SVG to JPG and More',
  description:
    'Turn HEIC, WebP, AVIF, PNG, GIF, BMP and SVG into JPG, PNG, WebP, AVIF, ICO or PDF, up to 50 at once. Runs in your browser, nothing is uploaded.',
  summary: 'HEIC to JPG, PNG to WebP, pictures to PDF: up to 50 at once, in your browser.',
  card: 'HEIC, WebP, PNG and SVG to JPG, PNG, WebP, AVIF, ICO or PDF, 50 at once.',
  keywords: [
    'convert',
    'heic',
    'jpg',
    'jpeg',
    'png',
    'webp',
    'avif',
    'svg',
    'ico',
    'favicon',
    'pdf',
    'format',
    'batch',
  ],
  steps: [
    { title: 'Add pictures', text: 'Drop up to 50 files or a folder, of mixed types if you like.' },
    { title: 'Choose the type', text: 'JPG opens everywhere. PNG and WebP keep transparency.' },
    { title: 'Save', text: 'One by one, as a ZIP, or many PDFs as a single one.' },
  ],
  features: [
    {
      title: 'HEIC without an upload',
      text: 'Safari opens iPhone photos itself. Elsewhere the page loads a decoder, about 750 kB, when you add the first one.',
    },
    {
      title: 'A favicon in one step',
      text: 'An ICO holds 16, 32, 48 and 256 pixels in one file. Pictures smaller than that are not blown up.',
    },
    {
      title: 'Names by your pattern',
      text: '{n}-{filename} gives 01-beach.jpg, 02-pier.jpg. {date}, {width} and {height} work too.',
    },
    {
      title: 'Sharp SVGs',
      text: 'Drawn at up to 8 times their size before they become pixels. Scripts inside never run, and nothing they link to is loaded.',
    },
    {
      title: 'It says what is lost',
      text: 'Print colours, 16 bits, wide gamut, filled transparency: each row names it. A damaged file is named too, and the rest go on.',
    },
  ],
  faq: [
    {
      question: 'How do I turn iPhone photos into JPG?',
      answer:
        'Add the HEIC files and save. They come out as JPG at quality 90, upright, without camera details or place. Live Photos and bursts give their main picture.',
    },
    {
      question: 'Can it make HEIC files?',
      answer:
        'No. HEIC can be opened here, not written: its video format, HEVC, is covered by patents. AVIF is about as small and free to use.',
    },
    {
      question: 'How do I make one PDF from several pictures?',
      answer:
        'Choose PDF, add them in order, then “Save all as one PDF”. Pages are as large as each picture, or A4 or US Letter with half an inch around it.',
    },
    {
      question: 'Does converting lose quality?',
      answer:
        'PNG keeps every pixel that your browser decodes. An ICO has at most 256 a side. JPG, WebP and AVIF discard a little each time, so convert from the original, and once.',
    },
    {
      question: 'What happens to animated GIFs and WebPs?',
      answer: 'You are asked, and then get the first frame. The GIF maker is the place for moving pictures.',
    },
    {
      question: 'Can I keep the date of a photo?',
      answer:
        'Yes, in JPG and PNG, by the switch under More settings. The time is the camera’s own. Nothing else of its details stays.',
    },
    {
      question: 'Which files don’t work?',
      answer:
        'Above 50 MB, 50 megapixels or 16,384 pixels a side. TIFF and JPEG XL open only where the browser can, such as Safari. Raw camera files don’t.',
    },
  ],
  sources: [
    {
      label: 'heic-to, built on libheif',
      url: 'https://github.com/hoppergee/heic-to',
      checked: '2026-11',
    },
    {
      label: 'Why a converter can’t write HEIC: IT-Tools, issue 997',
      url: 'https://github.com/CorentinTh/it-tools/issues/997',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
