import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'YouTube Thumbnail Ideas Generator',
  title: 'Free YouTube Thumbnail Ideas Generator – Up to Three to Test',
  description:
    'Up to three different thumbnail ideas for one video: picture, words, colours, layout and a prompt for image generators. Free, no sign-up.',
  summary: 'Up to three different thumbnail ideas for your title, shown at their real size.',
  card: 'Up to three thumbnail ideas to test, with words, colours and layout.',
  keywords: ['thumbnail', 'thumbnail generator', 'thumbnail text', 'a/b test', 'test and compare', 'click-through'],
  steps: [
    { title: 'Paste your title', text: 'No title yet? Say what the video shows.' },
    {
      title: 'Choose if you’re in it',
      text: 'With your face, some ideas use it. Without, they use hands, objects and words.',
    },
    {
      title: 'Look at the small preview',
      text: 'That’s its size next to a video: 168 × 94 pixels. If it doesn’t work there, it doesn’t work on YouTube.',
    },
    {
      title: 'Make them and test',
      text: 'Each tries something different, so the winner tells you something.',
    },
  ],
  features: [
    {
      title: 'Four words at most',
      text: 'From what you say: a number, a place, what went wrong. Never the whole title again.',
    },
    {
      title: 'Ideas, not colours',
      text: 'A detail, a contrast, a face, the words. Name something a camera can see, or a quick draft has nothing to show.',
    },
    {
      title: 'Room for the video’s length',
      text: 'YouTube puts the length in the bottom right corner. Nothing important is there.',
    },
    {
      title: 'A quick test for each',
      text: 'A note says what must still be clear at stamp size, and what to change if it isn’t.',
    },
    {
      title: 'A prompt without text',
      text: 'Image generators are bad at letters. The prompt leaves room, and you add the words.',
    },
  ],
  faq: [
    {
      question: 'Does it make the thumbnail?',
      answer:
        'It plans it: what’s big, what it says, where things go. Take the photo or give the prompt to an image generator, then add the words.',
    },
    {
      question: 'What size should a thumbnail be?',
      answer: '1280 × 720 pixels (16:9), at least 640 wide, and within the file size YouTube Studio shows you.',
    },
    {
      question: 'Do faces get more clicks?',
      answer: 'Sometimes, not for every topic. So a face is never in all three ideas. Your own test beats any rule.',
    },
    {
      question: 'How do I test three thumbnails?',
      answer:
        'With Test & Compare in YouTube Studio on a computer: up to three thumbnails, titles or both, for up to two weeks, judged by watch time. Long videos only (ppc.land, 9 December 2025).',
    },
    {
      question: 'Should the text repeat the title?',
      answer: 'No, people see both. The title names the topic, the picture shows why to click.',
    },
    {
      question: 'Why no arrows or shocked faces?',
      answer:
        'Everybody has them, so they don’t stand out. And if the picture promises too much, people leave in the first minute.',
    },
  ],
  sources: [
    {
      label: 'JNRT: thumbnail size, and how small it is seen',
      url: 'https://jnrt.online/en/blog/youtube-thumbnail-erstellen-groesse',
      checked: '2026-11',
    },
    {
      label: 'PPC Land: Test & Compare for titles and thumbnails',
      url: 'https://ppc.land/',
      checked: '2026-11',
    },
  ],
}
