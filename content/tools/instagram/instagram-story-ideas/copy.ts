import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Instagram Story Ideas Generator',
  title: 'Free Instagram Story Ideas Generator – With Stickers',
  description:
    'Instagram Story ideas from your own words: up to 7 frames with one short thought each and the sticker that fits. Free, no sign-up.',
  summary: 'Stories of up to 7 frames in your own words: what to write, which sticker to add.',
  card: 'Stories frame by frame, with short text and a sticker that fits.',
  keywords: ['story ideas', 'instagram stories', 'poll ideas', 'story questions', 'quiz sticker', 'story stickers'],
  steps: [
    {
      title: 'Start with something open',
      text: 'Two glazes, two routes, a thing that went wrong this morning. Then your followers have something to do.',
    },
    {
      title: 'Say what it’s for',
      text: 'Answers now, curiosity for later, or a sale: an AI picks stickers to match. A quick draft goes by your words.',
    },
    {
      title: 'Take the pictures and post',
      text: 'In order, all at once. One evening is enough for a week of Stories.',
    },
  ],
  features: [
    {
      title: 'One thought per frame',
      text: 'At most fifteen words. Only your own sentences can be a little longer.',
    },
    {
      title: 'Stickers with a reason',
      text: '“This vs that”, a yes-or-no question or an opinion becomes a poll; a date becomes a countdown. A sad story gets no sticker.',
    },
    {
      title: 'Answers that fit',
      text: 'Poll and quiz answers stay within 22 characters, four at most. Nothing is cut off.',
    },
    {
      title: 'Nothing made up',
      text: 'The frames tell what you told. Figures, customers and reviews are yours to add.',
    },
    {
      title: 'As many frames as you need',
      text: 'Your sentences become frames, in your order. A bare topic gets an outline to fill.',
    },
  ],
  faq: [
    {
      question: 'How many frames should a Story have?',
      answer:
        'Three for a question, five for a small story, seven for an offer. Longer ones lose people with every frame; make two instead.',
    },
    {
      question: 'Which sticker gets the most answers?',
      answer: 'The easiest one: a poll or a slider. Keep the question sticker for the end.',
    },
    {
      question: 'How long can poll answers be?',
      answer:
        '22 characters each and about 90 for the question, others measured (qainsta.com, November 2026). Instagram publishes no figure, so we stay within that.',
    },
    {
      question: 'Can I add a link?',
      answer: 'Yes, with the link sticker, on any account. Put it on the last frame.',
    },
    {
      question: 'How long do Stories stay?',
      answer: 'Twenty-four hours, or as long as you like in a highlight.',
    },
    {
      question: 'Why is there a blank in a frame?',
      answer: 'Only you know what happened. We make up no customers, messages or mishaps, so you get a blank to fill.',
    },
  ],
  sources: [
    {
      label: 'QAInsta: length of poll questions and answers in Stories',
      url: 'https://qainsta.com/qa/view/how-do-polls-work-on-instagram',
      checked: '2026-11',
    },
  ],
}
