import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'TikTok Script Writer',
  title: 'TikTok Script Writer: timed scripts that fit the seconds',
  description:
    'Turn an idea or pasted notes into a TikTok script with timed beats: what you say beside what you show, counted to fit 15 seconds to 3 minutes.',
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
      text: 'Up to 4,000 characters. A messy voice note typed out is better material than a polished headline.',
    },
    {
      title: 'Set length, structure and pace',
      text: 'Read one paragraph aloud with a stopwatch if you don’t know your pace. Creators usually speak at 160 to 180 words a minute; slow is 130.',
    },
    {
      title: 'Read it aloud once, then film it beat by beat',
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
      text: 'One is built in, two stand below it. They work by different means, so you can film two and keep one.',
    },
    {
      title: 'To camera, voice-over or silent',
      text: 'Text-only scripts come with words to read instead of words to say; voice-over scripts never ask you to look into the lens.',
    },
    {
      title: 'An ending that meets the beginning',
      text: 'TikTok starts a video again by itself. A note under each script says how its last shot can run into the first.',
    },
  ],
  faq: [
    {
      question: 'How many words fit into 30 seconds?',
      answer:
        'About 80 at a normal pace of 160 words a minute, 65 if you speak slowly and 90 if you are fast. The meter under the script shows both words and seconds.',
    },
    {
      question: 'Why does the script contain gaps such as [your story]?',
      answer:
        'Because it doesn’t know what happened to you. A story needs a real event, and an invented one is heard at once. Fill the gap with one sentence and read the beat again.',
    },
    {
      question: 'What comes out when no AI model is connected?',
      answer:
        'A complete outline with timed beats, first lines and shots, put together from rules about your subject. The label on the result says which of the two you got. Expect to swap some sentences for your own.',
    },
    {
      question: 'Can I paste a blog post or a transcript?',
      answer:
        'Yes, up to 4,000 characters. Long text is treated as material: the script picks one point out of it, because half a minute holds only one.',
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
