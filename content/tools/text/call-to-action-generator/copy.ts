import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Call to Action Generator',
  title: 'Free Call to Action Generator – CTAs Without Begging',
  description:
    'Call to action lines for comments, saves, follows, links, sales and subscribers, in each network’s words, with engagement bait filtered out. Free.',
  summary: 'The last line of your post: comment, save, follow, tap, buy or subscribe.',
  card: 'Last lines that ask for one thing, with engagement bait filtered out.',
  keywords: ['call to action', 'cta', 'engagement', 'comments', 'link in bio', 'save this post', 'subscribe'],
  steps: [
    {
      title: 'Say what the post is about',
      text: 'Paste the post or its topic. A question about rye bread beats a question about anything.',
    },
    {
      title: 'Choose one thing to do',
      text: 'Comment, save, follow, tap, buy or subscribe. A post that asks for three gets none.',
    },
    {
      title: 'Say where it stands',
      text: '“In my bio” on TikTok and Instagram, “in the description” on YouTube. An AI also uses “Bookmark” on X.',
    },
  ],
  features: [
    {
      title: 'Bait is filtered by code',
      text: '“Comment YES”, “tag a friend”, “like if you agree”, “follow for part 2”: dropped, whoever wrote them.',
    },
    {
      title: 'Its style on every card',
      text: 'Question, invitation, reason or plain request: the label says which.',
    },
    { title: 'As short as you need', text: 'From 30 to 120 characters, counted while you edit.' },
    {
      title: 'Your own deadline',
      text: 'What people should do, and by when, comes from you. We invent no “last chance”.',
    },
  ],
  faq: [
    {
      question: 'What is engagement bait?',
      answer:
        'Asking for a reaction for its own sake. Facebook named five kinds in December 2017: bait for votes, reactions, shares, tags and comments with a given answer. It shows such posts less.',
    },
    {
      question: 'Is every question bait, then?',
      answer:
        'No. An open question is fine as long as you don’t dictate the answer. Facebook also left out posts that ask for help, advice or recommendations.',
    },
    {
      question: 'What about TikTok?',
      answer:
        'Its standards for the For You feed name engagement bait too, such as promising a second part for a follow. We filter those lines for all networks.',
    },
    {
      question: 'Can I still run a giveaway?',
      answer:
        'Yes, but these lines won’t do it for you: “share to win” and “tag two friends” are dropped. Read the network’s own rules for promotions first.',
    },
    {
      question: 'Where does the call to action go?',
      answer:
        'In a caption, last. But if it has to be seen, mind the fold: only the first line or two stand above “more”.',
    },
    {
      question: 'Why do the lines differ with my text?',
      answer:
        'A story gets “Has this happened to you?”, instructions get “What would you add?”. If we’re not sure what it is, you get lines that suit anything.',
    },
  ],
  sources: [
    {
      label: 'TikTok: For You feed eligibility standards',
      url: 'https://www.tiktok.com/community-guidelines/en/fyf-standards',
      checked: '2026-11',
    },
    {
      label: 'PPC Land: Facebook’s announcement on engagement bait',
      url: 'https://ppc.land/posts-labeled-as-engagement-bait-will-shown-less-in-facebook-newsfeed/',
      checked: '2026-11',
    },
    {
      label: 'Deph Digital: the five kinds, with examples',
      url: 'https://dephdigital.com/updates/2019/2/26/engagement-baiting-crackdown',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
