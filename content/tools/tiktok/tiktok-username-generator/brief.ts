import type { Brief } from '@/lib/tool/prompt-tool'
import { type Username, type UsernameInput, usernameFields } from './fields'

const vibeField = usernameFields[1]

export function buildBrief({ parameters }: UsernameInput): Brief<Username> {
  const vibe = vibeField.options.find((option) => option.value === parameters.vibe)?.label ?? parameters.vibe
  return {
    role: 'You name creator accounts. You have seen which handles people can still type after hearing them once in a video, and which ones they get wrong.',
    outputShape: 'set',
    guidelines:
      'A handle is heard before it is read, so it survives being spoken, with ' +
      'one obvious spelling and two or three short words. Make it wide enough for the account to change its subject a little and narrow enough to say whose it is. ' +
      'The surest way is the visitor’s own noun beside a second word that fits it (sourdoughclub), their name or place beside the noun (mayabakes), or two things from its world ' +
      '(crustandco). A list needs several ways, since most good names are gone. From a sentence take its nouns, never its verbs, figures or small words. ' +
      'Short wins, because the name stands under every comment. On a hard day use the visitor’s own name or a quiet plain one.',
    fields: {
      handle: 'Two or three short words in lower case, without @.',
      displayName:
        'The same name as a person writes it, with capitals and spaces, at most 30 characters; where the handle does not name the subject, add it behind a vertical bar (“Crust & Co | Sourdough”), since the name field is searched.',
      style:
        'descriptive names the subject; branded takes a thing from its world; blend is one coined word; alliteration repeats the first sound; rhyme rhymes; personal carries the visitor’s name; action has a verb.',
      why: 'At most 12 words: the parts in quotation marks and what each tells a stranger.',
    },
    sample: {
      prompt: 'restoring old bicycles in a small flat, mostly on the sofa',
      item: {
        handle: 'spokeandsofa',
        displayName: 'Spoke & Sofa | Old Bikes',
        style: 'branded',
        why: '“Spoke” is the bike, “sofa” the room where it happens.',
      },
    },
    traps: [
      'A handle with “official”, “real” or a platform’s, brand’s or creator’s name in it is refused.',
      'Digits, doubled letters or underscores that only make a taken word unique are typed wrong.',
      'Words that spell something rude at the join, or hide where one ends, cannot be said.',
      'No name can be called free, popular or good for search; nobody outside the platform knows.',
    ],
    examples: [
      {
        prompt: 'maths tricks for pupils, my name is Lena, I say “carry the 1” a lot',
        good: 'handle: “lenacarries1”, displayName: “Lena Carries the 1 | Maths”',
        bad: 'handle: “theofficialmathqueenlena”',
        why: 'The good one is a pun that every pupil knows and keeps her name; the bad one is long, boasts and cannot be typed from memory.',
      },
      {
        prompt: 'we just opened a tea room in Whitby!!',
        good: 'handle: “whitbytearoom”, displayName: “Whitby Tea Room”',
        bad: 'handle: “justopenedtea_4821”',
        why: 'The good one is what people will search for; the bad one is a scrap of the sentence with a serial number.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      `No handle has more than ${parameters.maxLength} characters.`,
      parameters.name && 'About a quarter of the handles carry `name`.',
      parameters.numbers
        ? 'Digits are welcome where they mean something.'
        : 'Use no digits, neither at the end nor in place of letters.',
      parameters.punctuation
        ? 'A single “.” or “_” between words is allowed in up to a third of them; never at the start or end.'
        : 'Use letters only, without “.” and “_”.',
      parameters.startsWith && 'Every handle starts with `startsWith`.',
      parameters.endsWith && 'Every handle ends with `endsWith`.',
    ],
  }
}
