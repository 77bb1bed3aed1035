import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'YouTube Title Generator',
  title: 'YouTube Title Generator with a Set for Test & Compare',
  description:
    'Titles for YouTube search, the home feed or Shorts, made of your own words and marked by formula. Three to test come on top. Free, no sign-up.',
  summary: 'Titles for feed, search or Shorts in your own words, and three ready to test.',
  card: 'Titles by formula, in your own words, with three ready for Test & Compare.',
  keywords: ['title', 'video title', 'headline', 'thumbnail', 'a/b test', 'shorts title', 'youtube seo'],
  steps: [
    {
      title: 'Tell us the video, not the category',
      text: '“Woodworking” is a shelf. “I rebuilt my shed from pallets and the roof leaked” is a video, and titles come from it by themselves.',
    },
    {
      title: 'Decide who should meet it',
      text: 'Someone scrolling the home feed, someone typing a question, or someone swiping Shorts. Each reads differently: in search your keyword leads, for Shorts 40 characters are the limit.',
    },
    {
      title: 'Take the three on top to Studio',
      text: 'Where your text gives enough, the first card holds three titles that try three different ideas. Copy them all at once and paste them into a test.',
    },
    {
      title: 'Design the thumbnail around what is left',
      text: 'Let the picture show what the title leaves out; where your text names something to film, the card says what. Saying it twice wastes one of the two.',
    },
  ],
  features: [
    {
      title: 'Three ideas in one test',
      text: 'A test between two wordings of one idea teaches little. Our set takes a question against a statement against a scene, so that the winner tells you something.',
    },
    {
      title: 'Cut-off shown before you publish',
      text: 'Titles longer than about 50 characters show where a phone is likely to cut, so you can see whether the point survives.',
    },
    {
      title: 'Keyword position at a glance',
      text: 'Enter the phrase people type, and each card says where it starts in the title or that it is missing.',
    },
    {
      title: 'No shouting',
      text: 'Capitals used for emphasis are set in lower case, brackets that YouTube refuses are removed, one emoji is the most you will see.',
    },
    {
      title: 'No promises on your behalf',
      text: 'A duration or a sum appears only if you gave it. Where one would help, a marked blank asks for it, and you fill it in or skip the card.',
    },
  ],
  faq: [
    {
      question: 'How long may a YouTube title be?',
      answer:
        'One hundred characters, says YouTube’s help page on uploads (checked in November 2026), and it may not contain < or >. What is displayed is less: around 60 to 70 characters on a desktop and 40 to 50 on a phone, according to third-party measurements; YouTube publishes no figure.',
    },
    {
      question: 'What is Test & Compare?',
      answer:
        'A feature of YouTube Studio on a computer that shows up to three titles, thumbnails or both to different viewers for at most two weeks and compares watch time. It covers long videos, not Shorts (ppc.land, 9 December 2025).',
    },
    {
      question: 'Should the keyword come first?',
      answer:
        'For a video meant to be found by search, early is sensible: it survives the cut on phones and tells the searcher that this is the answer. For the home feed nobody typed anything, so a natural sentence usually wins.',
    },
    {
      question: 'Is a question better than a statement?',
      answer:
        'Neither is better as such. A question works when the viewer cannot answer it, and fails when they can. That is one reason to test two kinds against each other instead of following a rule.',
    },
    {
      question: 'Can I change the title after publishing?',
      answer:
        'Yes, at any time. If impressions are fine and few people click, title and thumbnail are the first things to change. Wait a few days between changes, or you will not know what helped.',
    },
    {
      question: 'Are these titles clickbait?',
      answer:
        'They open a question, and your video has to answer it. We leave out claims that you did not make and superlatives that nobody can check. If a card promises something your video lacks, do not use it.',
    },
  ],
  sources: [
    {
      label: 'YouTube Help: upload videos, title limit',
      url: 'https://support.google.com/youtube/answer/57404',
      checked: '2026-11',
    },
    {
      label: 'YouTube Data API: characters allowed in a title',
      url: 'https://developers.google.com/youtube/v3/docs/videos',
      checked: '2026-11',
    },
    { label: 'PPC Land: titles in Test & Compare', url: 'https://ppc.land/', checked: '2026-11' },
  ],
} as const satisfies ToolCopy
