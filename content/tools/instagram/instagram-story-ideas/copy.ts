import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'Instagram Story Ideas Generator',
  title: 'Instagram Story Ideas: frames with stickers that fit',
  description:
    'Story sequences of 3, 5 or 7 frames: what to show, at most 15 words for each, and the poll, quiz, slider or question that fits. Free, no sign-up.',
  summary: 'Sequences of 3 to 7 frames: what to show, what to write, and which sticker to put on it.',
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
      text: 'Answers now, curiosity for a later post, or a sale. The stickers follow from it, from the lightest to the one that asks most.',
    },
    {
      title: 'Take the pictures in order and post them together',
      text: 'Each frame says what the phone should see. One evening is enough for a week of sequences.',
    },
  ],
  features: [
    {
      title: 'One thought in fifteen words',
      text: 'Every frame is counted in code. What cannot be read before the thumb moves on is not shown to you.',
    },
    {
      title: 'Stickers from light to heavy',
      text: 'A slider costs a drag, a poll a tap, a question a few words. Sequences begin with the small ones, so that nobody is asked for words before they have tapped once.',
    },
    {
      title: 'Answers that fit their buttons',
      text: 'Poll and quiz answers stay within 22 characters and there are never more than four, so nothing is cut off on the sticker.',
    },
    {
      title: 'No quiz about facts we made up',
      text: 'Quiz questions come from your own text or from common practice in your field. Figures and reviews are left for you to add.',
    },
    {
      title: 'The reason next to each frame',
      text: 'A short note says why somebody would go on, so that you can change a frame without breaking the sequence.',
    },
  ],
  faq: [
    {
      question: 'How many frames should a story have?',
      answer:
        'Three for one question, five for a small story, seven for an offer that needs explaining. Longer sequences lose people with every frame; two short ones on two days usually serve you better.',
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
      question: 'Why does a frame say [your story]?',
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
