import { operator } from '../site'
import type { TextPage } from './text-page'

export const privacy: TextPage = {
  path: '/privacy',
  heading: 'Privacy Policy',
  title: 'Privacy Policy | Postsmith',
  description:
    'What Postsmith keeps in your browser, what is done with links, names, files and prompts, who receives them, and what the server counts and for how long.',
  intro: `This policy covers this website, run by ${operator.name}. In short: there are no accounts, no advertising and no tracking cookies; what you make is kept in your own browser.`,
  changed: operator.policiesChanged,
  sections: [
    {
      heading: 'What stays in your browser',
      paragraphs: ['The site uses your browser’s storage for these things only:'],
      list: [
        'How often you used each tool today, so that the page can say how many uses are left. It starts again with the next day.',
        'Your last 50 runs (what you asked for and the results) and your favourites. You can clear both on any tool’s page.',
        'What stands in a tool’s box and its options, for this tab only: a reload brings it back. It goes when you empty the box or close the tab.',
        'The text and the options of each text tool, beyond the tab, until you empty the box. “Keep my text in this browser” on any text tool turns that off for all of them and forgets what was kept.',
        'Your voice: the texts of your own and the choices that you enter under “Your voice”, only if you tick “Keep this in my browser” there. You can clear them in the same place.',
        'Your choice of light or dark colours, if you made one.',
        'The last 24 pictures from the image generator, with their prompts, in the browser’s own database (IndexedDB). They are not sent back to us. The image generator’s page has a button that deletes them.',
      ],
    },
    {
      heading: 'What is sent when you generate',
      paragraphs: [
        'When you press a generate button, your text, the options you chose, the samples that you pasted under “Your voice”, the tool’s name and the proof of the bot check are sent to our server. They are used to write that one answer. Your text is not stored, and neither it nor the answer appears in the logs.',
        'Answers get lost when a connection drops. So the server holds each one for ten minutes, whatever a tool wrote or found, unless it is large, as most pictures and sounds are. It is encrypted, and a part of the key is in your browser alone: the server can open it only when your page asks again.',
        'The calculators and the text tools send nothing. A link that carries your inputs puts them in the address, so whoever you give the link to can read them. When you pass a result on to another tool, it travels behind the # of the address, which browsers do not send.',
      ],
    },
    {
      heading: 'TikTok links',
      paragraphs: [
        'When you enter a link to a TikTok post, our server reads the number of the post from it and asks TikTok’s public pages for that post. TikTok sees a request from our server; it does not see your address or your browser. The link is written to no log. What TikTok answered about the post stays in the server’s memory for two minutes, so that it need not be asked twice.',
        'Videos, sounds, pictures and captions pass through our server to your browser while you fetch them, and are not kept. The links to them on our site hold what is needed in encrypted form, work for five minutes, and only from the connection that looked the post up. A conversion to MP3 happens in your browser.',
        'If you follow a link that opens TikTok itself, TikTok learns of your visit as with any other.',
      ],
    },
    {
      heading: 'Usernames you check',
      paragraphs: [
        'Our server asks TikTok’s public pages about each name. For up to one hour it remembers in its memory what TikTok said about a name, without who asked, and it writes the name to no log. Whether other networks would take the spelling is worked out in your browser.',
      ],
    },
    {
      heading: 'Your own files, texts to be spoken, and prompts for pictures',
      list: [
        'A recording for the transcript tool: your browser takes the sound out of the file and sends that sound alone to our server, which passes it to the operator’s speech recognition model and keeps nothing of it. If no such model is connected, nothing is sent. The same model hears the sound of a TikTok video that has no captions.',
        'A text for the voice generator: our server speaks it with a built-in voice, or passes it to the operator’s speech model. The text is not kept, and the sound no longer than any answer. The preview uses voices that are on your own device, so nothing is sent for it.',
        'A prompt for the image generator: our server passes it to the operator’s image model, together with the code described in the next section, and passes the pictures on to you. The prompt is not kept, and the pictures no longer than any answer.',
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: [
        'If this site’s operator has connected a language model, such as OpenAI’s or a compatible server, your text, options and samples are passed on to that provider, which handles them under its own terms. Models for speech, for recordings and for pictures may be other providers’, and the same holds for them. With texts for a language model and prompts for a picture goes a code that stands for your connection, so that the provider can tell misuse from use; it is made from your IP address with a secret key, does not reveal the address, and changes every month. The label on each result tells you whether a model or the built-in writer made it. With the built-in writer, your text does not leave our server.',
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
        'To keep the tools free, the server limits how often one address can use them. It keeps a counter under a code made from your IP address with a secret key. The code changes every day and the counter is dropped after two days at most; the address itself is not stored. Its logs hold the time, the tool, how the request ended, how long it took, which model worked and what that cost, and how much was sent: no text, no link, no name, no address.',
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
