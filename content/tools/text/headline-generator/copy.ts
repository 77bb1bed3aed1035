import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Headline Generator',
  title: 'Free Headline Generator – Blog, Email, YouTube, TikTok, Ads',
  description:
    'Headlines in your own words for YouTube, blogs, email subjects, TikTok hooks and ads, each within its limit, with a phone preview. Free, no sign-up.',
  summary: 'Headlines for YouTube, blog, email, TikTok or an ad, each within its limit.',
  card: 'Headlines for five places, each within its limit, with a phone preview.',
  keywords: ['headline', 'title', 'subject line', 'newsletter', 'blog title', 'ad headline', 'hook'],
  steps: [
    {
      title: 'Say what it’s about',
      text: 'One honest sentence beats a topic. The first paragraph of your text works as well.',
    },
    {
      title: 'Choose where it stands',
      text: 'The limit follows: 100 characters on YouTube, 60 for a blog, 50 for a subject, 90 for a hook, 30 for an ad.',
    },
    {
      title: 'Open More and look',
      text: 'A small phone shows where it’s cut. Save two headlines to see them side by side later.',
    },
  ],
  features: [
    {
      title: 'Never over the limit',
      text: 'A headline that doesn’t fit is dropped, never cut. For a 30-character ad you may get just the subject.',
    },
    {
      title: 'Phone preview',
      text: 'An inbox, a search result, an ad or a video: your line, cut by a screen of that width.',
    },
    {
      title: 'Facts, not verdicts',
      text: 'Length, words, number, question and where your keyword starts. YouTube titles and hooks also get our checklist.',
    },
    {
      title: 'Your promise, not ours',
      text: 'No “10 secrets” that your text doesn’t hold. A figure comes from you or it isn’t there.',
    },
  ],
  faq: [
    {
      question: 'How long should a headline be?',
      answer:
        'YouTube takes 100 characters, a headline in a Google search ad 30. For blogs and email nobody sets a limit: we stop at 60 and 50, because that’s about what is shown.',
    },
    {
      question: 'How much of an email subject does a phone show?',
      answer:
        'It depends on the app. A test by EmailTooltester found 48 characters in Apple Mail on an iPhone 14 and less in Gmail; its advice is to say what matters within 33.',
    },
    {
      question: 'Why do I get fewer than I asked for?',
      answer:
        'A quick draft works from your line alone: two to four is usual, sometimes one. Add a result or a surprise.',
    },
    {
      question: 'What does the score mean?',
      answer:
        'It’s a checklist for English YouTube titles and spoken hooks: length, clear words, details, an open question. It predicts no views. Blog, email and ad headlines get none.',
    },
    {
      question: 'How do I pick between two?',
      answer:
        'Save both and put them side by side on your board. For a long YouTube video, our title generator makes three for Test & Compare.',
    },
    {
      question: 'Is “How to” still a good start?',
      answer:
        'If people search for it, yes: it says what they get. In a feed, the result or the mishap usually says more.',
    },
  ],
  sources: [
    {
      label: 'YouTube Help: title limit',
      url: 'https://support.google.com/youtube/answer/57404',
      checked: '2026-11',
    },
    {
      label: 'EmailTooltester: subject lines on five devices',
      url: 'https://www.emailtooltester.com/en/blog/email-subject-lines-character-limit/',
      checked: '2026-11',
    },
    {
      label: 'Jupitron: limits of Google search ads',
      url: 'https://jupitron.ai/specs/google-ads-character-limits',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
