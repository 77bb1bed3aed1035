import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'TikTok Video Ideas Generator',
  title: 'TikTok Video Ideas Generator: concepts you can film today',
  description:
    'Type news, a story or a topic and get up to 8 TikTok concepts with a first line, a timed shot list, a caption and hashtags. Free, no sign-up.',
  summary: 'Concept cards with a first line, on-screen text and a timed shot list you can film alone.',
  card: 'Ready-to-film concepts: first line, shot list, caption and hashtags.',
  keywords: [
    'tiktok ideas',
    'what to post on tiktok',
    'shot list',
    'video concepts',
    'content ideas',
    'niche ideas',
  ],
  steps: [
    {
      title: 'Say what it is, not which niche',
      text: '“We open our ramen bar on Friday” gets other videos than “oat milk ruins coffee” or “found my grandmother’s recipe book”. News, opinions, stories and how-tos each have formats of their own.',
    },
    {
      title: 'Say what you can film with',
      text: 'Length and format decide the shot list. Every set-up works with a phone that leans on something and nobody behind the camera.',
    },
    {
      title: 'Fill the blanks of one card and film it',
      text: 'A blank such as [the detail people ask about] is a shot only you can choose. The card reads from top to bottom in the order you film it. Copy it, or send it on to the script, hook, caption or hashtag tool.',
    },
  ],
  features: [
    {
      title: 'A shot list in seconds',
      text: 'Three to six shots with start and end times that add up to the length you chose, and the text for each one.',
    },
    {
      title: 'What is said and what is shown differ',
      text: 'The spoken line and the text on the first frame never repeat each other, because each second carries both.',
    },
    {
      title: 'Effort on every card',
      text: 'Easy means one take, medium means a few set-ups, hard means coming back another day. Pick what fits your evening.',
    },
    {
      title: 'Ten formats, or only yours',
      text: 'Talking head, skit, story, list, before and after, green screen, faceless and more where they suit what you typed, or all cards in the one format you film best.',
    },
    {
      title: 'Five hashtags at most',
      text: 'TikTok stops you at five. The card keeps to that, leaves out #fyp and its relatives, and names a phrase to use in the caption for search.',
    },
  ],
  faq: [
    {
      question: 'How many ideas do I get at once?',
      answer:
        'Three, five or eight, as you choose, and fewer where fewer formats suit your text. If one of them is close to what you want, “More like this” gives you others in its direction.',
    },
    {
      question: 'How is this different from the content plan tool?',
      answer:
        'This page thinks about single videos: what the camera sees, second by second. The content plan spreads many short ideas over days and pillars, without shot lists. Plan there, then bring one idea here.',
    },
    {
      question: 'Why does an idea open with a shot and not with a greeting?',
      answer:
        'A greeting tells a stranger nothing they want to know. Every card starts inside the action, with the explanation later.',
    },
    {
      question: 'When should I choose “Over a minute”?',
      answer:
        'When the subject has enough steps to hold it. TikTok’s Creator Rewards Program counts original videos of at least one minute (creator academy, August 2026), but a stretched half minute helps nobody.',
    },
    {
      question: 'Does it know which sounds or trends are popular right now?',
      answer:
        'No, and it doesn’t pretend to. The trend format on a card is a familiar pattern such as “get ready with me”. Which sound is rising this week you see in the app itself.',
    },
    {
      question: 'Why do shots contain words in square brackets?',
      answer:
        'They are blanks that only you can fill: a thing to show, a sentence to say. The tool invents no events, prices or results for you, and it doesn’t guess which objects lie on your table.',
    },
    {
      question: 'Will these videos do well?',
      answer:
        'Nobody can tell you that beforehand. What a card can do is remove common reasons to scroll on: a slow start, nothing to look at, no clear end.',
    },
  ],
  sources: [
    {
      label: 'TikTok creator academy: who can join Creator Rewards, video length',
      url: 'https://www.tiktok.com/creator-academy/article/eligibility',
      checked: '2026-11',
    },
    {
      label: 'Net Influencer: TikTok’s limit of five hashtags',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
  ],
}
