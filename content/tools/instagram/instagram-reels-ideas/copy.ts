import type { ToolCopy } from '@/lib/tool/identity'

export const copy: ToolCopy = {
  name: 'Instagram Reels Ideas Generator',
  title: 'Instagram Reels Ideas: shots, cover text and sound',
  description:
    'Reels ideas you can film alone: first frame, timed shots, words for the cover in your grid and a direction for the sound. Free, no sign-up.',
  summary: 'Reels you can film alone: timed shots, words for the cover and a direction for the sound.',
  card: 'Filmable Reels with a shot list, a cover for the grid and what is heard.',
  keywords: ['reels ideas', 'instagram video ideas', 'reel cover', 'reels script', 'shot list', 'b-roll'],
  steps: [
    {
      title: 'Name something that can be looked at',
      text: '“Wellness” has no picture. “Stretching beside the kettle while it boils” has three already.',
    },
    {
      title: 'Decide what is heard',
      text: 'Your voice, only the room, or music without speech. Hooks and shots follow from that choice.',
    },
    {
      title: 'Film in the order of the list',
      text: 'Shots come with seconds and the words that stand on them. The cover has words of its own, because the grid shows it without the video.',
    },
  ],
  features: [
    {
      title: 'A cover that works without the video',
      text: 'Two to six words that name the subject, different from the words in the first frame, so that your grid can be read like a table of contents.',
    },
    {
      title: 'Sound as a direction, never as a song',
      text: 'Which songs an account may use depends on its type and its country, and changes. The card says what kind of sound suits the pictures and leaves the choice to you.',
    },
    {
      title: 'Understood in silence',
      text: 'The first frame and its text make sense with the sound off, and speech adds to them instead of reading them out.',
    },
    {
      title: 'Shots for two hands and a phone',
      text: 'Tell it that you have no tripod and no shot will ask for one. There are no drones, actors or rented studios.',
    },
    {
      title: 'Five hashtags, none of them #reels',
      text: 'Instagram takes five on a post or Reel and advises against generic ones. The card stays within that and names the subject instead.',
    },
  ],
  faq: [
    {
      question: 'How long should a Reel be?',
      answer:
        'As long as the point needs. Half a minute is the default here because most single ideas fit into it. Choose “Over a minute” for something with steps, and expect to need more shots.',
    },
    {
      question: 'Can I post the same idea on TikTok?',
      answer:
        'Yes. The shots are the same craft; what differs is around them. Here you get a cover for the grid and a sound direction, in the TikTok tool a length that counts for its rewards programme.',
    },
    {
      question: 'Why is no song suggested?',
      answer:
        'A tool cannot know which songs your account may use today, and business accounts have a smaller library. A description such as “slow instrumental, no words” stays true and takes a minute to search for in the app.',
    },
    {
      question: 'Where may text stand in a Reel?',
      answer:
        'In the upper two thirds and away from the right edge. Account name, caption and buttons lie over the rest. The profile grid crops covers at top and bottom, so keep their words in the middle.',
    },
    {
      question: 'What is the search phrase for?',
      answer:
        'It is how somebody would look for this in the app. Use it in the first line of the caption, where it reads naturally, rather than as another hashtag.',
    },
    {
      question: 'Will the ideas suit a shop?',
      answer:
        'Set the goal to sales: the product then appears in use, in a normal day, and the reason to buy it is something the viewer sees. Prices and offers stay yours to add.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: five hashtags on Instagram, quoting @creators, 18 December 2025',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'AdCreate: Reel dimensions, safe zones and covers',
      url: 'https://adcreate.com/blog/instagram-reel-dimensions-size-guide-2026',
      checked: '2026-11',
    },
  ],
}
