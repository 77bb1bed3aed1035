import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Caption Generator',
  title: 'Free TikTok Caption Generator – With Up to 5 Hashtags',
  description:
    'TikTok captions in your own words, with your call to action and up to five hashtags, counted as TikTok counts. Free, no sign-up.',
  summary: 'Say what happens in the video. Get captions in your own words with up to five hashtags.',
  card: 'Captions from your own line, with your call to action and up to five hashtags.',
  keywords: ['caption', 'post text', 'description', 'call to action', 'video text', 'tiktok seo', 'hashtags'],
  steps: [
    {
      title: 'Say what happens',
      text: 'Not the topic, the story: “my sourdough collapsed and I saved it with a cast iron pot” beats “sourdough”.',
    },
    {
      title: 'Pick length and goal',
      text: 'Short is one line and fits most clips. Medium and long add more of what you said.',
    },
    {
      title: 'Make it sound like you',
      text: 'Paste your captions under “Your voice”. An AI matches their rhythm; a quick draft drops capitals, full stops or exclamation marks if you do.',
    },
    { title: 'Copy it all', text: 'One tap takes the text, the line breaks and the hashtags.' },
  ],
  features: [
    {
      title: 'Made of your line',
      text: 'A quick draft leads with your strongest sentence, trims your line or keeps it, and says which. A short line may get just one caption.',
    },
    {
      title: 'One call to action',
      text: 'Type yours; a quick draft adds none. Never “comment YES”: TikTok’s feed standards hold such lines against a video.',
    },
    {
      title: 'Five hashtags about your video',
      text: 'They come from your words and your niche. No #fyp, no #viral: they say nothing about what you show.',
    },
    {
      title: 'Found in search',
      text: 'Tell the AI what people type, and it works that into a sentence. A quick draft takes its tags from your own line.',
    },
    {
      title: 'A count you can trust',
      text: 'Hashtags and emoji count as TikTok tells apps that post for you.',
    },
  ],
  faq: [
    {
      question: 'How long can a TikTok caption be?',
      answer:
        '2,200 characters is the only figure TikTok publishes, in its developer pages (November 2026). Many guides say 4,000 for the app, but no TikTok page does, so we stay within 2,200.',
    },
    {
      question: 'How many hashtags can I use?',
      answer:
        'Five per post. The app has shown that limit since August 2025, Net Influencer reports. Zero is fine too.',
    },
    {
      question: 'How much of the caption shows before “more”?',
      answer:
        'TikTok doesn’t say; guesses run from 40 to 150 characters. So put what matters first; a note tells you when the first line is over about 80.',
    },
    {
      question: 'Do captions matter if the video is good?',
      answer:
        'A bit. They give people something to reply to and can be found in search. They don’t rescue a weak clip.',
    },
    {
      question: 'Which length works best?',
      answer:
        'A joke needs one line, a tutorial the steps, so nobody has to pause. A story can be long. Post two lengths and see which one people finish.',
    },
    {
      question: 'Why is #fyp missing?',
      answer: 'It doesn’t describe your video, and you only have five. Add it by hand if you like it.',
    },
    {
      question: 'Can I paste my script?',
      answer:
        'Yes, up to 2,000 characters. With “Long”, a quick draft keeps most of a script up to 1,000, but just a line of a longer one.',
    },
  ],
  sources: [
    {
      label: 'TikTok for Developers: title and caption length',
      url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
      checked: '2026-11',
    },
    {
      label: 'Net Influencer: TikTok’s limit of five hashtags',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
    {
      label: 'TikTok community guidelines: what the For You feed leaves out',
      url: 'https://www.tiktok.com/community-guidelines/en/fyf-standards',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
