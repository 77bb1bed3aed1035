import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Subtitle Converter',
  title: 'Free Subtitle Converter – SRT, VTT, ASS, TXT and JSON',
  description:
    'Convert SRT to VTT, ASS to SRT, or subtitles to text and JSON, in your browser. Shift and rescale times, fix line lengths, find broken cues by line.',
  summary: 'Any subtitle file as SRT, WebVTT, text and JSON, with its broken cues listed by line.',
  card: 'SRT, WebVTT, ASS, text and JSON into each other. Shift times and find broken cues.',
  keywords: ['srt', 'vtt', 'webvtt', 'ass', 'ssa', 'captions', 'subtitle shift', 'sync', 'frame rate'],
  steps: [
    {
      title: 'Open your file',
      text: 'SRT, WebVTT, ASS, SSA, JSON or plain text, up to 5 MB. Drop it anywhere, or paste it.',
    },
    {
      title: 'Look at what’s wrong',
      text: 'Cues that overlap, run backwards, lack a time or read too fast are listed with their line.',
    },
    {
      title: 'Shift, join or split',
      text: 'Move all times, change the frame rate, drop tags and sound notes, then save the format you need.',
    },
  ],
  features: [
    {
      title: 'No cue goes missing',
      text: 'A cue with a broken time is put where it belongs and listed, not skipped. You see what was done to it.',
    },
    {
      title: 'Forgiving with real files',
      text: 'Byte order marks, Windows line ends, a dot or a comma before the milliseconds, missing numbers and missing hours all work.',
    },
    {
      title: 'Lines that fit the screen',
      text: 'Long cues become pieces of two balanced lines, 42 characters each unless you say otherwise, and share the time.',
    },
    {
      title: 'Reading speed',
      text: 'Each cue has its characters a second. What’s above 20 is marked; change the number for children’s videos.',
    },
    {
      title: 'Stays on your device',
      text: 'A script that isn’t public yet is never uploaded. A long file is worked on in the background.',
    },
  ],
  faq: [
    {
      question: 'How do I turn SRT into VTT?',
      answer:
        'Paste or open the SRT and save the WebVTT below it. The comma becomes a dot, the header is added, and &, < and > are escaped.',
    },
    {
      question: 'My subtitles come two seconds late. What now?',
      answer:
        'Type -2000 under “Shift by milliseconds”. What would land before the start of the video is set to zero and listed.',
    },
    {
      question: 'They start right and drift away. Why?',
      answer:
        'They were made for another frame rate. Set both: subtitles made for 25 fps on a 23.976 fps video need every time stretched by 4%.',
    },
    {
      question: 'Can plain text become subtitles?',
      answer:
        'Yes, a line each. Its times are a guess from its length, one after another, so line them up with your video. A transcript with times, such as [0:12], keeps those.',
    },
    {
      question: 'What is lost from an ASS file?',
      answer:
        'Fonts, colours, places and effects. Bold, italic and underlined words stay. Drawings are left out and listed.',
    },
    {
      question: 'What does joining do?',
      answer:
        'It puts pieces together up to a sentence, 84 characters or seven seconds, and takes out lines that automatic captions repeat while they grow.',
    },
    {
      question: 'How large may a file be?',
      answer:
        '5 MB and 20,000 cues. It has to be saved as UTF-8 or UTF-16; other encodings are refused, not guessed. Very long texts aren’t kept for your next visit.',
    },
  ],
  sources: [
    { label: 'W3C: WebVTT', url: 'https://www.w3.org/TR/webvtt1/', checked: '2026-11' },
    {
      label: 'caption-checker: reading speeds and line lengths of Netflix, the BBC and DCMP',
      url: 'https://github.com/markksantos/caption-checker/releases/tag/v1.0.0',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
