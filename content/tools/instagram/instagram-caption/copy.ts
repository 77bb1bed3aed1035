import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Instagram Caption Generator',
  title: 'Instagram Caption Generator: Photo, Reel, Carousel',
  description:
    'Captions in your own words for a photo, Reel, carousel, launch or story, with real line breaks and no more than five hashtags. Free, no account.',
  summary: 'Captions shaped for photos, Reels, carousels, launches and stories, with up to five hashtags.',
  card: 'Captions shaped to the kind of post, with line breaks and five hashtags at most.',
  keywords: [
    'caption',
    'instagram',
    'reel caption',
    'carousel',
    'launch post',
    'bio link',
    'hashtags',
    'photo text',
  ],
  steps: [
    {
      title: 'Describe the picture and its shadow',
      text: 'What everyone can see, plus one fact that nobody can: how long you waited, what you nearly did instead, who was holding the torch.',
    },
    {
      title: 'Name the kind of post',
      text: 'A carousel needs a reason to swipe, a launch needs a plain sentence, a Reel needs context. Choosing the kind decides what comes first: a scene, a list or a plain sentence.',
    },
    {
      title: 'Choose what you want from it',
      text: 'A question, your own call to action with its date, or nothing. There is never more than one, and none at all on a hard day.',
    },
    {
      title: 'Paste it with its line breaks',
      text: 'Copy takes the caption as it will look, with empty lines between paragraphs and the tags at the end.',
    },
  ],
  features: [
    {
      title: 'Your sentences, in your order',
      text: 'What you typed is what the caption says. Several sentences become a first line and paragraphs; a single one gets a frame that fits what it is: news, opinion, story, question.',
    },
    {
      title: 'Up to date on hashtags',
      text: 'Five is the most you can set, as Instagram announced in December 2025. Blocks of thirty, still offered elsewhere, are of no use any more.',
    },
    {
      title: 'Paragraphs that breathe',
      text: 'Medium and long captions arrive in short blocks. No dots or invisible characters are needed to keep the space between them.',
    },
    {
      title: 'A way to sound like yourself',
      text: 'Paste a few captions that you wrote under “Your voice”. A connected model picks up their rhythm; without one, at least your habit of writing in lower case is kept.',
    },
    {
      title: 'Nothing you did not say',
      text: 'No invented discount, date, customer or review. Where only you can know, a marked blank says what belongs there.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags does Instagram allow in 2026?',
      answer:
        'Five in a post or Reel. Instagram’s @creators account announced it on 18 December 2025, as Social Media Today reported, and it was rolled out step by step. The developer documentation still named 30 when we checked in November 2026.',
    },
    {
      question: 'What is the longest caption Instagram takes?',
      answer:
        'It takes 2,200 characters, hashtags included, and up to 20 mentions, according to Meta’s developer reference (checked in November 2026). The meter on each card counts as that interface does, where most emoji count as two.',
    },
    {
      question: 'Where does Instagram cut the caption off?',
      answer:
        'Most guides say after about 125 characters, yet we found no page of Meta that says so, and it depends on the screen. We therefore write first lines that are complete sentences, and note it when one is longer than that.',
    },
    {
      question: 'Should hashtags go into the first comment?',
      answer:
        'That is a matter of looks. In the caption they are there from the first second and count towards the same limit of five, so we put them at the end. Copy the parts separately if you prefer a clean caption.',
    },
    {
      question: 'Do longer captions do better?',
      answer:
        'There is no length that wins everywhere. A picture that explains itself wants a line; a carousel that teaches wants its steps written out so that they can be found and saved. Generate two lengths and look at your own saves.',
    },
    {
      question: 'Does the tool see my photo?',
      answer:
        'No. It reads only the words in the box, and nothing is uploaded. That is why the one detail you mention matters as much as it does.',
    },
    {
      question: 'May I use the captions for clients?',
      answer:
        'Yes, privately and commercially, without naming us. Read each one as your client would: you know whether the moment it describes took place.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: Instagram limits hashtags to five',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'Meta for Developers: captions, mentions and hashtags',
      url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
