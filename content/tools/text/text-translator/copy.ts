import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Text Translator',
  title: 'Free Text Translator – Captions and SRT in 30 Languages',
  description:
    'Translate captions, scripts and SRT subtitles into 30 languages. Cue times, @handles, links and #tags stay exact, sayings find their local match. Free.',
  summary: 'Captions and subtitles in 30 languages, times and handles untouched.',
  card: 'Captions and SRT files in 30 languages. Times, links and @handles stay.',
  keywords: [
    'translate',
    'translation',
    'translate caption',
    'translate subtitles',
    'srt translator',
    'spanish',
    'english to',
  ],
  steps: [
    {
      title: 'Paste a text or an SRT file',
      text: 'The language is recognised. For subtitles choose “Subtitles (SRT)”.',
    },
    {
      title: 'Choose the language',
      text: 'Thirty to choose from. Say whether you speak to readers formally or not.',
    },
    { title: 'Read it, post it', text: 'Let somebody who speaks the language have a look if it matters.' },
  ],
  features: [
    {
      title: 'Cue times can’t move',
      text: 'Time lines never reach a model as figures. They’re put back from your file, in its order, numbered anew.',
    },
    {
      title: 'A missing cue is named',
      text: 'If a cue doesn’t come back twice, the card says at what time, so that you don’t post a hole.',
    },
    {
      title: 'Handles, links, figures',
      text: 'They’re locked and checked when our model translates. Tags too, unless you want them translated. Your browser’s own translator has no such lock.',
    },
    {
      title: 'Sayings, not words',
      text: '“Break the bank” becomes what people there say, or its plain meaning if you turn that off.',
    },
    {
      title: 'Works on your device',
      text: 'Where your browser has a translator of its own, nothing needs to be sent: you’re asked first, then it loads its language pack.',
    },
  ],
  faq: [
    {
      question: 'Which browsers translate on the device?',
      answer:
        'On a computer, Chrome since version 138 and Edge since 148. The language pack is downloaded once, then it works without sending your text. Phones don’t have it.',
    },
    {
      question: 'How long may a subtitle file be?',
      answer: '6,000 characters, about a hundred cues. Split a longer one between two cues and join the results.',
    },
    {
      question: 'Does it keep styling in subtitles?',
      answer:
        'Times and positions on the time line stay letter by letter. Tags such as <i> usually stay, but look at them.',
    },
    {
      question: 'Are numbers converted?',
      answer: 'No. 45 € stays 45 €, 10 miles stay 10 miles, and 1,000 isn’t turned into 1.000. Change that by hand.',
    },
    {
      question: 'Should I translate hashtags?',
      answer: 'Search decides: use the ones that people there look for. Turn off “Keep my #tags” to get suggestions.',
    },
    {
      question: 'Can it translate into a language that looks wrong?',
      answer:
        'A result in another script than you asked for comes last and is marked. Spanish that came out Italian isn’t noticed, so read it.',
    },
  ],
  sources: [
    {
      label: 'MDN: Translator and Language Detector APIs',
      url: 'https://developer.mozilla.org/en-US/docs/Web/API/Translator_and_Language_Detector_APIs',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
