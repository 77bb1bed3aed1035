import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'Instagram Carousel Planner',
  title: 'Instagram Carousel Planner: slides, caption, Canva export',
  description:
    'Plan an Instagram carousel from a topic, or turn your article into slides in its own words. Headlines of 8 words, a caption, CSV for Canva. Free.',
  summary: 'Slides from a topic or from your own article, short enough to read while swiping.',
  card: 'A topic or an article as slides with headline, body, picture and caption.',
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
      title: 'Type a topic, or paste what you have written already',
      text: 'A blog post, a newsletter, notes from a talk. With “Pick sentences from my text” no word is added to it.',
    },
    {
      title: 'Choose how many slides, and how they are built',
      text: '“Whatever suits it” follows what your text is: a story, news, a comparison, a how-to. Or ask for habits, mistakes, a story or a checklist, and for what the last slide wants.',
    },
    {
      title: 'Correct the words on the cards',
      text: 'Each slide is a card with its own counters. Ask for a variation of one and the others stay.',
    },
    {
      title: 'Take the CSV to Canva',
      text: 'Export as CSV, open Canva’s Bulk Create, and connect the columns Headline, Body and Footer with the text boxes of your template.',
    },
  ],
  features: [
    {
      title: 'Eight words, then twenty-five',
      text: 'A headline that can be read in passing, a smaller text for whoever stops, and up to twelve words on the cover. All are counted in code, in scripts without spaces as well.',
    },
    {
      title: 'Your article, in your words',
      text: 'The first sentence opens, the last one closes, and each part between gives its clearest one. Nothing is rewritten, in any language.',
    },
    {
      title: 'No slide that could stand anywhere',
      text: 'What you typed and added as details goes onto the slides as it is. Where a slide needs something that only you have seen, it asks for exactly that, in square brackets.',
    },
    {
      title: 'Pictures you can take',
      text: 'Where the subject names its field, slides say what to photograph: what anybody who does it has at hand. No handshakes and no laptops with coffee.',
    },
    {
      title: 'Columns instead of a text block',
      text: 'The CSV has one row for each slide and a column for each part, so that a template can be filled in one go.',
    },
  ],
  faq: [
    {
      question: 'How many slides may a carousel have?',
      answer:
        'Up to 20 photos or videos in one post (Storrito, 2026). Five to ten are enough for one subject; what needs more is often two carousels.',
    },
    {
      question: 'Which size should the slides have?',
      answer:
        '1080 by 1350 pixels, which is 4:5, takes the most room in the feed. The first slide decides the shape, and all others are cropped to it.',
    },
    {
      question: 'How do I use the CSV in Canva?',
      answer:
        'Make one slide as a template, open Bulk Create, upload the CSV, right-click a text box and choose “Connect data”. Take Headline for the large one and Body for the small one, then generate all pages.',
    },
    {
      question: 'What happens with an article that is too long?',
      answer:
        'It takes up to 6,000 characters, about a thousand words, and picks one excerpt from each part of it. To keep more of the text, choose ten slides or split it into two carousels.',
    },
    {
      question: 'Is my article sent to an AI model?',
      answer:
        'Not with “Pick sentences from my text”: rules on our server do it. Ten minutes later, enough to fetch slides that a bad connection lost, your browser’s history is the one place that has them. “Plan slides about it” may use a model, and the result says so.',
    },
    {
      question: 'Where do hashtags and links go?',
      answer:
        'Into the caption or the profile, never on a slide: nobody can tap a word in a picture. The caption comes with the first slide and can be carried on to the caption tool.',
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
