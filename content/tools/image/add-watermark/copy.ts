import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Watermark Tool',
  title: 'Free Watermark Tool – Text or Logo on 50 Photos at Once',
  description:
    'Put your name or logo on up to 50 photos, sized by each picture, in white or black by what’s below. Live preview, saved brands, nothing uploaded.',
  summary: 'Your name or logo on up to 50 photos, the same on each, whatever its size.',
  card: 'Text or logo on up to 50 photos, with live preview and saved brands.',
  keywords: [
    'watermark',
    'watermark photos',
    'logo on photo',
    'copyright',
    'signature',
    'stamp',
    'batch watermark',
    'brand',
    'protect photos',
    'tile watermark',
  ],
  steps: [
    {
      title: 'Add your photos',
      text: 'Up to 50 by drop, paste, file or folder. The first three show a preview.',
    },
    {
      title: 'Set text or logo',
      text: 'Type your name or choose Logo, then position, size and opacity. Every preview follows at once.',
    },
    {
      title: 'Press “Add the watermark”',
      text: 'Save one by one or all as a ZIP. Keep the settings under “My brands” for next time.',
    },
  ],
  features: [
    {
      title: 'The same on every picture',
      text: 'Size and distance are shares of the short side. 5 % looks alike on a phone shot and on 24 megapixels.',
    },
    {
      title: 'White or black, as it needs',
      text: 'The text looks at what lies below it, in each place, and takes the colour that stands out, outlined where the ground is busy.',
    },
    {
      title: 'One corner or all over',
      text: 'Nine places or a pattern like bricks, turned to any angle. Long text shrinks before it’s cut off.',
    },
    {
      title: 'Texts that fill themselves in',
      text: '“© Ana {year}, {n}” becomes “© Ana 2026, 7” on the seventh picture. {filename} and {date} work too.',
    },
    {
      title: 'Brands you keep',
      text: 'Settings and logo stay in this browser under a name. A settings link brings everything but the logo to another device.',
    },
    {
      title: 'Nothing of ours on it',
      text: 'No second watermark, no smaller copy. A JPEG stays a JPEG, a PNG keeps its transparency, in full size.',
    },
  ],
  faq: [
    {
      question: 'Where should a watermark go?',
      answer:
        'A corner is polite, and easily cropped away. Across the subject at 20 to 30 % opacity is hard to remove. “All over” is for proofs that clients haven’t paid for.',
    },
    {
      question: 'Which logos work?',
      answer:
        'PNG with transparency is best. An SVG is drawn 1,024 pixels large, and larger pictures are reduced to that. JPEG works but brings its own rectangle.',
    },
    {
      question: 'Why is my logo missing from the settings link?',
      answer:
        'A link holds words and numbers, no pictures. Whoever opens it is asked to add the logo once. Your own browser keeps the last twelve.',
    },
    {
      question: 'Can I mark SVGs or animated GIFs?',
      answer:
        'No SVGs: anyone could delete the mark from one. For a moving picture you’re asked whether its first frame will do.',
    },
    {
      question: 'Does it protect my photos?',
      answer:
        'It says whose they are and makes copying awkward. It doesn’t stop anyone determined, and AI tools can remove small marks. Keep your originals as proof.',
    },
    {
      question: 'Do I lose quality?',
      answer:
        'JPEG, WebP and AVIF are encoded once more, at quality 90 unless you change it under More settings. PNG loses nothing.',
    },
    {
      question: 'What happens to location data?',
      answer: 'It goes, along with all camera details: the new file holds only pixels.',
    },
    {
      question: 'What about HEIC photos?',
      answer: 'They come out as JPEG, because no browser writes HEIC. The row tells you.',
    },
  ],
  sources: [
    {
      label: 'W3C: how contrast of two colours is measured',
      url: 'https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
