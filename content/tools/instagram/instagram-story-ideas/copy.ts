import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'Instagram Story Ideas Generator',
  title: 'Instagram Story Ideas: frames with stickers that fit',
  description:
    'Story sequences from your own words, up to 7 frames: one thought each, in at most 15 words, with the sticker that fits. Free, no sign-up.',
  summary: 'Sequences of up to 7 frames in your own words: what to write, and which sticker goes on it.',
  card: 'Story sequences frame by frame, each with short text and a fitting sticker.',
  keywords: [
    'story ideas',
    'instagram stories',
    'poll ideas',
    'story questions',
    'quiz sticker',
    'story stickers',
  ],
  steps: [
    {
      title: 'Start from something undecided',
      text: 'Two glazes, two routes, a thing that went wrong this morning. What you have not settled yet gives your followers something to do.',
    },
    {
      title: 'Say what the sequence is for',
      text: 'Answers now, curiosity for a later post, or a sale. The sticker follows from it: a poll between your two options, a countdown to your date, a link with your own words, else a question.',
    },
    {
      title: 'Take the pictures in order and post them together',
      text: 'Where your text names something to film, the frame says so; elsewhere take a picture of your own. One evening is enough for a week of sequences.',
    },
  ],
  features: [
    {
      title: 'One thought in fifteen words',
      text: 'Every frame is counted in code. Only a sentence that you typed yourself may run a little longer.',
    },
    {
      title: 'A sticker only where it has a reason',
      text: 'Two options give a poll, a date a countdown, an offer a link. On a hard day there is none, because nobody should have to vote on it.',
    },
    {
      title: 'Answers that fit their buttons',
      text: 'Poll and quiz answers stay within 22 characters and there are never more than four, so nothing is cut off on the sticker.',
    },
    {
      title: 'No quiz about facts we made up',
      text: 'The frames tell what you told. Figures, customers and reviews are left for you to add.',
    },
    {
      title: 'As many frames as you have',
      text: 'Several sentences give several frames, in your order. What is missing is a marked blank, two in a sequence at most, instead of something made up.',
    },
  ],
  faq: [
    {
      question: 'How many frames should a story have?',
      answer:
        'Three for one question, five for a small story, seven for an offer that needs explaining. Without a model you get as many as your text holds. Longer sequences lose people with every frame; two short ones on two days usually serve you better.',
    },
    {
      question: 'Which sticker gets the most answers?',
      answer:
        'The one that costs least: a tap on a poll or a drag on a slider. Keep the question sticker for the end, when people have already taken part once.',
    },
    {
      question: 'How long may a poll’s answers be?',
      answer:
        'Third-party measurements give 22 characters for each answer and about 90 for the question; Instagram publishes no figure. Results here keep to the smaller number (qainsta.com, November 2026).',
    },
    {
      question: 'Can I add a link?',
      answer:
        'Yes, with the link sticker, on any account. Sequences for sales put it on the last frame, after the doubt it has to answer. Others have none.',
    },
    {
      question: 'How long do Stories stay?',
      answer:
        'Twenty-four hours, and as long as you like in a highlight. A sequence that explains what you do is worth keeping there; a vote on tomorrow’s lunch is not.',
    },
    {
      question: 'Why does a frame stand in square brackets?',
      answer:
        'Because only you know what happened. The tool does not make up customers, messages or mishaps, so it leaves a gap where your own belongs.',
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
