import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Meme Maker',
  title: 'Free Meme Maker – Your Picture or GIF, No Watermark',
  description:
    'Put captions on your own picture or moving GIF. Text sizes itself, boxes can be dragged, nothing is uploaded. PNG, JPEG, WebP or GIF, no watermark.',
  summary: 'Captions on your own picture or GIF. Drag the text, save, done.',
  card: 'Captions on your own picture or moving GIF, sized by themselves.',
  keywords: [
    'meme',
    'meme generator',
    'caption',
    'top text bottom text',
    'impact font',
    'gif caption',
    'funny picture',
    'image macro',
    'add text to photo',
  ],
  steps: [
    {
      title: 'Drop your picture',
      text: 'A photo, a screenshot or a moving GIF. Or begin with words alone: the panels are plain until you fill them.',
    },
    {
      title: 'Write',
      text: 'Choose one of eight layouts and type. Letters grow or shrink until the text fills its box.',
    },
    {
      title: 'Drag',
      text: 'Pull a box where you want it, or use the arrow keys. It snaps to the middle and the edges.',
    },
    {
      title: 'Save',
      text: 'PNG, JPEG or WebP, 1,200 pixels wide, or straight to the clipboard. A GIF stays a GIF.',
    },
  ],
  features: [
    {
      title: 'GIFs keep moving',
      text: 'The caption is laid on every frame. Up to 100 frames are kept; of longer ones every second or third, at the same speed.',
    },
    {
      title: 'One to four panels',
      text: 'Side by side, no and yes, three steps, four panels. Each takes a picture of yours.',
    },
    {
      title: 'The white bar',
      text: 'One tick puts a caption in black on white above the picture, which stays as it is.',
    },
    {
      title: 'Any script',
      text: 'Arabic and Hebrew run from the right, Japanese breaks between words, emoji stay in one piece.',
    },
    {
      title: 'A template to share',
      text: 'The template link holds layout and words, so friends can add a picture of their own. Yours isn’t in it.',
    },
  ],
  faq: [
    {
      question: 'Why are there no famous meme pictures here?',
      answer:
        'They belong to the photographer or the film they’re from. The eight layouts are our own, with plain panels for pictures that you may use.',
    },
    {
      question: 'Which typeface is it?',
      answer:
        'Anton, an open typeface (OFL) as heavy and narrow as Impact, which isn’t free to give away. Cyrillic is set in Oswald; other scripts in your device’s own letters.',
    },
    {
      question: 'How do I get black text without an outline?',
      answer:
        'Choose the text, then its colour, and take the tick off “Outline”. With it, light letters get a black edge and dark ones a white edge, 2 to 12 pixels wide.',
    },
    {
      question: 'What happens to my picture?',
      answer:
        'It’s opened, drawn and kept in this browser only, so that a reload shows the same. “Start anew” takes it off the canvas, and it’s deleted when you come back.',
    },
    {
      question: 'How large will the GIF be?',
      answer:
        'It’s at most 640 pixels wide with up to 256 colours a frame, and whatever stands still costs next to nothing. X takes GIFs of up to 15 MB (November 2026).',
    },
    {
      question: 'Can I use it without a mouse?',
      answer:
        'Yes. Tab goes to a text box, arrow keys move it by a pixel, with Shift by ten. Sizes can be typed, and each layer is in a list.',
    },
  ],
  sources: [
    {
      label: 'Anton, the typeface',
      url: 'https://fontsource.org/fonts/anton',
      checked: '2026-11',
    },
    {
      label: 'X: GIF sizes',
      url: 'https://docs.x.com/x-api/media/introduction',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
