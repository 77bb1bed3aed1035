import { operator } from '../site'
import type { TextPage } from './text-page'

export const contact: TextPage = {
  path: '/contact',
  heading: 'Contact',
  title: 'Contact Postsmith: Questions, Faults, Security',
  description:
    'How to reach the people behind Postsmith: questions, wrong limits, faults and security reports, and what to put in your message so we can help.',
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
