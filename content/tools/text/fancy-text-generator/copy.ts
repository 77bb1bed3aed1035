import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Fancy Text Generator',
  title: 'Free Fancy Text Generator – Bold, Italic, Script to Copy',
  description:
    'Bold, italic, script, small caps, upside down and 37 more text styles to copy for Instagram, TikTok and X. Also turns styled text back into plain letters.',
  summary: 'Your words in over 40 styles to copy, and styled text back to plain.',
  card: 'Bold, italic, script and 39 more styles to copy, and back to plain.',
  keywords: ['bold text', 'italic text', 'fonts', 'cursive', 'small caps', 'strikethrough', 'zalgo', 'unicode'],
  steps: [
    { title: 'Type a few words', text: 'A name, a bio or the start of a caption, up to 5,000 characters.' },
    {
      title: 'Choose how much to style',
      text: 'The first three words, the first line or all of it. The rest stays readable and searchable.',
    },
    {
      title: 'Copy a style',
      text: 'Each shows what it costs on X. Tick your favourites under “Show these first” and they stay on top.',
    },
  ],
  features: [
    {
      title: 'No holes in the alphabet',
      text: 'ℎ, ℬ, ℰ and 21 more letters live elsewhere in Unicode. Generators that forget them print a box; here they’re right.',
    },
    {
      title: 'Back to plain',
      text: 'Paste a styled post and the first result is the same text in normal letters, accents kept.',
    },
    {
      title: 'Links and tags still work',
      text: 'Web addresses, @handles and #hashtags are left plain: styled ones can’t be tapped or found. Only text turned round or with something between its letters takes them along.',
    },
    {
      title: 'Honest about letters it lacks',
      text: 'é becomes a styled e with its accent. What has no such form, such as я or ß, is kept, and each style counts it.',
    },
  ],
  faq: [
    {
      question: 'Are these fonts?',
      answer:
        'No. They’re other characters that look like letters, most of them made for mathematics, so they keep their look wherever you paste them.',
    },
    {
      question: 'What do people with a screen reader hear?',
      answer:
        'In tests of March 2025, JAWS 2025 read each letter’s style aloud, while NVDA 2024.4 and VoiceOver skipped such text entirely. So style a word or two, never what must be understood.',
    },
    {
      question: 'Why does X count them twice?',
      answer:
        'X gives most characters outside the older alphabets a weight of 2: ten bold letters take 20 of your 280. The figure under each style is X’s.',
    },
    {
      question: 'Can I find a post by its styled words?',
      answer: 'Don’t count on it. A search for “bread” may not match 𝗯𝗿𝗲𝗮𝗱. Keep the words that people look for plain.',
    },
    {
      question: 'How do I undo upside-down text?',
      answer:
        'Put it in the box, choose “All of it” and take the style “Upside down”: turned twice, it’s what you wrote. Look-alike letters and backwards text aren’t recognised.',
    },
    {
      question: 'Why do I see boxes?',
      answer:
        'The device has no font with these characters. Older phones lack some, so test a name before you make it your brand.',
    },
  ],
  sources: [
    {
      label: 'Adrian Roselli: Don’t Use Fake Bold or Italic in Social Media (March 2025)',
      url: 'https://adrianroselli.com/2025/03/dont-use-fake-bold-or-italic-in-social-media.html',
      checked: '2026-11',
    },
    {
      label: 'X: how characters are counted',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'Unicode: Mathematical Alphanumeric Symbols',
      url: 'https://www.unicode.org/charts/PDF/U1D400.pdf',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
