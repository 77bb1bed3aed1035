import { spellNumber } from '@/lib/core/format/format-number'
import type { ToolCopy } from '@/lib/tool/tool'
import { threadFields } from './convert'

export const copy = {
  name: 'Thread Splitter',
  title: 'Free Thread Splitter for X, Threads, Bluesky and Mastodon',
  description:
    'Split a long text into a thread for X, Threads, Bluesky or Mastodon. Each post fits by the network’s own count, numbers included. Copy post by post.',
  summary: 'A long text as posts that fit, counted the way each network counts.',
  card: 'A long text as a thread for X, Threads, Bluesky or Mastodon.',
  keywords: ['tweet splitter', 'split tweet', 'tweetstorm', 'twitter thread', '280 characters', 'long post'],
  steps: [
    {
      title: 'Paste the whole text',
      text: 'Up to 50,000 characters. Put --- on a line of its own wherever a new post must begin.',
    },
    {
      title: 'Pick the network',
      text: 'X, Threads, Bluesky or Mastodon, with or without numbers. The posts change at once.',
    },
    {
      title: 'Copy them in turn',
      text: 'One button copies post 1, then post 2, and so on: come back to it after each paste. New text begins at post 1 again.',
    },
  ],
  features: [
    {
      title: 'Each network’s own ruler',
      text: 'A link is 23 on X and Mastodon, an emoji counts 3 or more on Threads, and Bluesky has 300 characters and 3,000 bytes.',
    },
    {
      title: 'The number fits too',
      text: '“12/14” takes room. Posts are cut so that text and number together stay within the limit.',
    },
    {
      title: 'Breaks a person would choose',
      text: 'Between paragraphs first, then sentences. Headings stay with what follows, “Dr. Patel” isn’t torn, posts come out about equally long.',
    },
    {
      title: 'Nothing added, nothing lost',
      text: 'Put together again, the posts are your text; only lines of --- and the space around a break go. The number and your last post are new.',
    },
  ],
  faq: [
    {
      question: 'How do I move a break?',
      answer:
        'Write --- on a line of its own where the next post should begin. What stands between two of them is split by itself only if it’s too long.',
    },
    {
      question: 'Are links and hashtags cut?',
      answer: 'No. Only a link or word that is longer than a whole post is cut, and a note says between which posts.',
    },
    {
      question: 'What does “Paragraphs only” do?',
      answer:
        'A post ends where a paragraph ends, and short ones may share a post. A paragraph that’s too long for one is split by its sentences.',
    },
    {
      question: 'Is this the same as the Thread Creator?',
      answer: `The Thread Creator writes a thread from a topic, for X. This one changes no word of a text that you already have, for ${spellNumber(Object.keys(threadFields).length)} networks.`,
    },
    {
      question: 'My Mastodon server allows more than 500. Can I use that?',
      answer: 'Not here: 500 is what most servers have. Longer posts are your server’s own rule.',
    },
    {
      question: 'Does my text go anywhere?',
      answer: 'No, it’s split in the page, and stays in this browser only if you keep the draft.',
    },
  ],
  sources: [
    {
      label: 'X: counting characters',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'Threads: posts',
      url: 'https://developers.facebook.com/documentation/threads/posts',
      checked: '2026-11',
    },
    {
      label: 'Bluesky: the schema of a post',
      url: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
      checked: '2026-11',
    },
    {
      label: 'Mastodon: posting',
      url: 'https://docs.joinmastodon.org/user/posting/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
