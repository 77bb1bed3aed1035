import type { Brief } from '@/lib/tool/prompt-tool'
import { type ChannelName, type ChannelNameInput, channelNameFields, maxNameLength } from './fields'

export function buildBrief({ parameters }: ChannelNameInput): Brief<ChannelName> {
  const vibe = channelNameFields[1].options.find(({ value }) => value === parameters.vibe)?.label ?? parameters.vibe
  return {
    role: 'You name YouTube channels. You have watched channels outgrow a name that was too narrow, and others disappear behind one that said nothing.',
    outputShape: 'set',
    guidelines:
      'The name stands small below every thumbnail, in the sidebar among forty others and in the sentence “I saw it on …”. So it is ' +
      'read at a glance and typed after hearing it once. A channel lives for years, so the name is wide enough for the ' +
      'next subject: the field rather than the format, the person rather than the gadget. Names that last come in a few kinds: the visitor’s own noun with a second word that fits, ' +
      'a thing from its world, two words that start alike, a person’s or a place’s name with the noun beside it. ' +
      'A list needs several kinds, because taste differs. From a sentence take its nouns, never its verbs, figures or small words. The tagline does the explaining.',
    fields: {
      name: 'One to four words with capitals and spaces, no emoji.',
      handle: 'The name in lower case letters and digits, “and” for “&”, 3 to 30 characters.',
      tagline: '3 to 9 words for the banner that say what the channel shows and for whom, from the request alone.',
      style:
        'descriptive names the subject; branded takes a thing from its world; blend is one coined word; alliteration repeats the first sound; rhyme rhymes; personal carries the visitor’s name; action has a verb.',
      why: 'At most 12 words that quote the parts and say what each tells a stranger.',
    },
    sample: {
      prompt: 'walking old railway lines in Wales, mostly with sheep for company',
      item: {
        name: 'Sleepers & Sheep',
        handle: 'sleepersandsheep',
        tagline: 'Walking the old railway lines of Wales',
        style: 'alliteration',
        why: '“Sleepers” are the old tracks, “sheep” the company.',
      },
    },
    traps: [
      'YouTube removes names with “YouTube”, “Official” or another platform’s, brand’s or creator’s name.',
      'Digits, doubled letters or “HD” on a word that is probably taken make it look like spam.',
      'Daily or weekly videos, and anything that has to be proved, stand in a tagline only if the request says so.',
      'No name can be called free, popular or good for search; nobody outside YouTube knows.',
    ],
    examples: [
      {
        prompt: 'maths for adults who were told they couldn’t, my name is Lena',
        good: 'name: “Maths with Lena”, tagline: “Maths for adults who were told they couldn’t”',
        bad: 'name: “Math Mastery Academy Pro”',
        why: 'The good one has a person in it; the bad one sounds like the school that they ran from.',
      },
      {
        prompt: 'finally sold my flat, moving onto a narrowboat in march, planning to keep notes',
        good: 'name: “Narrowboat Notes”, tagline: “From a flat to a narrowboat”',
        bad: 'name: “Sold My Flat 2026”',
        why: 'The good one names what comes next and lasts; the bad one is over in March.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      `No name has more than ${maxNameLength[parameters.length]} characters.`,
      parameters.name && 'About a quarter of the names carry `name`.',
    ],
  }
}
