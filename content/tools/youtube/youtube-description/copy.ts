import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'YouTube Description Writer',
  title: 'YouTube Description Writer with Valid Chapters',
  description:
    'Write a YouTube description from a title or transcript: first lines for search, your links kept, chapters in valid form, counted in bytes to 5,000.',
  summary: 'First lines for search, your links untouched and chapters that YouTube accepts.',
  card: 'First lines, body, your links and valid chapters, counted in bytes.',
  keywords: [
    'description',
    'video description',
    'chapters',
    'timestamps',
    'youtube seo',
    'show notes',
    'links',
  ],
  steps: [
    {
      title: 'Paste what you have',
      text: 'The title is enough to begin with. The sentences of your notes or transcript become the body, so it speaks of your video and not of videos like it, up to 4,000 characters.',
    },
    {
      title: 'Add times and links',
      text: 'Paste chapters and links in their boxes, or leave them inside your text. Both come out exactly as they went in, only sorted.',
    },
    {
      title: 'Fill the blanks, if there are any',
      text: 'Names of chapters without times get [your time] before them. What only somebody who has seen the video can say is asked for in brackets as well.',
    },
    {
      title: 'Copy the whole block',
      text: 'It is laid out for the description box: first lines, body, links, chapters, one request, hashtags.',
    },
  ],
  features: [
    {
      title: 'Counted in bytes, as YouTube does',
      text: 'The limit is 5,000 bytes, and an emoji takes four of them, a Japanese letter three. What is too long loses whole sentences from the body, never a link.',
    },
    {
      title: 'Chapters that work',
      text: 'Times are put in order, the list starts at 0:00, and a note tells you when there are fewer than three or one is shorter than ten seconds.',
    },
    {
      title: 'Links are sacred',
      text: 'Addresses are taken from your text by code and put back letter by letter. No engine gets to rewrite them, and none can add one.',
    },
    {
      title: 'The first 150 characters',
      text: 'They stand beside your title in search, so they are written as a text of their own, with your keyword, and have a meter of their own.',
    },
    {
      title: 'A transcript is not a list of chapters',
      text: 'A time before every line is recognised as a transcript and read as material, so your description does not end up with two hundred chapters.',
    },
  ],
  faq: [
    {
      question: 'How long may a YouTube description be?',
      answer:
        'Five thousand bytes, says the Data API’s documentation (checked in November 2026), and it may not contain < or >. In English that is nearly 5,000 characters; in scripts such as Arabic or Japanese it is a half or a third of that.',
    },
    {
      question: 'Why don’t my chapters appear?',
      answer:
        'YouTube’s help page asks for a first time of 0:00, at least three times in ascending order, and at least ten seconds for each chapter. One slip and no chapter is shown. Shorts have none.',
    },
    {
      question: 'How much of it is seen before “more”?',
      answer:
        'YouTube publishes no figure; third parties name 100 to 200 characters, depending on the device. We write for 150 and make the first sentence complete by itself.',
    },
    {
      question: 'Do hashtags belong in the description?',
      answer:
        'Up to three may be shown with the title, and with more than 60 YouTube ignores all of them, according to its help page. Three that name the topic are plenty.',
    },
    {
      question: 'Can viewers tap links in a Short’s description?',
      answer:
        'No. YouTube switched them off on 31 August 2023 against spam. For Shorts we leave your links out and say so; put them on your channel page or relate a long video instead.',
    },
    {
      question: 'Does the text know what my video shows?',
      answer:
        'Only as far as you tell it. A bare title gives first lines and blanks for the rest; notes, details and transcripts are used in your own words. Where a model writes, what it assumes is underlined.',
    },
  ],
  sources: [
    {
      label: 'YouTube Data API: 5,000 bytes, no angle brackets',
      url: 'https://developers.google.com/youtube/v3/docs/videos#snippet.description',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: video chapters',
      url: 'https://support.google.com/youtube/answer/9884579',
      checked: '2026-11',
    },
    {
      label: 'YouTube: links in Shorts, August 2023',
      url: 'https://yt.be/help/links',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: how many hashtags count',
      url: 'https://support.google.com/youtube/answer/6390658',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
