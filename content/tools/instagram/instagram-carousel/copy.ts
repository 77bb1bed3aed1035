import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Instagram Carousel Planner',
  title: 'Free Instagram Carousel Planner – Slides and Caption',
  description:
    'Turn a topic or your own article into Instagram carousel slides: short headlines, a caption, and files to post or take to Canva. Free, no sign-up.',
  summary: 'Slides from a topic or your own article, short enough to read while swiping.',
  card: 'Turn a topic or an article into slides with headlines, text and a caption.',
  keywords: [
    'carousel generator',
    'carousel maker',
    'instagram slides',
    'canva bulk create',
    'slideshow',
    'blog to carousel',
  ],
  steps: [
    {
      title: 'Type a topic or paste your text',
      text: 'A blog post, a newsletter, notes. “Pick sentences from my text” adds no word to it.',
    },
    {
      title: 'Choose how many slides',
      text: 'Up to five, seven or ten. An AI can build them as habits, mistakes or a checklist.',
    },
    {
      title: 'Fix the words',
      text: 'Every slide has its own count. Edit one and the others stay.',
    },
    {
      title: 'Take it with you',
      text: 'Pick colours and a layout, then save PNGs, a ZIP or a PDF. Or take a CSV to Canva.',
    },
  ],
  features: [
    {
      title: 'Short enough to read',
      text: 'Eight words in a headline, twenty-five below it, twelve on the cover.',
    },
    {
      title: 'Your article, your words',
      text: 'The first sentence opens, the last one closes, each part in between gives its clearest one. In any language.',
    },
    {
      title: 'Nothing generic',
      text: 'Your details go on the slides as they are. What only you know is a blank to fill.',
    },
    {
      title: 'Slides as pictures',
      text: 'Save the slides as pictures, in your colours. An AI also says what to photograph.',
    },
    {
      title: 'Ready for templates',
      text: 'The CSV has one row per slide and one column per part, so Canva fills your template in one go.',
    },
  ],
  faq: [
    {
      question: 'How many slides can a carousel have?',
      answer: 'Up to 20 photos or videos (Storrito, 2026). Five to ten are enough for one topic.',
    },
    {
      question: 'What size should the slides be?',
      answer:
        '1080 × 1350 pixels (4:5): that takes the most room in the feed. The first slide decides, the others are cropped to it.',
    },
    {
      question: 'How do I use the CSV in Canva?',
      answer:
        'Make one slide as a template, open Bulk Create, upload the CSV, right-click a text box and choose “Connect data”: Headline for the large one, Body for the small one. Then generate all pages.',
    },
    {
      question: 'What if my article is too long?',
      answer:
        'It takes up to 6,000 characters, about a thousand words. For more, choose ten slides or make two carousels.',
    },
    {
      question: 'Is my article sent to an AI model?',
      answer:
        'Not with “Pick sentences from my text”: rules on our server do that. The slides wait there ten minutes, encrypted; after that only your browser has them. “Plan slides about it” may use a model, and the result says so.',
    },
    {
      question: 'Where do hashtags and links go?',
      answer: 'In the caption or your profile. Nobody can tap a word in a picture.',
    },
  ],
  sources: [
    {
      label: 'Storrito: 20 slides in a carousel, formats and aspect ratios',
      url: 'https://storrito.com/resources/how-instagrams-20-slide-carousels-work-and-what-the-new-limits-are',
      checked: '2026-11',
    },
  ],
}
