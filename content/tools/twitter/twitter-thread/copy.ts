import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Twitter Thread Creator',
  title: 'Free Twitter (X) Thread Creator – Write or Split Text',
  description:
    'Write an X (Twitter) thread from a topic, or split your own text word for word into numbered posts that fit 280 characters. Free, no sign-up.',
  summary: 'Write a thread from a topic, or split your own text into posts that fit on X.',
  card: 'Threads from a topic, or your own text split into numbered posts.',
  keywords: [
    'x thread',
    'thread maker',
    'tweet splitter',
    'split text into tweets',
    'twitter thread generator',
    '280 characters',
  ],
  steps: [
    {
      title: 'Say it in a sentence, or paste a text',
      text: 'What happened, what you think, what’s new. For your own text choose “Split my text”.',
    },
    { title: 'Choose the numbering', text: 'The numbers are counted too, so nothing goes over 280.' },
    {
      title: 'Copy post by post',
      text: 'Post the first, reply with the second. Or copy all at once.',
    },
  ],
  features: [
    {
      title: 'Counts like X',
      text: 'Any link is 23, an emoji 2, a Chinese or Japanese character 2.',
    },
    {
      title: 'Your text stays your text',
      text: 'Put together again, the posts are what you pasted. No link is ever cut.',
    },
    {
      title: 'Breaks where you would',
      text: 'Between paragraphs first, then between sentences. Inside a sentence only when nothing else fits.',
    },
    {
      title: 'Another way to start',
      text: 'The first post decides if anyone reads the second. “More” shows other openings, if there are any.',
    },
    {
      title: 'The right order',
      text: 'A story runs as it happened. A quick draft keeps your order and turns a bare topic into an outline with blanks.',
    },
    {
      title: 'Links last',
      text: 'Threads we write have no link in the first post and one hashtag per post at most.',
    },
  ],
  faq: [
    {
      question: 'Why is my post too long with fewer than 280 letters?',
      answer:
        'X counts emoji and Chinese, Japanese and Korean characters as 2 and every link as 23 (X developer documentation, November 2026). So do we.',
    },
    {
      question: 'Is my text sent to an AI model?',
      answer:
        'Not when you split it: your browser does that as you type. “Write” may use a model, and the result says so.',
    },
    {
      question: 'Can I split a text in another language?',
      answer: 'Yes, any. It knows where sentences end in Japanese and Arabic, too.',
    },
    {
      question: 'How long should a thread be?',
      answer:
        'Every post needs its own thought. A quick draft makes as many as your sentences fill, often two to five.',
    },
    {
      question: 'Do I need threads with X Premium?',
      answer:
        'Premium posts can have 25,000 characters (help.x.com, 2026). But in a thread each post can be quoted, liked and answered.',
    },
  ],
  sources: [
    {
      label: 'X developer documentation: counting characters',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'X help centre: types of posts, long posts',
      url: 'https://help.x.com/en/using-x/types-of-posts',
      checked: '2026-11',
    },
  ],
}
