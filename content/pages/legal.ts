import { copyValues } from '@/content/copy-values'
import { MAX_LOGOS } from '@/content/tools/image/add-watermark/fields'
import { MAX_RUNS } from '@/lib/browser/history'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import { operator } from '../site'
import { buildMailLinks, type TextPage } from './text-page'

export const privacyPage: TextPage = {
  path: '/privacy',
  heading: 'Privacy Policy',
  title: 'Privacy Policy | Postsmith',
  searchWords: 'privacy, cookies, gdpr, data, tracking, delete my data',
  description:
    'What Postsmith keeps in your browser, what happens to links, names, files and prompts, who receives them, and what our server counts and for how long.',
  intro: `This policy covers this website, run by ${operator.name}. In short: no accounts, no ads, no tracking cookies. What you save stays in your own browser.`,
  lastChangeDate: operator.policiesChangeDate,
  sections: [
    {
      heading: 'What stays in your browser',
      paragraphs: ['The site keeps only these things in your browser’s storage:'],
      bullets: [
        'How often you used each tool today, to show how many uses are left. It resets every day.',
        `Your last ${MAX_RUNS} runs (what you asked for and the results), what you last entered in each tool, and the results you saved. You can clear them on the Saved page.`,
        'What you’ve typed and selected in a tool, and how far you’ve scrolled, in this tab only, so a reload brings it back. It’s deleted when you empty the box or close the tab.',
        'The text and options of text tools that have “Save my text in this browser” turned on, such as the Case Converter. They stay after you close the tab, until you empty the box. The UTM Link Builder also remembers earlier campaign names. Turning the option off deletes what was saved. The Character Counter saves nothing.',
        'Settings you save under a name in Find and Replace, the Line Organizer and the Text Cleaner, including any words you entered, until you delete them there.',
        'Your last picks in the Emoji & Symbol Picker, until you clear them, and your skin tone, until you choose another.',
        'In the Giveaway Picker, a fingerprint (SHA-256) of each list you drew from, without names.',
        'How you set up image tools, and the colors and layout of your slides.',
        'A file that you send to another tool, until that tool opens it or you send a different one (IndexedDB).',
        `In the Watermark Tool, your settings, the watermarks you saved, and your last ${formatCountWord(MAX_LOGOS)} logos (IndexedDB), until you delete this site’s data.`,
        `How your QR codes look, but not what’s in them.`,
        'Your brand kit: colors, fonts, handle, logo and logo position (IndexedDB). You can delete it on the Saved page.',
        'Your voice: what you enter under “Your voice,” only if you check “Save in this browser.” You can clear it there.',
        'Light or dark theme, if you chose one.',
        'The address of the site’s font, so that pages can load it from your browser’s cache.',
        'A copy of the site’s own pages and code, so that it opens without a connection. It contains nothing of yours, and is deleted when you delete this site’s data.',
        'What you are making in the Thumbnail, Meme, Quote Card and Collage Makers: layout, text and images, for the next time you open them. “Start over” replaces it, and images that are no longer used are deleted the next time you open the tool.',
        'The last 24 images from the image generator, with their prompts, in the browser’s own database (IndexedDB). They are not sent back to us. A button on that page deletes them.',
      ],
    },
    {
      heading: 'What is sent when you generate',
      paragraphs: [
        'When you press the button, we get your text, your options, your samples under “Your voice,” the tool’s name and proof that you passed the bot check. We use them to write that one answer. Your text is not stored, and neither it nor the answer is in our logs.',
        'Answers get lost when a connection drops. So our server holds each one for ten minutes, unless it is large, as most images and audio files are. It is encrypted, and part of the key is only in your browser: the server can open it only when your page asks again. Our storage’s change log may keep it, still encrypted, for about a day.',
        'Text tools that write or correct, such as the Paraphraser and the Grammar Checker, send your text this way, too. The calculators, the Character Counter and every tool that says “0 bytes uploaded” send nothing, unless a button says that it sends audio. A share link has your inputs in its address, so anyone you give it to can read them. When you pass a result on to another tool, it travels after the # in the address, a part that browsers do not send.',
        'Text that another app shares to this site stays in your browser if the offline copy of the site has been saved there. If not, our server gets the text, sends it straight back to your browser after the # in the address, and neither keeps nor logs it.',
        'Some browsers have a built-in AI model. If you press “Translate on this device” or “Summarize on this device,” your text stays in your browser and we get nothing. The first time, the browser downloads that model from its maker.',
      ],
    },
    {
      heading: 'TikTok links',
      paragraphs: [
        'When you enter a link, our server looks up that post on TikTok’s public pages. TikTok sees our server, not your address or your browser. The link is not logged. TikTok’s answer stays in our server’s memory for two minutes, so we do not have to ask twice.',
        `Videos, audio, images and captions pass through our server to your browser and are not kept. Our download links hold what they need in encrypted form. They work for ${formatCountWord(copyValues.mediaLinkMinutes)} minutes, and only from the connection that looked up the post. MP3s are made in your browser.`,
        'If you follow a link to TikTok itself, TikTok knows about your visit, as usual.',
      ],
    },
    {
      heading: 'Usernames you check',
      paragraphs: [
        'Our server looks up each name on TikTok’s public pages. It keeps TikTok’s answer in memory for up to an hour, with no record of who asked, and logs no names. The check for other networks happens in your browser.',
      ],
    },
    {
      heading: 'Your own files, text to read aloud, and image prompts',
      bullets: [
        'To transcribe a recording or caption a video, your browser extracts the audio and sends only that to our server. It goes to the connected speech model, and we keep nothing. If no speech model is connected, nothing is sent. The same model gets the audio of TikTok videos that have no captions.',
        'In the voice generator, our server reads your text with a built-in voice or passes it to the connected speech model. The text is not kept, and the audio is kept no longer than any other answer. Previews use your own device’s voices, so nothing is sent.',
        'In the image generator, our server passes your prompt to the connected image model, with the code described in the next section, and passes the images on to you. The prompt is not kept, and the images are kept no longer than any other answer.',
        `For alt text or a caption, your browser makes a copy of your image without metadata, at most ${copyValues.images.modelSide} pixels per side, and our server passes it to the connected model when you press the button. The copy is not kept, and your browser forgets it when you leave the page. If no model is connected, nothing is sent.`,
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: [
        'When an AI model writes for you, your text, options and writing samples go to the model’s provider, OpenAI or another company, which handles them under its own terms. The same goes for the models that handle speech, recordings and images, which may come from other providers. Text for a language model and image prompts carry a code that stands for your connection, so the provider can spot misuse. The code is made from your IP address with a secret key, does not reveal the address, and changes every month. The label on each result says who wrote it. A quick draft is made on our server, and your text goes no further. If you use your own AI chatbot, you send it the prompt yourself, under its terms; we see the answer only when you paste it here, and keep none of it.',
        'Please do not type secrets or other people’s personal details into a tool.',
      ],
    },
    {
      heading: 'The bot check',
      paragraphs: [
        'The check is either ALTCHA or Cloudflare Turnstile. With ALTCHA, your browser solves a small puzzle from our own server, and no one else is involved. Turnstile loads from Cloudflare when you start typing and gives Cloudflare your IP address and details about your browser under its privacy policy. Either one loads only on a tool’s page, and only once you begin to use it.',
      ],
    },
    {
      heading: 'What the server counts',
      paragraphs: [
        'To keep the tools free, we limit how often one address can use them. We count uses with a code made from your IP address and a secret key. The code changes every day, and the count is dropped after two days at most. The address itself is not stored. Our logs hold the time, the tool, how the request ended, how long it took, which model worked, what that cost, and how much was sent: no text, no link, no name, no address.',
        'The company that hosts this site may keep short-lived access records of its own, as hosts do.',
      ],
    },
    {
      heading: 'Cookies, ads, analytics',
      paragraphs: [
        'We set no cookies, show no ads and load no analytics, fonts or images from other companies. Turnstile, if we use it, may set a cookie that it needs for its check.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'We hold nothing that would let us recognize you, so there is usually nothing to hand over or delete.',
        ...(operator.email === null
          ? []
          : ['If you email us, we keep your message only as long as we need it to answer.']),
      ],
      links: buildMailLinks('Questions: ', operator.email),
    },
  ],
}

export const termsPage: TextPage = {
  path: '/terms',
  heading: 'Terms of Service',
  title: 'Terms of Service | Postsmith',
  searchWords: 'terms, conditions, legal, licence, commercial use',
  description:
    'The rules for using Postsmith’s free tools: what you may do with results and with other people’s posts, the daily limits, and what we do not promise.',
  intro: `These terms apply when you use this site, run by ${operator.name}. The tools are free and need no account. If you do not agree with these terms, please do not use the tools.`,
  lastChangeDate: operator.policiesChangeDate,
  sections: [
    {
      heading: 'What you make is yours',
      paragraphs: [
        'We claim no rights in what you type or in what the tools write for you. Use it for your channels, your business or your clients, without naming us. Others can ask for the same thing, so we cannot promise that a result is unique or that a name is available. Check before you build a brand on it.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        `You can use each tool that needs our server up to ${MAX_USES_PER_DAY} times a day per browser, and the others as often as you like. Our server also has overall limits, so that the tools stay free for everyone. Please do not:`,
      ],
      bullets: [
        'get around the limits or the bot check, or call the tools from a program;',
        'use the tools to harass, deceive or impersonate people, or for anything illegal;',
        'try to disrupt the site or get into parts of it that are not meant for you.',
      ],
    },
    {
      heading: 'Other people’s posts',
      paragraphs: [
        'The TikTok tools read only public posts and profiles, and only when you ask. They do not log in or get around TikTok’s barriers, and they stop at anything private, age-restricted or deleted. TikTok’s terms apply to what you see there. You agree to:',
      ],
      bullets: [
        'save, transcribe or convert only what is yours, what its creator has allowed, or what the law lets you use without asking;',
        'name the creator when you use it, and not pass off someone else’s video, audio or image as yours;',
        'not copy whole accounts, collect data about people, or pose as someone else.',
      ],
      links: [
        {
          textBefore: 'Did someone use your work without asking? ',
          label: 'How to have it taken down',
          href: '/contact',
        },
      ],
    },
    {
      heading: 'AI voices and images',
      paragraphs: [
        'The voice generator makes synthetic speech. Say so, on screen or in the caption, and do not use it to put words in a real person’s mouth. The image generator’s images are made by AI. If one could pass for a photo, say that it is not, turn on the platform’s label, and leave any Content Credentials in the file. Some countries require this by law.',
      ],
    },
    {
      heading: 'Check before you post',
      paragraphs: [
        'Results are written by software. They can be wrong, unsuitable or odd. You decide what you post, and you are responsible for it. Each platform has its own rules, including rules on AI content and paid partnerships.',
      ],
    },
    {
      heading: 'Estimates are estimates',
      paragraphs: [
        'The money calculator uses a fixed formula and typical rates. Your actual income depends on things it cannot know. Nothing here is financial, legal or tax advice.',
      ],
    },
    {
      heading: 'No guarantee',
      paragraphs: [
        'We offer the site as is. It may be slow, change or go down, and we may remove a tool. As far as the law allows, we are not liable for losses from using it or from not being able to use it. Nothing here limits your rights under consumer law.',
      ],
    },
    {
      heading: 'Names and marks',
      paragraphs: [
        'This site is not affiliated with or endorsed by TikTok, Instagram, YouTube or X. Their names belong to them.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: ['If these terms change, the date at the top changes too.'],
      links: buildMailLinks('Questions: ', operator.email),
    },
  ],
}
