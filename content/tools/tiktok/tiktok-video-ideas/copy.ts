import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'TikTok Video Ideas Generator',
  title: 'TikTok Video Ideas Generator: concepts you can film today',
  description:
    'Type a topic and get 5 to 10 TikTok concepts with a first line, on-screen text, a timed shot list, a caption and hashtags. Free, no sign-up.',
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
      title: 'Name the thing, not the niche',
      text: '“Rye sourdough without a mixer” gives you shots of a rye starter. “Food” gives you shots of food. One real detail changes every card.',
    },
    {
      title: 'Say what you can film with',
      text: 'Length, format and equipment decide the shot list. With a phone alone you get set-ups that need nobody behind the camera.',
    },
    {
      title: 'Take one card to the kitchen, desk or street',
      text: 'Each card reads from top to bottom in the order you film it. Copy it, or send it on to the script, hook, caption or hashtag tool.',
    },
  ],
  features: [
    {
      title: 'A shot list in seconds',
      text: 'Three to six shots with start and end times that add up to the length you chose, and the text for each one.',
    },
    {
      title: 'What is said and what is shown differ',
      text: 'The spoken line and the text on screen never say the same thing twice, because each second carries both.',
    },
    {
      title: 'Effort on every card',
      text: 'Easy means one take, medium means a few set-ups, hard means coming back another day. Pick what fits your evening.',
    },
    {
      title: 'Ten formats, or only yours',
      text: 'Tutorial, skit, story, list, before and after, green screen, faceless and more in one run, or all cards in the one format you film best.',
    },
    {
      title: 'Five hashtags at most',
      text: 'TikTok stops you at five. The card keeps to that, leaves out #fyp and its relatives, and adds a phrase people search for.',
    },
  ],
  faq: [
    {
      question: 'How many ideas do I get at once?',
      answer:
        'Five, eight or ten, as you choose. If one of them is close to what you want, “More like this” gives you three more in its direction.',
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
      question: 'Some shots contain [your story]. What is that?',
      answer:
        'A gap that only you can fill. The tool invents no events, prices or results for you, so where a story format needs one, it leaves the place open.',
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
