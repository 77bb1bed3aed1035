import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Caption Generator',
  title: 'TikTok Caption Generator: First Line, CTA, 5 Hashtags',
  description:
    'Write TikTok captions whose first line stands alone, with one call to action and up to five hashtags. Counted as TikTok counts, free, without sign-up.',
  summary: 'Say what happens in the video. Get captions in your own words with up to five hashtags.',
  card: 'Captions with a first line that stands alone, one call to action, five hashtags at most.',
  keywords: ['caption', 'post text', 'description', 'call to action', 'video text', 'tiktok seo', 'hashtags'],
  steps: [
    {
      title: 'Describe what happens',
      text: 'Not the topic, the event: “my sourdough collapsed and I fixed it with a cast iron pot” writes a better caption than “sourdough”.',
    },
    {
      title: 'Set length and goal',
      text: 'Short is one line and right for most clips. Medium and long add what else you said, and mark as a blank what only you can add. What people should do comes from your own details.',
    },
    {
      title: 'Let it sound like you',
      text: 'Paste up to three captions of your own under “Your voice”. With an AI model connected the rhythm is matched; the built-in writer follows at least your capitals.',
    },
    {
      title: 'Copy it as one block',
      text: 'Each copy button takes text and hashtags together, with line breaks where TikTok keeps them.',
    },
  ],
  features: [
    {
      title: 'A line, a question, a scene, a list',
      text: 'The form stands above each text, so you see at a glance how the captions differ. They are made of your sentence, not of a slogan around its topic.',
    },
    {
      title: 'One call to action, never a beg',
      text: 'The tool removes a second request from the text and drops lines such as “comment YES”, which TikTok’s feed standards hold against a video.',
    },
    {
      title: 'Five hashtags, about your video',
      text: 'Tags come from your own words, and from your field where they name it. #fyp and #viral are left out because they say nothing about what is to be seen.',
    },
    {
      title: 'A phrase for TikTok search',
      text: 'Give the words that people type, and they come first among the tags. With an AI model connected they also stand in a sentence.',
    },
    {
      title: 'The count you can trust',
      text: 'Characters are counted in UTF-16 units including hashtags, the way TikTok’s own posting interface does, so an emoji is never a surprise.',
    },
  ],
  faq: [
    {
      question: 'How long can a TikTok caption be?',
      answer:
        'The only figure TikTok publishes is 2,200 UTF-16 units for videos posted through its developer interface (checked in November 2026). Many guides say 4,000 for the app, but no page of TikTok does, so we stay within 2,200.',
    },
    {
      question: 'How many hashtags may I use?',
      answer:
        'Five per post. The app has shown that limit in a pop-up since August 2025, as netinfluencer.com reports; there was no formal announcement. The slider stops at five and zero is allowed.',
    },
    {
      question: 'How much of the caption is seen before “more”?',
      answer:
        'TikTok does not say, and it differs by device; published guesses run from 40 to 150 characters. That is why the first line of every result makes sense alone, and a note warns you when it is longer than about 80 characters.',
    },
    {
      question: 'Do captions matter if the video is good?',
      answer:
        'They give context that the picture cannot, they offer something to reply to, and their words can be found by search. They do not rescue a clip that nobody watches, and no caption guarantees views.',
    },
    {
      question: 'Which length works best?',
      answer:
        'For a joke or a reaction, one line. For a tutorial, a medium caption with the steps saves people from pausing. For a story that continues what the clip began, use long. Try two lengths on similar videos and compare saves.',
    },
    {
      question: 'Why did it leave out #fyp?',
      answer:
        'Because it does not describe anything, and with five places every tag should. If you are fond of it, add it by hand; nothing stops you.',
    },
    {
      question: 'Can I paste my script instead of a description?',
      answer:
        'Yes, up to 2,000 characters. Captions then take your own sentences, in your order. A single sentence about the turning point usually works better: a script holds everything, a caption needs one thing.',
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
