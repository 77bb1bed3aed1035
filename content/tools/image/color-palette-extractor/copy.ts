import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Color Palette Extractor',
  title: 'Free Color Palette Extractor – HEX, OKLCH, Tailwind, ASE',
  description:
    'Get 3 to 12 colours from a photo or logo, with shares, contrast grades and a readable light and dark theme. CSS, Tailwind, ASE. Nothing uploaded.',
  summary: 'Brand colours from any picture, and which of them can be read on each other.',
  card: 'Colours of a picture as HEX, CSS, Tailwind or ASE, with contrast.',
  keywords: [
    'color palette',
    'colour palette',
    'color picker',
    'hex from image',
    'brand colors',
    'eyedropper',
    'oklch',
    'tailwind colors',
    'contrast checker',
    'wcag',
    'ase',
    'swatches',
  ],
  steps: [
    { title: 'Drop a picture', text: 'A photo, a logo, a screenshot of a feed. Paste works too.' },
    {
      title: 'Set how many',
      text: 'Three to twelve colours. Leave out near-white for products on a white ground, and pick more by hand.',
    },
    {
      title: 'Take them along',
      text: 'Copy one or all, save CSS, a Tailwind theme, JSON, ASE, GPL or a PNG, or send a link.',
    },
  ],
  features: [
    {
      title: 'Found as eyes see',
      text: 'Colours are parted in OKLCH, where equal steps look equal, so two near-identical browns don’t take the place of the one red.',
    },
    {
      title: 'Every pair graded',
      text: 'A table shows each colour as text on each other, with its contrast and AA or AAA by WCAG 2.2.',
    },
    {
      title: 'A theme that can be read',
      text: 'Background, text and accent are suggested for light and dark. What’s too faint is moved in lightness until it reaches 4.5:1, and marked.',
    },
    {
      title: 'Single pixels, by keyboard too',
      text: 'A loupe over your picture goes by mouse, finger or arrow keys. In Chrome and Edge you can pick from the whole screen.',
    },
    {
      title: 'A link without an account',
      text: 'The colours stand behind the # of the address, so they open anywhere and never reach our server. The picture stays with you.',
    },
  ],
  faq: [
    {
      question: 'What is the percentage?',
      answer:
        'How much of the picture belongs to that colour, see-through parts left out. With near-white left out it’s the share of the rest.',
    },
    {
      question: 'Why do I get fewer colours than I asked for?',
      answer: 'All others look like one of these. A logo in two colours gives two, plus the blends at its edges.',
    },
    {
      question: 'What do AA and AAA mean?',
      answer:
        'Contrast that WCAG 2.2 asks for: 4.5:1 for AA and 7:1 for AAA, or 3:1 and 4.5:1 for large words. Captions on video deserve AAA, phones are used in the sun.',
    },
    {
      question: 'How do I use them in Tailwind?',
      answer:
        'Choose “Tailwind 4 theme” and paste it into your CSS file. A colour called deep teal becomes bg-deep-teal and text-deep-teal.',
    },
    {
      question: 'Which programs open the ASE file?',
      answer:
        'Photoshop, Illustrator and InDesign load it in their Swatches panel. GIMP, Inkscape and Krita take the GPL file.',
    },
    {
      question: 'Are these the exact colours of my logo?',
      answer:
        'A found colour is the middle of many pixels, and JPEG changes pixels a little. For the exact one, use a PNG and pick a pixel of a flat area.',
    },
    {
      question: 'Where do the colour names come from?',
      answer:
        'From a list of everyday names: the nearest one is used, for your eyes and for the variables. Rename them as you like.',
    },
  ],
  sources: [
    {
      label: 'W3C: contrast, WCAG 2.2',
      url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
      checked: '2026-11',
    },
    {
      label: 'Color Thief, which finds the colours',
      url: 'https://github.com/lokesh/color-thief',
      checked: '2026-11',
    },
    {
      label: 'Culori, which converts them',
      url: 'https://github.com/Evercoder/culori',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
