import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Tone Changer',
  title: 'Free Tone Changer – Friendly, Confident, Funny, Luxury',
  description:
    'Same message, new voice: eight tones in three strengths, up to three versions with every change marked. Prices and links stay. Free.',
  summary: 'Same message, new voice, and your “no” stays a “no”.',
  card: 'One message in eight tones. Facts, prices and deadlines stay.',
  keywords: [
    'tone of voice',
    'tone changer',
    'make it friendly',
    'professional tone',
    'polite',
    'gen z',
    'rewrite email',
  ],
  steps: [
    {
      title: 'Paste the message',
      text: 'A reply to a brand, an email about money, a caption that sounds too stiff.',
    },
    {
      title: 'Choose a voice and its strength',
      text: '“A touch” changes the greeting and the verbs. “All the way” rewrites every sentence.',
    },
    {
      title: 'Compare the versions',
      text: 'One stays close to yours, one is freer, one opens differently. “More” shows what changed.',
    },
  ],
  features: [
    {
      title: 'Tones described, not just named',
      text: 'Confident means no “just” and no “maybe”. Luxury means calm and few adjectives. A model gets how to write it, not a label.',
    },
    {
      title: 'The deal doesn’t move',
      text: 'Amounts, dates, names, links and @handles are locked while a model works, then checked one by one.',
    },
    {
      title: 'As long as before',
      text: 'The aim is your length plus or minus a tenth. A counter shows it, and what grows by more than a fifth and a short sentence is thrown away.',
    },
    {
      title: 'In your own voice too',
      text: 'Save samples of your writing under “Your voice”, and versions take your rhythm. They’re kept in this browser only if you tick that.',
    },
    {
      title: 'No jokes on a hard day',
      text: 'A message about a loss isn’t made funny, whatever you picked.',
    },
  ],
  faq: [
    {
      question: 'Which tone works for an email to a brand?',
      answer: 'Professional for terms and money, friendly for the first contact. Confident when you ask a third time.',
    },
    {
      question: 'Why is there no “tone score”?',
      answer:
        'A number for friendliness would be made up. You see the words that changed instead, and judge for yourself.',
    },
    {
      question: 'Will it tone down a refusal?',
      answer:
        'In sound, yes. In substance it’s told to keep every “no”, doubt and deadline. Read it before you send it.',
    },
    {
      question: 'What happens to my emoji?',
      answer: 'They stay. Choose “A few” to add some, or “None” to lose them all.',
    },
    {
      question: 'Does Gen Z slang age?',
      answer: 'Fast. That’s why a version uses one piece of it at most, and none of it in the other tones.',
    },
    {
      question: 'How long may a message be?',
      answer: '4,000 characters, which is about two pages.',
    },
  ],
  sources: [],
} as const satisfies ToolCopy
