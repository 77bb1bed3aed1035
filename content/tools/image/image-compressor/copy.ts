import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Image Compressor',
  title: 'Free Image Compressor: JPEG, PNG, WebP, AVIF to Any Size',
  description:
    'Make up to 50 photos smaller at once, to a quality or under an exact file size such as 200 kB. Runs in your browser: no picture is uploaded. ZIP download.',
  summary: 'Smaller files that look the same: up to 50 at once, by quality or under an exact size.',
  card: 'Up to 50 photos smaller at once, by quality or under an exact file size.',
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
      text: 'Drop them anywhere on the page, choose files or a whole folder, or paste a screenshot. What a file is gets read from its bytes, so a wrong ending does no harm.',
    },
    {
      title: 'Say what counts',
      text: 'Leave it at quality 80, or name the size that every file has to fit: your own in kB or MB, or a network’s limit. The settings are remembered here and can be sent as a link.',
    },
    {
      title: 'Compare before you save',
      text: 'Every row shows the bytes before and after. Pull the line across a picture, with the mouse or the arrow keys, to see what the compression took away.',
    },
    {
      title: 'Take them along',
      text: 'Save one file, all of them as a ZIP, copy a picture to the clipboard or hand it to your phone’s share sheet.',
    },
  ],
  features: [
    {
      title: 'A size that is kept',
      text: 'Ask for 200 kB and no file comes out with 201. The best quality that fits is searched for in up to seven encodings, and only if even quality 30 is too large do the pixels get fewer. The row says so.',
    },
    {
      title: 'Squoosh’s encoders, fifty files at a time',
      text: 'MozJPEG, libwebp, libaom for AVIF and OxiPNG do the work: the same code as in Google’s Squoosh, which takes one picture at a time.',
    },
    {
      title: 'One bad file stops nothing',
      text: 'An empty, damaged or oversized file gets its reason in its own row, and the others go on. If an encoder fails, it is started afresh for the next picture.',
    },
    {
      title: 'Never larger without a word',
      text: 'If your original is already the smaller one, you get it back byte for byte and the row tells you. Nothing is enlarged, and no hidden limit cuts the width to 1,920 pixels.',
    },
    {
      title: 'Lossless PNG that is lossless',
      text: 'A PNG saved as PNG keeps each pixel, its 16 bits a channel and its transparency; only the packing improves. Many “PNG compressors” throw colours away instead.',
    },
    {
      title: 'No upload, and it is measured',
      text: 'The part of the page that opens your pictures may load this site’s code and open no other connection: its security policy sees to it. The line below the list is your browser’s own record of what the page has asked for since.',
    },
  ],
  faq: [
    {
      question: 'How do I get a photo under 200 kB?',
      answer:
        'Choose “Fit my own size below”, type 200 and leave the unit at kB. A photo of 12 megapixels may need fewer pixels for that, and the result’s row says how many are left. Set a widest side of 1,920 first if you want to decide that yourself.',
    },
    {
      question: 'Are my pictures uploaded anywhere?',
      answer:
        'No. They are opened, drawn and encoded in your browser, in a worker whose security policy lets it load this site’s code and nothing else. What the page loads after you add a picture is its own code: the encoders, between 60 kB and 1.1 MB each. You can switch your connection off after the first picture and go on.',
    },
    {
      question: 'Which type should I choose for social networks?',
      answer:
        'JPEG for photos. TikTok’s interface for photo posts takes JPEG and WebP only, Instagram’s takes JPEG only, and X takes JPEG, PNG, GIF and WebP. AVIF is the smallest by far, but use it for your own website: hardly a network accepts it as an upload (read in November 2026).',
    },
    {
      question: 'What are the networks’ limits on a picture’s file size?',
      answer:
        'A YouTube thumbnail may have 2 MB when you add it from a phone and 50 MB from a computer. X and LinkedIn take 5 MB, Instagram’s publishing interface 8 MB, TikTok photo posts 20 MB, and Pinterest 20 MB from a computer. The settings name each of them; sources are below.',
    },
    {
      question: 'Does quality 80 look worse than the original?',
      answer:
        'On a screen hardly anyone can tell. Look at skies, skin and small letters: that is where it shows first. Pull the compare line over them, and go to 88 if you see blocks or halos.',
    },
    {
      question: 'What happens to the camera details and the place in a photo?',
      answer:
        'They are left out when a file is encoded anew. Keep them with “Keep camera details”, from JPEG to JPEG. A file that comes back unchanged, because it was small enough, still has all of its details, and a PNG saved as PNG may keep its text notes.',
    },
    {
      question: 'Can it open HEIC photos from an iPhone?',
      answer:
        'In Safari, yes. Chrome, Edge and Firefox have no decoder for HEIC, and the row says so. On an iPhone, Settings → Camera → Formats → Most Compatible makes the camera save JPEG.',
    },
    {
      question: 'What about animated GIFs and WebPs?',
      answer:
        'The result is a still picture. An animated file is not flattened behind your back: its row asks whether the first frame will do.',
    },
    {
      question: 'How large may a picture be?',
      answer:
        'Up to 50 MB, 50 megapixels and 16,384 pixels a side, 50 files or 300 MB at once. Beyond that browsers draw nothing or run out of memory, so the row tells you before that happens. Colours are written in sRGB, the colour space that every screen shows.',
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
