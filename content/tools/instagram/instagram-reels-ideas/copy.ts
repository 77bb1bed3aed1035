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
      title: 'Name something that can be looked at, and what happened to it',
      text: '“Wellness” has no picture. “I walked to work for a year and my knees are better” has a door, a road and an ending.',
    },
    {
      title: 'Decide what is heard',
      text: 'Your voice, only the room, or music without speech. Formats in which somebody talks drop out where nobody should.',
    },
    {
      title: 'Film in the order of the list',
      text: 'Shots come with seconds and, where needed, the words that stand on them. What stands in square brackets is yours to choose: your object, your sentence.',
    },
  ],
  features: [
    {
      title: 'A cover that works without the video',
      text: 'Up to six words, different from those in the first frame, so that your grid can be read like a table of contents.',
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
      text: 'Every shot can be filmed alone with a phone that leans on something. There are no drones, actors or rented studios.',
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
        'Yes. Type the offer with its price and its last day, and what people should do under “Add details”: both are used word for word, and nothing is promised that you did not write.',
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
