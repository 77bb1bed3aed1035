import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Emoji & Symbol Picker',
  title: 'Free Emoji & Symbol Picker – Copy With One Click',
  description:
    'Copy emoji, arrows, symbols, kaomoji, dividers and invisible characters with one click. Search them all, or get emoji for your text. Free.',
  summary: 'Emoji, symbols, kaomoji, dividers and invisible characters, copied with a click.',
  card: 'Emoji, arrows, kaomoji and dividers to copy, and emoji that fit your text.',
  keywords: [
    'emoji',
    'copy and paste',
    'symbols',
    'arrows',
    'hearts',
    'stars',
    'kaomoji',
    'invisible character',
    'divider',
    'emoji search',
    'skin tone',
  ],
  steps: [
    {
      title: 'Search or browse',
      text: 'One search goes through emoji, symbols, kaomoji, dividers and combos.',
    },
    {
      title: 'Click to copy',
      text: 'Each click copies and says so. What you pick also adds up in “Your line”.',
    },
    {
      title: 'Or let your text choose',
      text: 'Paste a caption under “Emoji for your text” and take what fits.',
    },
  ],
  features: [
    {
      title: 'Only what you can see',
      text: 'Emoji your device has no picture for are left out, so you don’t copy an empty box. An older phone may still show one to your readers.',
    },
    {
      title: 'More than emoji',
      text: 'Arrows, stars, checkmarks and currency, fifty kaomoji, lines for captions, and forty combos by niche.',
    },
    {
      title: 'Emoji for your caption',
      text: '“Fresh bread and coffee” brings 🍞 and ☕. It compares your words with each emoji’s own: no AI, nothing sent.',
    },
    {
      title: 'Remembers you',
      text: 'Your skin tone and your last 32 picks stay in this browser. “Forget” clears the picks.',
    },
    {
      title: 'Works offline',
      text: 'The whole list comes from this site. Opened and used once, it needs no connection.',
    },
  ],
  faq: [
    {
      question: 'How do I copy an invisible character?',
      answer:
        'Open “Invisible” and click one. The note below it says what it does. U+2800, the Braille blank, and U+3164, the Hangul filler, are those most often tried for empty names and lines. Networks change what they strip.',
    },
    {
      question: 'Why does my emoji look different on another phone?',
      answer:
        'An emoji is a number that each system draws in its own way. Apple, Google, Samsung and Microsoft each have their own pictures.',
    },
    {
      question: 'Why do I see fewer flags on Windows?',
      answer:
        'Windows has no pictures for country flags. Chrome and Edge show letters there, so they’re left out of the list.',
    },
    {
      question: 'How long is an emoji?',
      answer:
        'That depends on who counts. 👩‍🚀 is one sign to you, three code points to Unicode and two characters to X. The Character Counter shows each network’s figure.',
    },
    {
      question: 'Can I use it with the keyboard?',
      answer:
        'Yes. Tab to the list of emoji, move with the arrow keys, and press Enter to copy. Each name is read out.',
    },
    {
      question: 'Are fancy symbols good for every caption?',
      answer:
        'Many screen readers read every one aloud: ten stars are ten times “black star”. One divider or two emoji at the end of a line are kinder than one between all words.',
    },
    {
      question: 'Does it suggest emoji in other languages?',
      answer:
        'Not yet. The words that emoji are found by are English; anything else finds nothing instead of something wrong.',
    },
  ],
  sources: [
    {
      label: 'Emojibase: names and words of the emoji, Unicode 17',
      url: 'https://emojibase.dev/docs/datasets/',
      checked: '2026-11',
    },
    {
      label: 'The Eclectic Light Company: invisible Unicode and compound emoji',
      url: 'https://eclecticlight.co/2024/03/30/invisible-unicode-and-compound-emoji/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
