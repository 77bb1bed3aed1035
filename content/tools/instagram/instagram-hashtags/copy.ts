import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Instagram Hashtag Research',
  title: 'Free Instagram Hashtag Research – Five Tags at Most',
  description:
    'Up to five Instagram hashtags for your post, each with a job: topic, problem, niche, broader. Name your audience and you get a second set.',
  summary: 'Up to five hashtags, each with its own job, and a second set for your audience.',
  card: 'Up to five hashtags, each with a job, and a second set for your audience.',
  keywords: [
    'hashtags',
    'tags',
    'instagram seo',
    'caption keywords',
    'niche hashtags',
    'hashtag sets',
    'five hashtags',
  ],
  steps: [
    {
      title: 'Describe your post or paste the caption',
      text: 'Up to 4,000 characters. The more specific, the better the tags.',
    },
    {
      title: 'Add the problem, the people, the place',
      text: 'All optional. What you type becomes the tag, word for word.',
    },
    { title: 'Copy one set', text: 'One is for what your post shows. Say who it’s for, and a second speaks to them.' },
    { title: 'Use the words too', text: 'Put two of them into your caption, the alt text or the cover of a Reel.' },
  ],
  features: [
    {
      title: 'Five tags, five jobs',
      text: 'Topic, problem, audience, niche, broader. No tag is there twice in another spelling.',
    },
    {
      title: 'Up to date',
      text: 'Advice from before December 2025 says thirty tags. These sets fit what Instagram takes today.',
    },
    {
      title: 'No invented post counts',
      text: 'Instagram gives out no open figures, so we show none. Open a tag in the app and look.',
    },
    {
      title: 'Keywords for search',
      text: 'Captions are searched by their words, with or without #. An AI also lists phrases people type.',
    },
    {
      title: 'Careful with hard topics',
      text: 'If your post is about a loss or an illness, you get one quiet tag at most.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags can I use on Instagram now?',
      answer:
        'Five per post or Reel. @creators announced it on 18 December 2025, and it came step by step, says Social Media Today. Some accounts were tested with three.',
    },
    {
      question: 'Why five different jobs?',
      answer:
        'Five tags with the same meaning open one door. A topic, a problem and an audience open three. It’s our idea, not Instagram’s rule, so change what you like.',
    },
    {
      question: 'Do hashtags still bring reach?',
      answer:
        'They say what a post is about, and people browse narrow ones. How much that brings you nobody outside Instagram knows. Compare in Insights.',
    },
    {
      question: 'Same set for every post?',
      answer: 'Keep the niche and audience tags. Change the topic and problem tags with each post.',
    },
    {
      question: 'Which hashtags should I avoid?',
      answer:
        'Those that fit every post. Instagram itself named #reels and #explore as tags that can do more harm than good. Follow-for-follow tags only bring people who trade follows.',
    },
    {
      question: 'Does it work in other languages?',
      answer:
        'Yes. In English you also get community tags. In other languages a quick draft makes one small set from your own words.',
    },
    {
      question: 'Can I put them in a comment?',
      answer: 'Yes, they count towards the same five. We’d use the caption.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: Instagram limits posts to five hashtags',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'Elamazur Creative: a formula for five hashtags',
      url: 'https://elamazurcreative.mykajabi.com/blog/2026hashtags',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
