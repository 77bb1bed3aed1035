import type { TextPage } from './text-page'

export const about: TextPage = {
  path: '/about',
  heading: 'About Postsmith',
  title: 'About Postsmith: How These Free Tools Work',
  description:
    'What Postsmith is, who it is for, how its results are written and checked against each platform’s limits, and what it will not do.',
  intro:
    'Postsmith is a set of small tools for people who post: creators, shops, clubs and the one person who does marketing beside everything else. Each tool does one job, needs no account, and gives you text that you can use as it stands.',
  sections: [
    {
      heading: 'How a result is made',
      paragraphs: [
        'You type a line about what you are making. After a short check that you are not a bot, your line goes to a writing engine. What comes back is then handled by ordinary code: characters are counted in the platform’s own unit, hashtags are limited, repeated openings are dropped, and what does not fit is shortened or thrown away. Only then do you see it.',
        'There are two engines. When the operator of this site has connected a language model, that model writes. When none is connected, a built-in writer does: it reads what kind of text yours is, puts your own words into openings, posts and outlines that hold for any words, and leaves a marked blank where only you know what belongs there. Every result says which of the two wrote it.',
      ],
    },
    {
      heading: 'What the calculators do',
      paragraphs: [
        'The money and engagement calculators run in your browser; the numbers you enter are not sent anywhere. They show the formula, the assumptions and the dated sources behind it. An estimate is a way to compare options. It is not a promise of income.',
      ],
    },
    {
      heading: 'What Postsmith will not do',
      list: [
        'Call a hashtag or a sound “trending” because a language model said so.',
        'Put a statistic into your mouth. Where a number would help and only you know it, you get a blank to fill in.',
        'Post for you, follow for you, or ask for your password on any platform.',
        'Keep your history on a server. It is in your browser, with a button to clear it.',
      ],
    },
    {
      heading: 'Not part of the platforms',
      paragraphs: [
        'Postsmith is independent. TikTok, Instagram, YouTube, X and Twitter are names of their owners, used here to say which service a tool is for. Limits change; each tool lists where its facts come from and when they were last read.',
      ],
      links: [{ before: 'Found one that is out of date? ', label: 'Tell us', href: '/contact' }],
    },
  ],
}
