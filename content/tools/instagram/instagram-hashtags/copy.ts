import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Instagram Hashtag Research',
  title: 'Instagram Hashtag Research: Sets of Five by Job',
  description:
    'Sets of up to five Instagram hashtags for your post, each tag with its job: topic, problem, audience, niche, broader. Plus words for the caption.',
  summary: 'Sets of up to five hashtags, each tag with a job of its own, and the words for your caption.',
  card: 'Hashtag sets in which each tag has a job, and keywords for the caption.',
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
      title: 'Describe the post, or paste its caption',
      text: 'Up to 4,000 characters. The more of the post’s own nouns are in there, the less the tags could stand under somebody else’s.',
    },
    {
      title: 'Add the problem, the people and the place',
      text: 'All three are optional. What you fill in is used word for word for the tag that has this job.',
    },
    {
      title: 'Choose one set and copy it',
      text: 'Each is complete by itself: what the post shows, whom it is for, where it belongs. Alternate between them from post to post instead of pasting the same five.',
    },
    {
      title: 'Work two keywords into the caption',
      text: 'The keyword card holds phrases as people type them. They belong in sentences, in the alt text and on the cover of a Reel.',
    },
  ],
  features: [
    {
      title: 'At most five, and different jobs',
      text: 'Topic, problem, audience, niche, broader: no set spends two places on the same idea in two spellings.',
    },
    {
      title: 'Up to date with the limit',
      text: 'Advice from before December 2025 counts on thirty tags. These sets fit what a post or Reel accepts today.',
    },
    {
      title: 'No invented post counts',
      text: 'Instagram gives out no open figures for tags, so none are shown here. Open a tag in the app once: what you see there tells more than a number.',
    },
    {
      title: 'Words for search, too',
      text: 'Where your text holds phrases that people would type, they come along, because a caption is searched by its words whether or not they carry a #.',
    },
    {
      title: 'Quiet when it matters',
      text: 'Where a post is about a loss or an illness, the set is your own word for it and nothing else. Tags of other subjects stay away.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags can I use on Instagram now?',
      answer:
        'Five per post or Reel. Instagram announced the limit through @creators on 18 December 2025 and brought it to accounts step by step, as Social Media Today reported. Some accounts had been tested with three before.',
    },
    {
      question: 'Why one tag for each job instead of five close ones?',
      answer:
        'Five tags that mean the same put you on one shelf five times. A tag for the topic, one for the problem and one for the people open three doors. It is a way to think rather than a rule of Instagram’s, so trade one when you know better.',
    },
    {
      question: 'Do hashtags still bring reach?',
      answer:
        'They help to say what a post is about, and people do browse narrow ones. Nobody outside Instagram can tell you how much that is worth for your account. Compare your own posts with and without a set in Insights.',
    },
    {
      question: 'Should I use the same set for every post?',
      answer:
        'Keep the niche and audience tags that describe your account and change the topic and problem tags with what the post shows. That is also why there is more than one set where your text gives enough for it.',
    },
    {
      question: 'Which hashtags should I avoid?',
      answer:
        'Those that fit every post. When it announced the limit, Instagram named #reels and #explore as generic tags that can do more harm than good. Tags made for trading likes or follows only bring accounts that trade.',
    },
    {
      question: 'Does it work in other languages?',
      answer:
        'Yes. In English the sets also draw on tags that communities use. In other languages the built-in writer makes one set of your own words and leaves the rest to you, rather than guessing at tags.',
    },
    {
      question: 'Can I put the hashtags into a comment?',
      answer:
        'You can, and they count towards the same five. In the caption they belong to the post from its first second, which is where we would put them.',
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
