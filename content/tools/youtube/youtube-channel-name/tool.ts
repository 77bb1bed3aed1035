import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { hasProfanity, usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { checkHandle, nameStyleDescription, nameStyles, pickHandle } from '@/lib/kits/names'
import { youtubeChannelName, youtubeHandle } from '@/lib/platforms/networks/youtube'
import { buildHandle } from '@/lib/text/transliteration'
import { measureCharacters, measureField } from '@/lib/tool/build-card'
import { getOptionLabel, select } from '@/lib/tool/fields'
import { anyText, defineItem, type ItemOf, line, oneOf } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import {
  closingFields,
  createCountField,
  nameRefineActions,
  vibeField,
  visitorNameField,
} from '@/lib/tool/shared-fields'
import { buildTagline } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'

const styles = { descriptive: 'Says what you film', ...nameStyles }

/** In characters; at most 30, the limit of a handle. */
const maxLengths = { short: 14, medium: 20, long: 30 } as const

const fields = [
  createCountField('12', ['8', '12', '20']),
  vibeField,
  select(
    'length',
    'Length',
    {
      short: `Short, up to ${maxLengths.short}`,
      medium: `Medium, up to ${maxLengths.medium}`,
      long: `Long, up to ${maxLengths.long}`,
    },
    { default: 'medium' },
  ),
  visitorNameField,
  ...closingFields,
] as const

const MAX_TAGLINE_LENGTH = 70

const item = defineItem({
  name: line('With capitals and spaces, no emoji.', { emoji: 0 }),
  handle: anyText('The name in lower case letters and digits, “and” for “&”.'),
  tagline: line(
    `What the channel shows and for whom, from the request alone, at most ${MAX_TAGLINE_LENGTH} characters; empty for none.`,
    { maxLength: MAX_TAGLINE_LENGTH, isOptional: true },
  ),
  style: oneOf(styles, nameStyleDescription),
  why: line('The parts in quotation marks and what each tells, short.', { isOptional: true, keepsPeriod: true }),
})

type ChannelName = ItemOf<typeof item>

/** Words that impersonate a platform or its staff. YouTube removes channels that impersonate another. */
const impersonationPattern = /you\s?tube|google|tik\s?tok|insta(?:gram)?\b|twitch|netflix|official|verified|\badmin\b/i

export default promptTool({
  path: '/social-media-tools/youtube/channel-name-generator',
  icon: 'tv-minimal-play',
  order: 60,
  searchWords: 'channel, youtube username',
  copyValues: { maxLengths },
  relatedToolTypes: ['youtube-title', 'tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-bio'],
  nextToolTypes: ['youtube-title', 'tiktok-username-generator', 'tiktok-video-ideas'],
  form: {
    noun: 'channel name',
    promptLabel: 'What is your channel about?',
    placeholder: 'e.g. restoring old bicycles',
    hint: 'Name your topic. Add a place or your own name to make it yours.',
    buttonLabel: 'Generate channel names',
    fields,
    examples: [
      { prompt: 'budget travel in Japan' },
      { prompt: 'restoring old bicycles' },
      { prompt: 'C++ tutorials', parameters: { vibe: 'pro', avoid: 'academy', count: '8' } },
      { prompt: 'moving back to my grandparents’ olive farm', parameters: { vibe: 'funny', count: '20' } },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 2500,
  item,
  brief: {
    role: 'You name YouTube channels.',
    guidelines:
      'The name stands small below every thumbnail and in the sentence “I saw it on …”: it is read at a glance and typed after ' +
      'hearing it once. A channel lives for years, so the name is wide enough for the next subject: the field rather than the ' +
      'format, the person rather than the gadget. Names that last come in a few kinds, and taste differs, so use several: the ' +
      'visitor’s own noun with a second word that fits, a thing from its world, two words that start alike, a person’s or a place’s ' +
      'name with the noun beside it. Take the nouns of a sentence, not its small words. The tagline does the explaining.',
    sample: {
      prompt: 'walking old railway lines in Wales, mostly with sheep for company',
      item: {
        name: 'Sleeper Sheep',
        handle: 'sleepersheep',
        tagline: 'Walking the old railway lines of Wales',
        style: 'alliteration',
        why: '“Sleeper” lies under old rails, “sheep” is the company.',
      },
    },
    traps: [
      '“YouTube”, “Official”, or the name of another platform, brand or creator: YouTube removes such names.',
      'Digits, doubled letters or “HD” on a word that is probably taken.',
      'A tagline with “daily”, “weekly” or a claim that the request does not make.',
      'Saying that a name is free, popular or good for search, which you cannot know.',
    ],
    examples: [
      {
        prompt: 'maths for adults who were told they couldn’t, my name is Lena',
        good: 'name: “Maths with Lena”, tagline: “Maths for adults who were told they couldn’t”',
        bad: 'name: “Math Mastery Academy Pro”',
        why: 'The good one has a person in it; the bad one sounds like the school they ran from.',
      },
      {
        prompt: 'finally sold my flat, moving onto a narrowboat in march, planning to keep notes',
        good: 'name: “Narrowboat Notes”, tagline: “From a flat to a narrowboat”',
        bad: 'name: “Sold My Flat 2026”',
        why: 'The good one lasts; the bad one is over in March.',
      },
    ],
    choices: ({ parameters }) => [
      `The impression it should make: ${getOptionLabel(fields, 'vibe', parameters.vibe).toLowerCase()}.`,
      `No name has more than ${maxLengths[parameters.length]} characters.`,
      parameters.name && 'About a quarter of the names carry `name`.',
    ],
  },
  fit(channelName, { parameters }) {
    const name = trimEndMatching(channelName.name, /[.!?]/)
    const handle = pickHandle('youtube', channelName.handle, name, youtubeHandle.max)
    const isUnusable =
      handle === '' ||
      !/[\p{L}\p{N}]/u.test(name) ||
      /[<>@#]/.test(name) ||
      name.length > maxLengths[parameters.length] ||
      impersonationPattern.test(name) ||
      hasProfanity(name)
    return isUnusable ? null : { ...channelName, name, handle }
  },
  present({ name, handle, tagline, style, why }, { prompt }) {
    const { tags, notes } = checkHandle(handle, ['tiktok', 'instagram', 'x'])
    return {
      heading: styles[style],
      parts: [
        { label: 'Channel name', text: name },
        { label: 'Handle', text: `@${handle}` },
        { label: 'Tagline', text: tagline },
      ],
      copy: name,
      carry: prompt,
      meters: [
        measureCharacters('Name', name, youtubeChannelName.max, 'copy'),
        measureField('Handle', handle, youtubeHandle, { part: 'Handle' }),
      ],
      tags,
      notes: [why, ...notes, 'We can’t see if it’s taken. YouTube will tell you when you enter it.'],
    }
  },
  draft: { outputKind: 'names', write: writeChannelNames },
})

function writeChannelNames({ reading, prompt, parameters }: DraftInput<typeof fields>, random: Random): ChannelName[] {
  const { name: visitorName, length, avoid } = parameters
  const fits = (name: string) => name.length <= maxLengths[length] && !usesAvoidedWord(name, avoid)
  const ideas = writeNames({ reading, visitorName, isShop: false, fits }, random)
  if (ideas.length === 0 && buildHandle(prompt) === '') throw new PublicError('english_only')
  const tagline = buildTagline(reading, MAX_TAGLINE_LENGTH)
  return ideas.map(({ displayName, style, why }) => ({ name: displayName, handle: '', tagline, style, why }))
}
