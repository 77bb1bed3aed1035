import type { OldBrief as Brief } from '@/lib/tool/brief'
import { type ChannelNameInput, channelNameFields, longest } from './fields'

/** What a model is told about channel names. */
export function brief({ parameters }: ChannelNameInput): Brief {
  const vibe =
    channelNameFields[1].options.find(({ value }) => value === parameters.vibe)?.label ?? parameters.vibe
  return {
    role: 'You name YouTube channels. You have watched channels outgrow a name that was too narrow, and others disappear behind one that said nothing.',
    craft:
      'The name stands small below every thumbnail, in the sidebar among forty others and in the sentence “I saw it on …”. It has to be ' +
      'read at a glance, said without spelling it and typed after hearing it once. A channel lives for years, so the name is wide enough for the ' +
      'next subject: the field rather than the format, the person rather than the gadget. Names that last come in a few kinds: the subject said ' +
      'plainly, a thing from its world, two words that start alike, a coined word, a person’s name with the subject beside it. ' +
      'A list needs several kinds, because taste differs and many handles are taken. The handle is the name without spaces; ' +
      'the tagline does the explaining, so the name need not.',
    structure:
      `name: at most ${longest[parameters.length]} characters, with capitals and spaces, no emoji. ` +
      'handle: the name in lower case letters and digits, “and” for “&”, 3 to 30 characters. ' +
      'tagline: three to nine words for the banner that say what the channel shows and for whom. ' +
      'style: descriptive names the subject; branded takes a thing from its world; blend is one coined word; alliteration repeats the first sound; ' +
      'rhyme rhymes; personal carries the visitor’s name; action has a verb. why: one sentence that quotes the parts and says what each tells a stranger.',
    traps: [
      'Do not use “YouTube”, “TV”, “Official”, “Channel” or another platform’s, brand’s or creator’s name.',
      'Do not say that a name is free, popular or easy to rank with; you cannot know.',
      'Do not hang digits, doubled letters or “HD” on a word because it is probably taken.',
      'Do not use the same word in more than two names.',
      'Do not write words side by side where the join spells something rude or hides where one ends.',
      'Do not promise daily or weekly videos in a tagline unless the visitor does.',
    ],
    examples: [
      {
        prompt: 'walking old railway lines in Wales',
        good: 'name: “Sleepers & Sheep”, tagline: “Walking the lines that Wales took up”',
        bad: 'name: “WalesRailwayWalks4U”, tagline: “The best railway content on YouTube”',
        why: 'The good one has two things you see on every walk and can be said; the bad one is a search query with a boast.',
      },
      {
        prompt: 'maths for adults who were told they could not do it, my name is Lena',
        good: 'name: “Lena Carries the One”, tagline: “Maths for people who gave it up”',
        bad: 'name: “Math Mastery Academy Pro”',
        why: 'The good one smiles and has a person in it; the bad one sounds like the school that they ran from.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      parameters.name &&
        `The visitor’s own name is ${parameters.name}; use it in about a quarter of the names.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
