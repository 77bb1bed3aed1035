import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Image Compressor',
  title: 'Free Image Compressor – JPEG, PNG, WebP, AVIF to Any Size',
  description:
    'Make up to 50 photos smaller at once, by quality or to an exact file size such as 200 kB. Runs in your browser, nothing uploaded. ZIP download.',
  summary: 'Smaller files that look the same: up to 50 at once, by quality or exact size.',
  card: 'Up to 50 photos smaller at once, by quality or to an exact file size.',
  keywords: [
    'compress',
    'optimize',
    'optimise',
    'reduce file size',
    'smaller',
    'jpg',
    'jpeg',
    'png',
    'webp',
    'avif',
    'kb',
    'mb',
    'batch',
    'shrink',
    'mozjpeg',
    'oxipng',
  ],
  steps: [
    {
      title: 'Add your pictures',
      text: 'Drop them on the page, choose files or a folder, or paste a screenshot.',
    },
    {
      title: 'Choose quality or size',
      text: 'Leave it at quality 80, or set a size in kB or MB, or a network’s limit.',
    },
    { title: 'Compare', text: 'Pull the line across, pinch to zoom, or press 1, 2, 3.' },
    { title: 'Save', text: 'One file, all as a ZIP, to the clipboard or to your phone’s share sheet.' },
  ],
  features: [
    {
      title: 'The size you asked for',
      text: 'Ask for 200 kB and no file has 201. If even quality 30 is too large, it gets fewer pixels, and the row says so.',
    },
    {
      title: 'Squoosh’s encoders, fifty at a time',
      text: 'MozJPEG, libwebp, libaom and OxiPNG: the same code as Google’s Squoosh, which takes one picture at a time.',
    },
    {
      title: 'One bad file stops nothing',
      text: 'A damaged or oversized file shows its reason, and the rest go on.',
    },
    {
      title: 'Never larger',
      text: 'If your original is smaller, you get its own pixels back, without its details. Nothing is enlarged or secretly cut to 1,920 pixels.',
    },
    {
      title: 'Lossless PNG',
      text: 'PNG to PNG keeps every pixel and its transparency. Many “PNG compressors” throw colours away.',
    },
    {
      title: 'No upload',
      text: 'Your pictures can’t leave: the part that opens them may only load our code. Your browser’s own record is below the list.',
    },
  ],
  faq: [
    {
      question: 'How do I get a photo under 200 kB?',
      answer:
        'Choose “Fit my own size below”, type 200, leave the unit at kB. A 12-megapixel photo may need fewer pixels; set a widest side of 1,920 first to decide that yourself.',
    },
    {
      question: 'Are my pictures uploaded?',
      answer:
        'No. Everything happens in your browser. The page only loads its own encoders, 60 kB to 1.1 MB each. After the first picture you can go offline and keep making that type.',
    },
    {
      question: 'Which type is best for social media?',
      answer:
        'JPEG for photos. TikTok photo posts take JPEG and WebP, scheduling apps can send Instagram only JPEG, X JPEG, PNG, GIF and WebP. AVIF is smallest, but hardly any network takes it (November 2026).',
    },
    {
      question: 'What are the networks’ size limits?',
      answer:
        'YouTube thumbnails 2 MB on a phone, 50 MB on a computer. X and LinkedIn 5 MB, 8 MB for Instagram through a scheduling app, TikTok photo posts 20 MB, Pinterest 20 MB on a computer. All are in the settings.',
    },
    {
      question: 'Can I see a difference at quality 80?',
      answer:
        'Hardly anyone can. Check skies, skin and small letters with the compare line, and go to 88 if you see blocks.',
    },
    {
      question: 'What about location and camera details?',
      answer:
        'They are removed, also from a file that was small enough already: they are cut out then, and its pixels stay. “Keep camera details” keeps them from JPEG to JPEG.',
    },
    {
      question: 'Can it open HEIC from an iPhone?',
      answer:
        'Yes. Safari opens it itself, other browsers load a decoder first, once, about 750 kB. It comes out as JPEG unless you choose another type.',
    },
    { question: 'What about animated GIFs and WebPs?', answer: 'You get a still picture, but we ask first.' },
    {
      question: 'How large can a picture be?',
      answer:
        '50 MB, 50 megapixels and 16,384 pixels a side; 50 files or 300 MB at once. Colours are saved in sRGB, which every screen shows.',
    },
  ],
  sources: [
    {
      label: 'YouTube: thumbnail size and file limits',
      url: 'https://support.google.com/youtube/answer/72431',
      checked: '2026-11',
    },
    {
      label: 'X: media types and sizes',
      url: 'https://docs.x.com/x-api/media/introduction',
      checked: '2026-11',
    },
    {
      label: 'TikTok: photo formats and sizes for posting',
      url: 'https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide',
      checked: '2026-11',
    },
    {
      label: 'Instagram: publishing photos',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'Pinterest: pin specifications',
      url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
      checked: '2026-11',
    },
    {
      label: 'LinkedIn’s photo limit, as Ayrshare lists it',
      url: 'https://www.ayrshare.com/docs/media-guidelines/linkedin',
      checked: '2026-11',
    },
    {
      label: 'Squoosh’s encoders as packages: jSquash',
      url: 'https://github.com/jamsinclair/jSquash',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
