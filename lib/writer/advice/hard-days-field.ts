import type { AdviceField } from './advice'

/**
 * Illness, loss and fear: what helps to talk about them on camera or in a post. Advice on the telling, never on the treatment, and
 * the only advice that such a prompt gets.
 */
export const hardDaysField: AdviceField = {
  id: 'hard-days',
  words: /(?!)/,
  viewers: 'people who know this feeling',
  place: 'somewhere quiet at home',
  before: 'the window in the morning',
  result: 'the cup, empty, in the evening',
  detail: 'your hands around something warm',
  prop: 'something that reminds you of it',
  advice: [
    {
      rule: 'Say only what you would say to a friend',
      wrong: 'telling more than you want to keep public',
      why: 'What is posted stays. You can always tell more later, and never less.',
      show: 'you talking, with a pause left in',
      screen: 'You decide how much',
    },
    {
      rule: 'Tell one small moment',
      wrong: 'trying to tell the whole story at once',
      why: 'One moment is enough for people to understand, and it is easier to say out loud.',
      show: 'the place where it happened, without people',
      screen: 'One moment is enough',
    },
    {
      rule: 'Name the thing plainly',
      wrong: 'hiding it behind soft words',
      why: 'Plain words help the people who are looking for somebody in the same place.',
      show: 'the word, handwritten on a card',
      screen: 'Saying it plainly',
    },
    {
      rule: 'Leave the silence in',
      wrong: 'cutting every pause',
      why: 'A pause says how it is better than a sentence does.',
      show: 'a long look out of the window',
      screen: 'No rush here',
    },
    {
      rule: 'Say what helped you, and that it was you',
      wrong: 'telling others what they have to do',
      why: 'Everybody’s way is different. What helped you is an offer, not a rule.',
      show: 'a small everyday thing that helped',
      screen: 'What helped me',
    },
    {
      rule: 'Ask before you show somebody else',
      wrong: 'sharing a picture that belongs to the family',
      why: 'The story is yours. The faces in it may not be.',
      show: 'an empty chair or a pair of shoes',
      screen: 'Asked first, then filmed',
    },
    {
      rule: 'Keep the camera off on the worst days',
      wrong: 'filming because you planned to',
      why: 'Nobody is waiting for a post. You can tell it when it no longer costs you the evening.',
      show: 'a phone lying face down on a table',
      screen: 'Not every day is content',
    },
    {
      rule: 'Answer the kind messages first',
      wrong: 'reading the comments late at night',
      why: 'The people who understand are there too. Let them be the ones you hear.',
      show: 'a message on screen, names covered',
      screen: 'Reading the kind ones',
    },
    {
      rule: 'Mention where people can find help',
      wrong: 'ending on the hardest sentence',
      why: 'Somebody may watch this on a bad evening. A next step at the end is worth having.',
      show: 'a card with a place to call or write to',
      screen: 'You can talk to someone',
    },
    {
      rule: 'Let it be an ordinary day',
      wrong: 'waiting for a lesson before you share',
      why: 'It doesn’t need a turn or a moral. An honest ordinary day is what people recognise.',
      show: 'breakfast, keys, the walk to the door',
      screen: 'An ordinary day',
    },
  ],
}
