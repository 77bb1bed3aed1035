import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'Twitter Thread Creator',
  title: 'Twitter Thread Creator: write a thread or split your text',
  description:
    'Write an X (Twitter) thread from a topic, or split your own text word for word into numbered posts that fit 280 characters as X counts them.',
  summary: 'Write a thread from a topic, or split your own text into numbered posts that fit on X.',
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
      title: 'Tell it in a sentence, or paste a finished text',
      text: 'What happened, what you think, what is new: the more exact, the better. With your own text, switch to “Split my text”: it takes as many posts as it needs.',
    },
    {
      title: 'Choose numbering and the kind of first post',
      text: 'The number is part of the count, so nothing tips over 280 once “12/12” stands at the end.',
    },
    {
      title: 'Copy post by post, or all at once',
      text: 'Start with the first, reply to it with the second, and so on. Each card shows its length before you paste.',
    },
  ],
  features: [
    {
      title: 'X’s own arithmetic',
      text: 'A link counts 23 however long it is, an emoji 2, a Chinese or Japanese character 2. The meter on each post does the same sum as X.',
    },
    {
      title: 'A split that changes nothing',
      text: 'Put together again, the posts are your text. It is cut between sentences, at a comma where a sentence is too long, and never inside a link.',
    },
    {
      title: 'No scrap at the end',
      text: 'The posts come out about equally long, instead of seven full ones and a last one with three words.',
    },
    {
      title: 'Three first posts',
      text: 'A written thread brings two more ways to begin, because the first post decides whether anybody reads the second.',
    },
    {
      title: 'An order for each kind',
      text: 'A story runs as it happened, an opinion meets its best objection, news says where and when. Your sentences and details stand in it word for word; a post that only you can write says in brackets what belongs there.',
    },
    {
      title: 'Links last, hashtags rarely',
      text: 'In threads it writes there is no link in the first post and never more than one hashtag in a post. In your own text it only points them out.',
    },
  ],
  faq: [
    {
      question: 'Why is my post too long although it has fewer than 280 letters?',
      answer:
        'X counts weighted characters: most letters are 1, but emoji and Chinese, Japanese or Korean characters are 2 and every link is 23 (X developer documentation, November 2026). The meter here counts the same way.',
    },
    {
      question: 'Does splitting send my text to an AI model?',
      answer:
        'No. Splitting is done by rules on our server and by no model. The posts wait there, encrypted, for ten minutes in case your signal drops; after that the only copy is your browser’s history. “Write a thread” may use one, and the result says so.',
    },
    {
      question: 'Can I split a text in another language?',
      answer:
        'Yes, any. Sentence ends are found by the rules of Unicode, which know the full stops of Japanese and Arabic, and scripts without spaces are cut between words.',
    },
    {
      question: 'How long should a thread be?',
      answer:
        'Long enough that every post has its own thought. “As many as it needs” ends after three to seven; if two posts say the same, take one out.',
    },
    {
      question: 'Do I still need threads if I have X Premium?',
      answer:
        'Premium accounts can post up to 25,000 characters at once (help.x.com, 2026). A thread still has an advantage: each post can be quoted, liked and replied to by itself.',
    },
    {
      question: 'Which numbering should I take?',
      answer:
        '“1/7” at the end is the least noise. Emoji digits stand in front and are easy to spot on a busy profile. Without numbers a thread reads more like a conversation.',
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
