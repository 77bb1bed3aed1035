import { operator } from '../site'
import type { TextPage } from './text-page'

export const terms: TextPage = {
  path: '/terms',
  heading: 'Terms of Service',
  title: 'Terms of Service | Postsmith',
  description:
    'The rules for using Postsmith’s free tools: what you may do with results and with other people’s posts, the daily limits, and what we do not promise.',
  intro: `These terms apply when you use this site, run by ${operator.name}. The tools are free and need no account. If you do not agree with a point below, please do not use them.`,
  changed: operator.policiesChanged,
  sections: [
    {
      heading: 'What you make is yours',
      paragraphs: [
        'We claim no rights in what you type or in what the tools write for you. Use it for your own channels, your business or your clients, without naming us. Because others can ask for the same thing, we cannot promise that a result is unique, or that a username, a shop name or a phrase is free to use. Check before you build a brand on it.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Each tool can be used up to 20 times a day in one browser. The server has limits of its own to keep the tools free for everyone. Please do not:',
      ],
      list: [
        'get around the limits or the bot check, or call the tools from a program;',
        'use the tools to harass, deceive or impersonate people, or for anything unlawful;',
        'try to disturb the site or reach parts of it that are not meant for you.',
      ],
    },
    {
      heading: 'Other people’s posts',
      paragraphs: [
        'The TikTok tools read public posts and profiles only, at the moment when you ask. They do not log in, do not get around a wall that TikTok puts up, and stop at what is private, age-restricted or deleted. TikTok’s terms apply to what you see there. You agree to:',
      ],
      list: [
        'save, transcribe or convert only what is your own, what its creator has allowed you to use, or what the law lets you use without asking;',
        'name the creator where you use it, and not pass off somebody’s video, sound or picture as yours;',
        'not use the tools to copy accounts as a whole, to collect data about people, or to pose as somebody else.',
      ],
      links: [
        {
          before: 'If your own work is concerned, ',
          label: 'read how to have it shut out',
          href: '/contact',
        },
      ],
    },
    {
      heading: 'Synthetic voices and pictures',
      paragraphs: [
        'The voice generator makes synthetic speech. Tell your listeners so, on screen or in the caption, and do not use it to have a real person say something. The image generator’s pictures are made by AI. Where one could be taken for a photograph, say that it is not, switch on the label that the platform has for it, and leave Content Credentials in the file where there are any. In some countries the law asks for this, too.',
      ],
    },
    {
      heading: 'Check before you post',
      paragraphs: [
        'Results are written by software and can be wrong, unsuitable or plain odd. You decide what you publish, and you answer for it. Each platform has rules of its own, including on labelling content made with AI and on paid partnerships; those apply to what you post.',
      ],
    },
    {
      heading: 'Estimates are estimates',
      paragraphs: [
        'The money calculator works from a fixed formula and typical rates. Actual income depends on things that it cannot know. Nothing on this site is financial, legal or tax advice.',
      ],
    },
    {
      heading: 'No guarantee',
      paragraphs: [
        'The site is offered as it is. It may be slow, change or be unavailable, and a tool may be withdrawn. As far as the law allows, we are not liable for loss that comes from using it or from being unable to use it. Rights that the law gives you as a consumer are not affected.',
      ],
    },
    {
      heading: 'Names and marks',
      paragraphs: [
        'This site is not connected with, or endorsed by, TikTok, Instagram, YouTube or X. Their names belong to them.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: ['If these terms change, the date at the top of this page changes with them.'],
      links: [{ before: 'Questions: ', label: operator.email, href: `mailto:${operator.email}` }],
    },
  ],
}
