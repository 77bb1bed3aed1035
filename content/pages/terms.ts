import { operator } from '../site'
import { buildMailLinks } from './mail-links'
import type { TextPage } from './text-page'

export const termsPage: TextPage = {
  path: '/terms',
  heading: 'Terms of Service',
  title: 'Terms of Service | Postsmith',
  description:
    'The rules for using Postsmith’s free tools: what you may do with results and with other people’s posts, the daily limits, and what we do not promise.',
  intro: `These terms apply when you use this site, run by ${operator.name}. The tools are free and need no account. If you do not agree with something here, please do not use them.`,
  lastChangeDate: operator.policiesChangeDate,
  sections: [
    {
      heading: 'What you make is yours',
      paragraphs: [
        'We claim no rights in what you type or in what the tools write for you. Use it for your channels, your business or your clients, without naming us. Others can ask for the same thing, so we cannot promise that a result is unique or that a name is free. Check before you build a brand on it.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Tools that need our server can be used up to 20 times a day each in one browser; the others as often as you like. Our server has its own limits, so that the tools stay free for everyone. Please do not:',
      ],
      list: [
        'get around the limits or the bot check, or call the tools from a program;',
        'use the tools to harass, deceive or impersonate people, or for anything illegal;',
        'try to disturb the site or get into parts of it that are not meant for you.',
      ],
    },
    {
      heading: 'Other people’s posts',
      paragraphs: [
        'The TikTok tools read public posts and profiles only, when you ask. They do not log in, do not get around TikTok’s barriers, and stop at anything private, age-restricted or deleted. TikTok’s terms apply to what you see there. You agree to:',
      ],
      list: [
        'save, transcribe or convert only what is yours, what its creator has allowed, or what the law lets you use without asking;',
        'name the creator when you use it, and not pass off someone else’s video, sound or picture as yours;',
        'not copy whole accounts, collect data about people, or pose as someone else.',
      ],
      links: [{ textBefore: 'Is it your own work? ', label: 'What you can do about it', href: '/contact' }],
    },
    {
      heading: 'AI voices and pictures',
      paragraphs: [
        'The voice generator makes synthetic speech. Say so, on screen or in the caption, and do not make a real person say something with it. The image generator’s pictures are made by AI. If one could pass for a photo, say that it is not, turn on the platform’s label, and leave any Content Credentials in the file. In some countries the law asks for this.',
      ],
    },
    {
      heading: 'Check before you post',
      paragraphs: [
        'Results are written by software. They can be wrong, unsuitable or odd. You decide what you post, and you are responsible for it. Each platform has its own rules, also on AI content and paid partnerships.',
      ],
    },
    {
      heading: 'Estimates are estimates',
      paragraphs: [
        'The money calculator uses a fixed formula and typical rates. Your real income depends on things it cannot know. Nothing here is financial, legal or tax advice.',
      ],
    },
    {
      heading: 'No guarantee',
      paragraphs: [
        'We offer the site as it is. It may be slow, change or be unavailable, and we may remove a tool. As far as the law allows, we are not liable for loss from using it or from not being able to use it. Your rights as a consumer are not affected.',
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
      paragraphs: ['If these terms change, the date at the top changes too.'],
      links: buildMailLinks('Questions: ', operator.email),
    },
  ],
}
