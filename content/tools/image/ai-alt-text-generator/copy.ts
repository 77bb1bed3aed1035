import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'AI Alt Text Generator',
  title: 'Free AI Alt Text Generator – Checked for Each Network',
  description:
    'Alt text for a picture, by a model that sees it or from your own words, within the limit of Instagram, X, Bluesky or LinkedIn. Free, no account.',
  summary: 'Alt text for your picture, checked for screen readers and your network’s limit.',
  card: 'Alt texts from a picture or your own words, checked for screen readers.',
  keywords: ['alt text', 'image description', 'accessibility', 'screen reader', 'a11y', 'describe image', 'wcag'],
  steps: [
    {
      title: 'Add the picture, or say what’s in it',
      text: 'Your browser makes a copy of at most 768 pixels. Where no model looks, say who, what and where.',
    },
    {
      title: 'Say where it goes',
      text: 'A product needs its colour and material, a screenshot its words. The network sets the limit.',
    },
    {
      title: 'Compare, change, copy',
      text: 'What a model wrote opens at the first tap on Copy, so that you read it next to the picture.',
    },
  ],
  features: [
    {
      title: 'Two lengths',
      text: 'About 125 characters for most posts. A model adds one with the details; your own words get one if they’re longer.',
    },
    {
      title: 'No guessed names',
      text: 'The model is told never to say who somebody is. A name or figure that isn’t yours gets underlined.',
    },
    {
      title: 'Checked for how it sounds',
      text: '“Image of” goes. File names, hashtags, emoji and capitals are pointed out, and every text ends with a full stop.',
    },
    {
      title: 'Works without a model',
      text: 'Your own words, put in order: who, doing what, where, then the text in the picture.',
    },
    {
      title: 'Knows decoration',
      text: 'Choose “Only decoration” and it explains when an empty alt is right, and when it isn’t.',
    },
  ],
  faq: [
    {
      question: 'How long may alt text be?',
      answer:
        'X, LinkedIn and Instagram take 1,000 characters, Bluesky 2,000, Mastodon 1,500, Pinterest 500 and TikTok 300, say Accessible Social and schedulers that post there (November 2026). No network’s own page gives all of them.',
    },
    {
      question: 'Why about 125 characters?',
      answer:
        'It’s advice, not a rule: enough for one clear sentence. The meter shows it as a target. Go over it when the picture needs it.',
    },
    {
      question: 'Is my picture uploaded?',
      answer:
        'Only if you press the button with a picture in the box: then a small copy without metadata goes through our server to an AI model. We don’t keep it; the model’s provider has its own terms.',
    },
    {
      question: 'Can I post it as it comes?',
      answer:
        'Read it first. Accessible Social says generated alt text is a starting point and should always be revised, because only you know what the picture is there for.',
    },
    {
      question: 'Should I start with “image of”?',
      answer:
        'No. Screen readers announce a picture themselves. “Painting of” or “screenshot of” is fine where the medium matters; we only take out the plain ones.',
    },
    {
      question: 'May I name people?',
      answer:
        'If you know them and your readers need it, type the name into the first box. The model must not add one.',
    },
    {
      question: 'What about text in the picture?',
      answer:
        'Put it into alt text too, word for word: a screen reader can’t see it. If it’s long, put it in the post and say so.',
    },
  ],
  sources: [
    {
      label: 'Accessible Social: image accessibility by platform',
      url: 'https://www.accessible-social.com/images-and-visuals/platform-image-accessibility',
      checked: '2026-11',
    },
    {
      label: 'Publer: character limits of all networks',
      url: 'https://help.publer.com/en/article/what-is-the-character-limit-for-all-social-networks-1a3utwz',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
