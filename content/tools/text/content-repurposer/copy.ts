import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Content Repurposer',
  title: 'Free Content Repurposer – One Text, Five Networks',
  description:
    'Turn a blog post, newsletter or transcript into an X thread, LinkedIn post, Instagram caption, TikTok script and email. Free, no sign-up.',
  summary: 'Turn one text into a thread, a LinkedIn post, a caption, a script and a newsletter.',
  card: 'One text in; a thread, a caption, a script and more out.',
  keywords: [
    'repurpose content',
    'blog to social media posts',
    'blog post to twitter thread',
    'article to linkedin post',
    'newsletter to social posts',
    'content recycling',
  ],
  steps: [
    {
      title: 'Paste what you have',
      text: 'A blog post, a newsletter, a transcript, notes. Up to 12,000 characters.',
    },
    {
      title: 'Choose where it goes',
      text: 'Up to five versions in one run, each in its own tab. They cost one use together.',
    },
    {
      title: 'Copy each one',
      text: 'Threads post by post with their counts, scripts into the teleprompter, all of it in one file.',
    },
  ],
  features: [
    {
      title: 'Nothing over a limit',
      text: 'Posts within 280 as X counts, LinkedIn within 3,000, Instagram within 2,200 with five hashtags at most. Checked in code.',
    },
    {
      title: 'Your own phrases',
      text: 'The AI is told to keep your strongest lines word for word and to give each version a different one.',
    },
    {
      title: 'Shaped for the place',
      text: 'A thread keeps one point a post, a script stays under a minute of talking, a newsletter gets a subject line.',
    },
    {
      title: 'Figures that stay true',
      text: 'A version with a number, a name or a link that your text lacks is thrown away or marked.',
    },
    {
      title: 'On to slides',
      text: 'Take your text on to the carousel planner with one click, and save the slides as pictures.',
    },
  ],
  faq: [
    {
      question: 'How long may my text be?',
      answer:
        '12,000 characters, about 2,000 words. Of a longer one, paste the part that matters: a thread of a whole book would help nobody.',
    },
    {
      question: 'What does it pick?',
      answer: 'The claim, the twist and the two or three points people would repeat. What you left out stays out.',
    },
    {
      question: 'Can I post the same thing on every network?',
      answer:
        'You may, but a caption with thread numbers looks left over. Each tab has its own length, breaks and hashtags, so you can post it as it is.',
    },
    {
      question: 'Why is there only one hashtag in the thread?',
      answer:
        'On X it has to earn its characters, so the last post gets one. LinkedIn and Instagram get as many as you choose, up to five.',
    },
    {
      question: 'What if I paste only a sentence?',
      answer:
        'You’ll get thin posts. Give it a few paragraphs: five versions of one sentence say the same thing five times.',
    },
    {
      question: 'Does it keep the tone of my text?',
      answer: 'It writes in the tone you choose. Samples under “Your voice” bring it closer to yours.',
    },
  ],
  sources: [
    {
      label: 'X developer documentation: how characters are counted',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'Buffer for developers: character limits of each network',
      url: 'https://developers.buffer.com/guides/character-limits',
      checked: '2026-11',
    },
    {
      label: 'Meta for Developers: limits of an Instagram caption',
      url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      checked: '2026-11',
    },
  ],
}
