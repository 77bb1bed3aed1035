import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Script Timer',
  title: 'Free Script Timer – Speaking Time for Shorts and Reels',
  description:
    'See how long your script takes to say, where 15, 30, 60 and 90 seconds are over, and each paragraph’s time. With your own pace and a teleprompter.',
  summary: 'How long your script takes to say, and where each length of a short video is over.',
  card: 'Speaking time of your script, with 15, 30, 60 and 90 seconds marked.',
  keywords: [
    'speaking time',
    'script length',
    'video length',
    'words per minute',
    'speech',
    'voiceover',
    'teleprompter',
    'Shorts',
    'Reels',
  ],
  steps: [
    {
      title: 'Paste your script',
      text: 'Write [beat] where you wait a second and [2 s] where you wait two. Other notes in square brackets aren’t timed.',
    },
    {
      title: 'Set your pace',
      text: 'Type your words a minute, or press Start and read the sample aloud: it fills the field for you.',
    },
    {
      title: 'Cut what’s too much',
      text: 'Colours show what is said by each limit. Then open the teleprompter and record.',
    },
  ],
  features: [
    {
      title: 'The exact word',
      text: 'Not just “1:12” in all: you see the word at which 15, 30, 60 and 90 seconds are over.',
    },
    {
      title: 'Paragraph by paragraph',
      text: 'When each starts, how long it takes and its words, as a table for your shot list or as CSV.',
    },
    {
      title: 'Silence counts',
      text: '[beat], [pause], [long pause] and [1.5 s] take their time; [b-roll: the oven] takes none.',
    },
    {
      title: 'Teleprompter built in',
      text: 'Full screen at your pace. Space pauses, arrow keys change the speed, and it can be mirrored.',
    },
  ],
  faq: [
    {
      question: 'How many words are 60 seconds?',
      answer:
        'About 150 at a usual pace: 38 for 15 seconds, 75 for 30 and 225 for 90. Pauses and numbers you spell out leave room for fewer.',
    },
    {
      question: 'Which pace should I choose?',
      answer:
        'Conversation in English is about 150 words a minute, talks 100 to 150. Short videos are often faster. Measuring yours once beats any average.',
    },
    {
      question: 'Should I add pauses for punctuation?',
      answer:
        'Only if your pace is that of bare speech. It then adds 0.2 seconds at a comma, 0.5 at the end of a sentence and one second between paragraphs.',
    },
    {
      question: 'Does it listen to me when I measure?',
      answer: 'No. There is no microphone in it: Start and Stop take the time, and the sample’s words are known.',
    },
    {
      question: 'How long may a script be?',
      answer: '20,000 words, which is over two hours of talking. Longer ones go in parts.',
    },
  ],
  sources: [
    {
      label: 'VirtualSpeech: how fast people speak',
      url: 'https://virtualspeech.com/blog/average-speaking-rate-words-per-minute',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
