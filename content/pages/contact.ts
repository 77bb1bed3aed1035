import { operator } from '../site'
import { buildMailLinks, type TextPage } from './text-page'

const tiktokRemovalLink = {
  textBefore: 'To have it removed from TikTok itself, use ',
  label: 'TikTok’s copyright form',
  href: 'https://www.tiktok.com/legal/report/Copyright',
}

const yourDataSection: TextPage['sections'][number] = {
  heading: 'Your data',
  paragraphs: ['Your history and your saved results are in your browser, and you can clear them there.'],
  links: [{ textBefore: 'For what our server handles, see the ', label: 'privacy policy', href: '/privacy' }],
}

const { email } = operator

const sectionsWithEmail: TextPage['sections'] = [
  {
    heading: 'Questions and ideas',
    paragraphs: ['A limit that changed, a tool you’d like, a result that didn’t help: tell us.'],
    links: buildMailLinks('Write to ', email),
  },
  {
    heading: 'Something isn’t working',
    paragraphs: ['Please tell us:'],
    bullets: [
      'the page’s address;',
      'what you did, what happened, and what any error message said;',
      'the date, the approximate time and your browser.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'Found a way to read, change or break something you should not be able to? Please write to us before you tell others, and give us time to fix it. Do not test with other people’s data or by flooding the site.',
    ],
    links: buildMailLinks('Write to ', operator.securityEmail ?? email),
  },
]

const takedownSection: TextPage['sections'][number] = {
  heading: 'Takedown requests',
  paragraphs: [
    'Our download tools don’t keep copies. A post passes through our server only when someone requests it, while it’s public on TikTok. Once TikTok removes it, you can’t get it here either.',
    ...(email === null
      ? []
      : ['We can also block a post or a whole account here, so that its link and name are refused. For that we need:']),
  ],
  bullets:
    email === null
      ? []
      : [
          'the link to each post on TikTok, or the account’s @name;',
          'what you own, or how the post affects you, and whether you’re writing for yourself or for someone else;',
          'your name and a way to reach you;',
          'a sentence that what you write is true to the best of your knowledge and, for copyright in the USA, that you believe in good faith that the use is not authorized, with your signature (your typed name will do).',
        ],
  links: [...buildMailLinks('Send it to ', email), tiktokRemovalLink],
}

/** Without an email address in `content/site.ts`, no page links to this one. */
export const contactPage: TextPage = {
  path: '/contact',
  searchWords: 'contact, support, help, email, feedback, report, bug, takedown, copyright',
  ...(email === null
    ? {
        title: 'Takedowns and Your Data | Postsmith',
        heading: 'Takedowns and Your Data',
        description: 'What you can do about a TikTok post that uses your work, and where your data is stored.',
        intro: 'What you can do about a post that uses your work, and where your data is stored.',
      }
    : {
        title: 'Contact Postsmith: Questions, Problems, Security',
        heading: 'Contact',
        description:
          'How to reach the people behind Postsmith: questions, problems, security reports and takedown notices, and what to put in your message so we can help.',
        intro: `This site is run by ${operator.name}. We read every message.`,
      }),
  sections: [...(email === null ? [] : sectionsWithEmail), takedownSection, yourDataSection],
}
