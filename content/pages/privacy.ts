import { operator } from '../site'
import type { TextPage } from './text-page'

export const privacy: TextPage = {
  path: '/privacy',
  heading: 'Privacy Policy',
  title: 'Privacy Policy | Postsmith',
  description:
    'What Postsmith keeps in your browser, what is sent when you generate something, who receives it, and what the server counts and for how long.',
  intro: `This policy covers this website, run by ${operator.name}. In short: there are no accounts, no advertising and no tracking cookies; what you make is kept in your own browser.`,
  changed: operator.policiesChanged,
  sections: [
    {
      heading: 'What stays in your browser',
      paragraphs: ['The site uses your browser’s local storage for these things only:'],
      list: [
        'How often you used each tool today, so that the page can say how many uses are left. It starts again with the next day.',
        'Your last 50 runs (what you asked for and the results) and your favourites. You can clear both on any tool’s page.',
        'Your voice: the texts of your own and the choices that you enter under “Your voice”, only if you tick “Keep this in my browser” there. You can clear them in the same place.',
        'Your choice of light or dark colours, if you made one.',
      ],
    },
    {
      heading: 'What is sent when you generate',
      paragraphs: [
        'When you press a generate button, your text, the options you chose, the samples that you pasted under “Your voice”, the tool’s name and the proof of the bot check are sent to our server. They are used to write that one answer. The server does not store your text or the answer, and neither appears in its logs.',
        'The calculators send nothing. A link that carries your inputs puts them in the address, so whoever you give the link to can read them. When you pass a result on to another tool, it travels behind the # of the address, which browsers do not send.',
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: [
        'If this site’s operator has connected a language model, such as OpenAI’s or a compatible server, your text, options and samples are passed on to that provider, which handles them under its own terms. With them goes a code that stands for your connection, so that the provider can tell misuse from use; it is made from your IP address with a secret key, does not reveal the address, and changes every month. The label on each result tells you whether a model or the built-in writer made it. With the built-in writer, your text does not leave our server.',
        'Please do not type secrets or other people’s personal details into a tool.',
      ],
    },
    {
      heading: 'The bot check',
      paragraphs: [
        'Depending on the operator’s settings the check is one of two. ALTCHA runs here: your browser solves a small puzzle from our own server, and no third party is involved. Cloudflare Turnstile, if it is used instead, loads from Cloudflare when you start typing and gives Cloudflare your address and details of your browser under Cloudflare’s privacy policy. Either one loads only on a tool’s page and only once you begin to use it.',
      ],
    },
    {
      heading: 'What the server counts',
      paragraphs: [
        'To keep the tools free, the server limits how often one address can use them. It keeps a counter under a code made from your IP address with a secret key. The code changes every day and the counter is dropped after two days at most; the address itself is not stored. Its logs hold the time, the tool, how the request ended and how long it took: no text, no address.',
        'The company that hosts this site may keep short-lived access records of its own, as hosts do.',
      ],
    },
    {
      heading: 'Cookies, advertising, analytics',
      paragraphs: [
        'The site sets no cookies of its own, shows no advertising and loads no analytics, fonts or pictures from other companies. Turnstile, where it is used, may set a cookie that it needs for its check.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'We hold nothing with which we could recognise you again, so there is usually nothing to hand over or delete on our side. If you write to us, we keep your message as long as we need it to answer.',
      ],
      links: [{ before: 'Questions: ', label: operator.email, href: `mailto:${operator.email}` }],
    },
  ],
}
