import type { OldBrief as Brief } from '@/lib/tool/brief'
import { type UsernameInput, usernameFields } from './fields'
import { handleLetters } from './fit'

const vibeField = usernameFields[1]

/** What a model is told about usernames. */
export function brief({ parameters }: UsernameInput): Brief {
  const vibe = vibeField.options.find((option) => option.value === parameters.vibe)?.label ?? parameters.vibe
  const starts = handleLetters(parameters.startsWith)
  const ends = handleLetters(parameters.endsWith)
  return {
    role: 'You name creator accounts. You have seen which handles people can still type after hearing them once in a video, and which ones they get wrong.',
    craft:
      'A handle is heard before it is read: in a duet, in a voice-over, from a friend. So it has to survive being spoken, with ' +
      'one obvious spelling, no doubled letters where words meet and at most three syllables per word. It should be wide enough for the ' +
      'account to change its subject a little and narrow enough to say whose it is. There are three honest ways to get there: name the subject ' +
      '(sourdoughlab), take a concrete object from its world (crustandco), or coin a word that nobody else searches for (loafology). ' +
      'A list needs all three, since the visitor has to fall in love with one and most good names are gone. Short wins, because ' +
      'the name stands under every comment and the feed cuts long ones.',
    structure:
      'handle: lower case without @. displayName: the same name as a person writes it, with capitals and spaces; where the handle is a brand ' +
      'or a coined word, add the subject behind a vertical bar (“Loafology | Sourdough”), since the name field is searched. ' +
      'style: descriptive names the subject; branded takes a thing from its world; blend is one coined word; alliteration repeats the first sound; ' +
      'rhyme rhymes; personal carries the visitor’s name; action has a verb. why: name the parts in quotation marks and what each tells a stranger.',
    traps: [
      'Do not claim that a name is free, popular or ranks well; you cannot know.',
      'Do not put “official”, “real”, “tiktok” or another platform’s name into a handle.',
      'Do not hang random digits, doubled letters or underscores at the ends on a word because it is probably taken.',
      'Do not use the same word in more than two handles.',
      'Do not write a word next to another where the join spells something rude or hides where one ends.',
      'Do not use the name of a known brand, product or creator.',
    ],
    examples: [
      {
        prompt: 'restoring old bicycles in a small flat',
        good: 'handle: “spokeandsofa”, displayName: “Spoke & Sofa | Old Bikes”',
        bad: 'handle: “bike_restorer_4821”, displayName: “bike_restorer_4821”',
        why: 'The good one can be said and shows the joke of the account: bikes in a living room. The bad one is a label with a serial number.',
      },
      {
        prompt: 'maths tricks for pupils, my name is Lena',
        good: 'handle: “lenacarries1”, displayName: “Lena Carries the 1 | Maths”',
        bad: 'handle: “theofficialmathqueenlena”',
        why: 'The good one is a pun that every pupil knows and keeps her name; the bad one is long, boasts and cannot be typed from memory.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      parameters.name &&
        `The visitor’s own name is ${parameters.name}; use it in about a quarter of the handles.`,
      `No handle has more than ${parameters.maxLength} characters.`,
      parameters.numbers
        ? 'Digits are welcome where they mean something.'
        : 'Use no digits, neither at the end nor in place of letters.',
      parameters.punctuation
        ? 'A single “.” or “_” between words is allowed in up to a third of them; never at the start or end.'
        : 'Use letters only, without “.” and “_”.',
      starts && `Every handle starts with “${starts}”.`,
      ends && `Every handle ends with “${ends}”.`,
    ],
  }
}
