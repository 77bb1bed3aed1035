import { operator } from '../site'
import type { TextPage } from './text-page'

export const aboutPage: TextPage = {
  path: '/about',
  heading: 'About Postsmith',
  title: 'About Postsmith: How These Free Tools Work',
  description:
    'What Postsmith is, who it’s for, how its results are written and checked against each platform’s limits, and what it won’t do.',
  searchWords: 'who made this, how it works, is it free, ai model',
  intro:
    'Postsmith is a set of small, free tools for people who post: creators, shops, clubs, and anyone who does marketing on the side. Each tool does one job and needs no account.',
  sections: [
    {
      heading: 'How a result is made',
      paragraphs: [
        'You type a line. After a quick check that you’re not a bot, the writing starts. Then plain code takes over: it counts characters the way the platform does, limits hashtags, drops repeated openings, and shortens or discards whatever doesn’t fit. Only then do you see it.',
        'When our AI is available, it does the writing. When it isn’t, most tools give you a quick draft from your own words; others, like the translator, hand you a prompt for your own AI. You can bring your own AI either way: the tool writes the prompt, you paste it into ChatGPT, Claude, Gemini or another chatbot, and its answer comes back as cards with counts, previews and limits checked. Some browsers have AI built in; if yours does, you’ll see a button for it. Every result says who wrote it.',
      ],
    },
    {
      heading: 'What the calculators do',
      paragraphs: [
        'The money and engagement calculators run in your browser, so your numbers aren’t sent anywhere. You see the formula, what it assumes, and dated sources. An estimate helps you compare. It’s not a promise of income.',
      ],
    },
    {
      heading: 'What happens to your text',
      paragraphs: [
        'Tools that count, compare, clean, convert or pick a winner run in your browser, so your text never leaves it. Tools that write or rewrite send it to our server, just for that one answer.',
        'When a tool rewrites your text, your links and numbers have to stay, and most tools check names, @handles and #tags as well. If one goes missing, we retry and tell you if it’s still gone.',
      ],
    },
    {
      heading: 'What Postsmith won’t do',
      bullets: [
        'Call a hashtag or a sound “trending” because an AI said so.',
        'Make up numbers. If a number would help and only you know it, you get a blank.',
        'Post or follow anyone for you, or ask for your password.',
        'Keep your history on a server. It stays in your browser, and you can clear it.',
      ],
    },
    {
      heading: 'Not affiliated with any platform',
      paragraphs: [
        'Postsmith is independent. TikTok, Instagram, YouTube, X and Twitter are trademarks of their owners; we name them only to say what a tool is for. Limits change, so each tool lists its sources and when we last checked them.',
      ],
      links:
        operator.email === null
          ? []
          : [{ textBefore: 'Found one that’s out of date? ', label: 'Tell us', href: '/contact' }],
    },
  ],
}
