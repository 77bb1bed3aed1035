import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'TikTok Script Writer',
  title: 'TikTok Script Writer: timed scripts that fit the seconds',
  description:
    'Turn news, a story or pasted notes into a TikTok script with timed beats: what you say beside what you show, counted to fit 15 seconds to 3 minutes.',
  summary: 'Timed beats with what you say beside what you show, counted so that the words fit the seconds.',
  card: 'A timed script in two columns, with words that fit the seconds.',
  keywords: [
    'tiktok script',
    'video script generator',
    'short video script',
    'voice over script',
    'teleprompter',
    'beat sheet',
  ],
  steps: [
    {
      title: 'Say what happens, or paste your notes',
      text: 'Up to 4,000 characters. A messy voice note typed out is better material than a polished headline: your sentences go into the beats as they are.',
    },
    {
      title: 'Set length and pace, and say how it ended',
      text: 'Creators usually speak at 160 to 180 words a minute; slow is 130. Under “Add details” you can tell what came out, what went wrong and what people should do: each gets a beat of its own.',
    },
    {
      title: 'Fill the blanks, read it aloud, film it beat by beat',
      text: 'The left column is yours to say, the right one is for the camera. Swap in one of the other first lines if it sits better in your mouth.',
    },
  ],
  features: [
    {
      title: 'Counted, not hoped for',
      text: 'The words of a script may not exceed seconds × pace ÷ 60. What is too long loses whole sentences before you see it.',
    },
    {
      title: 'Two columns',
      text: 'Every beat has its seconds, its words and its picture side by side, the way an editor wants to get it.',
    },
    {
      title: 'A teleprompter at your pace',
      text: 'One click puts the spoken lines over the whole screen, mirrored if you read them off glass. Space pauses, arrow keys change the speed, and the screen stays on.',
    },
    {
      title: 'Three first lines',
      text: 'One is built in, the others stand below it. They work by different means, so you can film two and keep one.',
    },
    {
      title: 'To camera, voice-over or silent',
      text: 'Text-only scripts come with words to read instead of words to say; voice-over scripts never ask you to look into the lens.',
    },
    {
      title: 'An order for each kind of text',
      text: 'News says what, when and where. An opinion meets its best counter-argument. A how-to shows the result first. A comparison ends on a pick. You can set the structure yourself as well.',
    },
  ],
  faq: [
    {
      question: 'How many words fit into 30 seconds?',
      answer:
        'About 80 at a normal pace of 160 words a minute, 65 if you speak slowly and 90 if you are fast. The meter under the script shows both words and seconds.',
    },
    {
      question: 'Why does the script contain blanks in square brackets?',
      answer:
        'Because it doesn’t know what happened to you. Each blank says what belongs there, such as [the moment it went wrong, one sentence]. An invented event is heard at once; yours takes ten seconds to type.',
    },
    {
      question: 'What comes out when no AI model is connected?',
      answer:
        'An outline: order, seconds, first line and shots are ours, the sentences are yours, and what is missing stays a blank. It adds no tips and makes nothing up. The label on the result says which of the two you got.',
    },
    {
      question: 'Can I paste a blog post or a transcript?',
      answer:
        'Yes, up to 4,000 characters. Its sentences are spread over the beats in their order, and what doesn’t fit the seconds is left out from the middle, so cut it down to one point first.',
    },
    {
      question: 'Do I have to say it word for word?',
      answer:
        'Better not. Learn the first and the last sentence, and for the beats between them remember what each one is for.',
    },
    {
      question: 'How long should a TikTok be?',
      answer:
        'As long as there is something new to see. If you are in the Creator Rewards Program, only original videos of a minute or more count (creator academy, August 2026), so choose 90 seconds or 3 minutes when the subject carries it.',
    },
  ],
  sources: [
    {
      label: 'Teleprompter.works: speaking pace in TikTok scripts',
      url: 'https://teleprompter.works/blog/tiktok-script-guide',
      checked: '2026-11',
    },
    {
      label: 'TikTok creator academy: minimum length in Creator Rewards',
      url: 'https://www.tiktok.com/creator-academy/article/eligibility',
      checked: '2026-11',
    },
  ],
}
