import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'TikTok Content Plan & Video Ideas Generator',
  title: 'TikTok Content Plan Generator: video ideas for 7-30 days',
  description:
    'Plan 7, 14 or 30 days of TikTok with pillars, one short idea and first line per posting day, or build a series. As table or calendar. No sign-up.',
  summary: 'A week, two weeks or a month of short ideas, spread over days and pillars, or one series.',
  card: 'A posting plan by day and pillar, or one series with episodes.',
  keywords: [
    'tiktok content calendar',
    'content plan',
    'posting schedule',
    'content pillars',
    'tiktok series',
    '30 day plan',
  ],
  steps: [
    {
      title: 'Describe the account in a sentence',
      text: 'What you make or do, and for whom. If there is news, such as an opening or a new product, name it with its date: it gets the first days.',
    },
    {
      title: 'Choose a rhythm you can keep',
      text: 'Three posts a week for a month beat seven a week that stop on day nine. Type up to three pillars or leave the field empty.',
    },
    {
      title: 'Fill the blanks, then work down the list',
      text: 'Each day has one or two, such as [a question you really get]. Save the plan as .csv for your spreadsheet or as .ics for your calendar, and open one day in the script writer when its turn comes.',
    },
  ],
  features: [
    {
      title: 'Days instead of dates',
      text: '“Week 2, Wednesday” still works when you start late. The calendar file asks for your first day and does the counting.',
    },
    {
      title: 'Pillars that take turns',
      text: 'Show, tell and ask alternate with posts about your own point unless you bring pillars of your own, so that the account doesn’t turn into a lecture by Thursday.',
    },
    {
      title: 'A series mode',
      text: 'One name, one set-up, a new object each time: the easiest, the oldest, the one that went wrong. Every episode makes sense to somebody who missed the others.',
    },
    {
      title: 'Twists without a use-by date',
      text: 'The third mode bends familiar formats around your subject. It names no sound and no challenge, because those are gone next month.',
    },
    {
      title: 'Posts, not advice',
      text: 'Every entry is something to film: a thing, a moment, a question from your own days. It gives no tips in your name and invents no customers.',
    },
  ],
  faq: [
    {
      question: 'How many days does a plan cover?',
      answer:
        'Seven, fourteen or thirty, with three, five or seven posts a week. Fourteen days at five a week give ten posts; thirty days at seven give thirty. Where your text is about one event only, the plan stops when its own posts are used up.',
    },
    {
      question: 'What is a content pillar?',
      answer:
        'A kind of post that comes back, such as “repairs”, “customer questions” or “Friday mistakes”. Three are enough for most small accounts: people learn quickly what to expect from you.',
    },
    {
      question: 'Should I use this page or the video ideas page?',
      answer:
        'Use this one when you wonder what to post on which day. Each entry is a line on what to film and a first line. When you are about to film, the video ideas page gives you shots and seconds for one of them.',
    },
    {
      question: 'How often should I post on TikTok?',
      answer:
        'There is no number that works for every account, and TikTok publishes none. Choose what you can keep up for two months; the plan marks easy days so that you can film several at once.',
    },
    {
      question: 'Can I move the posting days?',
      answer:
        'Yes. Three posts a week stand on Monday, Wednesday and Friday, five on the working days. The order matters more than the weekday, so shift them as you like.',
    },
    {
      question: 'Why is there no “follow for part 2” in a series?',
      answer:
        'TikTok’s For You standards hold such promises against a video. The episodes are built so that each stands alone, which is also kinder to whoever sees number four first.',
    },
  ],
  sources: [
    {
      label: 'TikTok community guidelines: For You feed eligibility',
      url: 'https://www.tiktok.com/community-guidelines/en/fyf-standards',
      checked: '2026-11',
    },
  ],
}
