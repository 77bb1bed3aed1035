import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Caption Spacer',
  title: 'Free Caption Spacer – Line Breaks for Instagram & TikTok',
  description:
    'Clean line breaks for Instagram, TikTok and LinkedIn captions: no stray spaces, even gaps, tidy bullets, hashtags last, and a look at the fold.',
  summary: 'Line breaks that stay, tidy bullets, hashtags last, and what shows before “more”.',
  card: 'Clean line breaks and bullets for Instagram, TikTok and LinkedIn captions.',
  keywords: ['line breaks', 'instagram spacing', 'blank line', 'invisible space', 'paragraphs', 'caption format'],
  steps: [
    { title: 'Paste your caption', text: 'From your notes or a document, up to 5,000 characters.' },
    {
      title: 'Say where it goes',
      text: 'Instagram, TikTok or LinkedIn: the limit, the hashtag rule and the picture below follow.',
    },
    { title: 'Copy it', text: 'Paste it into the app as it is. The gaps stay where you see them.' },
  ],
  features: [
    {
      title: 'Spaces that break lines go',
      text: 'A space after the last word of a line can make an app swallow the break. You can’t see them; they’re taken out and counted.',
    },
    {
      title: 'Even gaps',
      text: 'Four blank lines become one, or as many as you allow. Old rows of dots and invisible characters are recognised and replaced.',
    },
    {
      title: 'One kind of bullet',
      text: 'Hyphens, stars and dots at the start of lines become the sign that you choose.',
    },
    {
      title: 'The start on a phone',
      text: 'A drawing shows how far your words get before “more”, as near as anyone can tell from outside.',
    },
  ],
  faq: [
    {
      question: 'Do I still need an invisible character between paragraphs?',
      answer:
        'Usually not: a really blank line now works, so it’s off. If your app drops the gap, choose U+2800, an empty Braille cell that counts as a character.',
    },
    {
      question: 'U+2800 or U+200B?',
      answer:
        'U+2800 is a visible character without dots, so apps keep it. U+200B is a space without width, which some apps strip. A full stop always stays, and shows.',
    },
    {
      question: 'Which hashtags are moved?',
      answer:
        'Those that end a line, or fill one. “We love #bread here” keeps its tag, because the sentence needs the word. The same tag stands once.',
    },
    {
      question: 'How many hashtags may a caption have?',
      answer:
        'Five on Instagram since December 2025, and five on TikTok. If yours has more, a note says how many are too much.',
    },
    {
      question: 'Where exactly is the fold?',
      answer:
        'No app says. About 125 characters on Instagram, 80 on TikTok and 210 on LinkedIn are what people have measured.',
    },
  ],
  sources: [
    {
      label: 'Meta: a caption’s limit',
      url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      checked: '2026-11',
    },
    {
      label: 'TikTok: a caption’s limit',
      url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
      checked: '2026-11',
    },
    {
      label: 'Social Media Today, 18 December 2025: five hashtags on Instagram',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'Unicode: Braille patterns (U+2800)',
      url: 'https://www.unicode.org/charts/PDF/U2800.pdf',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
