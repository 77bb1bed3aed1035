import { operator } from '../site'
import type { TextPage } from './text-page'

export const contact: TextPage = {
  path: '/contact',
  heading: 'Contact',
  title: 'Contact Postsmith: Questions, Faults, Security',
  description:
    'How to reach the people behind Postsmith: questions, faults, security reports and takedown notices, and what to put in your message so we can help.',
  intro: `This site is run by ${operator.name}. We read every message.`,
  sections: [
    {
      heading: 'Questions and ideas',
      paragraphs: ['A limit that has changed, a tool you miss, a result that was useless: all of it helps.'],
      links: [{ before: 'Write to ', label: operator.email, href: `mailto:${operator.email}` }],
    },
    {
      heading: 'Something does not work',
      paragraphs: ['Please tell us these things, so that we can find the fault without asking back:'],
      list: [
        'the address of the page;',
        'what you did and what happened instead, with the words of any error notice;',
        'the day and rough time, and your browser.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'If you found a way to read, change or break something that you should not be able to, please write to us before telling others, and give us time to close it. Please do not test with other visitors’ data or by flooding the site.',
      ],
      links: [
        { before: 'Write to ', label: operator.securityEmail, href: `mailto:${operator.securityEmail}` },
      ],
    },
    {
      heading: 'Takedown requests',
      paragraphs: [
        'The download tools keep no copies: a post passes through when a visitor asks for it, as long as TikTok shows it to everybody. The lasting remedy is therefore with TikTok. We can, however, shut a post or a whole account out of this site, so that its link and its name are refused here. For that we need a notice with:',
      ],
      list: [
        'the link to each post on TikTok, or the @name of the account;',
        'what you hold rights in, or how the post concerns you, and whether you act for yourself or for somebody else;',
        'your name and an address at which we can answer;',
        'a sentence that what you write is true to the best of your knowledge, and, for copyright in the USA, that you believe in good faith that the use is not authorised, with your signature (your typed name will do).',
      ],
      links: [
        { before: 'Send it to ', label: operator.email, href: `mailto:${operator.email}` },
        {
          before: 'To have it removed from TikTok itself, use ',
          label: 'TikTok’s copyright form',
          href: 'https://www.tiktok.com/legal/report/Copyright',
        },
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'Your history and favourites are in your browser, where you can clear them yourself on any tool’s page.',
      ],
      links: [
        { before: 'What the server handles is described in the ', label: 'privacy policy', href: '/privacy' },
      ],
    },
  ],
}
