import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'SEO Meta Generator',
  title: 'Free SEO Meta Generator – Titles and Descriptions That Fit',
  description:
    'Page titles measured in pixels, descriptions within 155 characters, slugs and Open Graph tags, with a Google and share-card preview. Free, no sign-up.',
  summary: 'Titles in pixels, descriptions, slugs and tags, seen as Google and a share card show them.',
  card: 'Page titles in pixels, descriptions, slugs and tags, with a Google preview.',
  keywords: ['seo', 'meta title', 'meta description', 'serp', 'open graph', 'slug', 'google preview'],
  steps: [
    {
      title: 'Paste the page',
      text: 'The whole text beats a topic: the best facts go into the description.',
    },
    {
      title: 'Add keyword and site',
      text: 'The keyword leads the first title. Your site’s name stands last, where there’s room.',
    },
    {
      title: 'Look, edit, copy',
      text: 'Computer, phone, share card: each follows your edits. Copy a line alone, or all the HTML.',
    },
  ],
  features: [
    {
      title: 'Pixels, not guesses',
      text: 'Titles are measured on a canvas in the font of a result. An “i” takes four pixels, a “W” nineteen.',
    },
    {
      title: 'Descriptions that end',
      text: 'At most 155 characters, cut between words, made of whole sentences wherever they fit.',
    },
    {
      title: 'Plain slugs',
      text: 'a–z, digits and hyphens from any script: “İstanbul & die Straße” is istanbul-and-die-strasse.',
    },
    {
      title: 'Tags to paste',
      text: 'Title, description, canonical, Open Graph and X’s card, with every quotation mark escaped.',
    },
  ],
  faq: [
    {
      question: 'How long may a title be for Google?',
      answer:
        'Google gives no figure: its documentation says title links are cut as needed. Others measured some 580 pixels on a computer, about 60 characters. We keep to 580.',
    },
    {
      question: 'And the description?',
      answer:
        'Measured by others: about 920 pixels on a computer and 680 on a phone, some 155 and 120 characters. So what matters belongs into the first hundred.',
    },
    {
      question: 'Will Google show exactly this?',
      answer:
        'Not always. Search engines may take other words from your page if those fit the search better. A title that says what the page says has the best chance.',
    },
    {
      question: 'Do I need tags for X as well?',
      answer:
        'One: the kind of card. For title, description and picture X falls back to the Open Graph tags, says its documentation. It shows up to 70 characters of a title.',
    },
    {
      question: 'Why is the width estimated at first?',
      answer:
        'The server has no screen, so it adds up the letters’ widths in Arial. As soon as the preview is there, your browser measures the line itself.',
    },
    {
      question: 'Should the site’s name be in the title?',
      answer: 'If there’s room, at the end. We leave it out where it would push the title over the limit, and say so.',
    },
  ],
  sources: [
    {
      label: 'Google Search Central: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
      checked: '2026-11',
    },
    {
      label: 'SEO Snapshot: pixel widths of titles and descriptions',
      url: 'https://seosnapshot.dev/blog/meta-description-length-2026',
      checked: '2026-11',
    },
    { label: 'X: tags of cards', url: 'https://developer.x.com/cards/markup', checked: '2026-11' },
  ],
} as const satisfies ToolCopy
