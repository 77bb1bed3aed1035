import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'YouTube Thumbnail Ideas Generator',
  title: 'YouTube Thumbnail Ideas: three concepts to test',
  description:
    'Three thumbnail concepts for one video, each betting on something else: subject, words, colours, composition and a prompt for image generators. Free.',
  summary: 'Three thumbnails for one title, each betting on something else, shown at their real size.',
  card: 'Three thumbnail concepts to test, with text, colours and composition.',
  keywords: [
    'thumbnail',
    'thumbnail generator',
    'thumbnail text',
    'a/b test',
    'test and compare',
    'click-through',
  ],
  steps: [
    {
      title: 'Paste the title if you have one',
      text: 'The picture is built around what the title leaves open. Without a title, say in a sentence what the video shows.',
    },
    {
      title: 'Say whether you want to be in it',
      text: 'With your face, at most some of the concepts use it. Without, they work with hands, objects and words.',
    },
    {
      title: 'Look at the small preview first',
      text: 'Each card shows its words at 168 by 94 pixels beside the title, as in the list next to a video. What fails there fails on YouTube.',
    },
    {
      title: 'Make all three and let viewers decide',
      text: 'Photograph them in one session. The three bet on different things, so the result of a test tells you something.',
    },
  ],
  features: [
    {
      title: 'Four words at most',
      text: 'Counted in code and taken from what you say: a figure, a place, what went wrong. Saying the whole title twice wastes half of the little space there is.',
    },
    {
      title: 'Three bets, not three colours',
      text: 'A moment, a detail, a contrast, a face or the words: each concept relies on another one of them.',
    },
    {
      title: 'The corner that YouTube covers',
      text: 'The video’s length lies over the bottom right. Every composition keeps that corner free.',
    },
    {
      title: 'A test for each one',
      text: 'A note says what must still be recognised at the size of a stamp, and what to change if it isn’t.',
    },
    {
      title: 'A prompt without letters in it',
      text: 'Image generators draw words badly. The prompt leaves space instead, and you set the text yourself.',
    },
  ],
  faq: [
    {
      question: 'Does this tool draw the thumbnail?',
      answer:
        'No. It plans the picture: what is large, what stands on it, where things go. You photograph it, or give the prompt to an image generator, and add the words in an editor of your choice.',
    },
    {
      question: 'What size does a thumbnail need?',
      answer:
        '1280 by 720 pixels in the shape 16:9, at least 640 pixels wide and below the size limit that YouTube Studio shows when you upload.',
    },
    {
      question: 'Do faces get more clicks?',
      answer:
        'Sometimes, and not for every subject. That is why a face is one of five bets here and never all three concepts. Your own test is worth more than anybody’s rule.',
    },
    {
      question: 'How do I test three thumbnails?',
      answer:
        'YouTube Studio on a computer has Test & Compare for long videos: up to three thumbnails, titles or both, for at most two weeks, judged by watch time (ppc.land, 9 December 2025).',
    },
    {
      question: 'Should the text repeat the title?',
      answer:
        'No. Title and thumbnail are seen together. Let the title name the subject and the picture show the part that makes it worth a click.',
    },
    {
      question: 'Why are there no arrows and shocked faces?',
      answer:
        'Because everybody has them, so they no longer stand out, and because a picture that promises more than the video holds loses the viewer in the first minute.',
    },
  ],
  sources: [
    {
      label: 'JNRT: thumbnail size, and how small it is seen',
      url: 'https://jnrt.online/en/blog/youtube-thumbnail-erstellen-groesse',
      checked: '2026-11',
    },
    {
      label: 'PPC Land: Test & Compare for titles and thumbnails',
      url: 'https://ppc.land/',
      checked: '2026-11',
    },
  ],
}
