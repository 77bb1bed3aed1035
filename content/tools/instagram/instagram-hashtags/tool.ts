import { z } from 'zod'
import { fitPhrases, noteField, presentList, quietNote } from '@/lib/kits/hashtag-lists'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { measureField } from '@/lib/tool/build-card'
import { textField } from '@/lib/tool/fields'
import { anyTexts, anyValue, defineItem, type ItemOf, oneOf } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { audienceField, avoidField, languageField, nameRefineActions } from '@/lib/tool/shared-fields'
import { findTags, toHashtag } from '@/lib/writer/tags'

/** The lists of a run, in display order. */
const kinds = {
  subject: { heading: 'What the post shows' },
  people: { heading: 'Who it’s for' },
  community: { heading: 'Where it belongs' },
  keywords: { heading: 'Words for the caption' },
} as const

const roleLabels = {
  topic: 'Topic',
  problem: 'Problem',
  audience: 'Audience',
  niche: 'Niche',
  broader: 'Broader',
} as const

type Role = keyof typeof roleLabels

const MAX_KEYWORDS = 8

const fields = [
  textField('problem', 'What does it help with?', 60, {
    placeholder: 'e.g. bread that won’t rise',
    hint: 'This becomes one of your hashtags.',
  }),
  audienceField,
  textField('region', 'City or country', 30, { placeholder: 'e.g. Lisbon' }),
  avoidField,
  languageField,
] as const

const item = defineItem({
  kind: oneOf(
    kinds,
    'which list it is: subject is about what the picture shows, people about who it is for, community about where it belongs.',
  ),
  tags: anyValue(
    z.array(z.object({ tag: z.string(), role: z.enum(Object.keys(roleLabels) as Role[]) })),
    `in subject, people and community at most ${instagramHashtags.max} tags, each with another role, in the order topic, problem, ` +
      'audience, niche, broader; no tag in two sets but the broader one. In keywords [].',
  ),
  entries: anyTexts(`in keywords at most ${MAX_KEYWORDS} phrases that people type into search. In the sets [].`),
  note: noteField('one short sentence on when to take the list, without any figure.'),
})

export type HashtagSet = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/instagram/hashtag-research',
  icon: 'tags',
  order: 60,
  searchWords: 'ig hashtags, insta hashtags, trending hashtags',
  relatedToolTypes: ['instagram-caption', 'instagram-bio', 'tiktok-hashtag-generator', 'instagram-engagement-rate'],
  nextToolTypes: ['instagram-caption', 'tiktok-hashtag-generator', 'tiktok-caption'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your post or its caption',
    placeholder: 'e.g. open studio on Saturday, hand-painted plates from my first kiln',
    hint: 'Say what’s in the post. The topic hashtags come from your words.',
    promptLimit: 4000,
    buttonLabel: 'Find hashtags',
    fields,
    examples: [
      { prompt: 'Street portraits in the rain: I asked strangers all Saturday and only two said no' },
      {
        prompt: 'repotting a fiddle-leaf fig that keeps dropping leaves',
        parameters: { problem: 'dropping leaves', audience: 'new plant parents' },
      },
      {
        prompt: 'Open studio on Saturday: hand-painted plates, seconds for 12 euros',
        parameters: { avoid: 'handmade' },
      },
    ],
    layout: 'tags',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 1500,
  item,
  count: () => Object.keys(kinds).length,
  brief: {
    role: 'You choose hashtags for Instagram posts, without access to live statistics.',
    outputShape: 'lists',
    guidelines:
      'Each tag has another job: the topic that is seen, the problem or wish behind it, the people it is for, the niche where such ' +
      'posts gather, the broader field. Specific beats wide: an exact tag meets people who were looking for it. Take the words from ' +
      'the request, and leave a job empty rather than add a tag that is not true of this very post. Instagram also searches ' +
      'captions, so offer phrases that stand well in a sentence.',
    sample: {
      prompt: 'repotting a fiddle-leaf fig that keeps dropping leaves, for new plant parents',
      item: {
        kind: 'subject',
        tags: [
          { tag: '#fiddleleaffig', role: 'topic' },
          { tag: '#leafdrop', role: 'problem' },
          { tag: '#newplantparents', role: 'audience' },
          { tag: '#plantcare', role: 'niche' },
          { tag: '#houseplants', role: 'broader' },
        ],
        entries: [],
        note: 'When the picture shows the plant and the new pot.',
      },
    },
    traps: [
      'Post counts, popularity or competition, which you cannot see.',
      'A tag of another platform, or one that would fit any post, such as #instagood.',
      'An event, challenge, brand, person or place that the visitor did not name.',
      'Spaces and signs in a tag; Arabic words are joined with an underscore.',
    ],
    examples: [
      {
        prompt: 'hand-painted plates from my first solo pottery show, open until Sunday in Porto',
        good: 'subject: #handpaintedplates #potteryshow #portoart #ceramics #pottery',
        bad: 'subject: #art #artist #artistsofinstagram #instaart #artlover',
        why: 'The good set names object, occasion, city and craft.',
      },
      {
        prompt: 'I shot strangers at a street market in the rain and only two said no',
        good: 'keywords: “street portraits in the rain”, “asking strangers for a portrait”',
        bad: 'keywords: “photography”, “best photo 2026”',
        why: 'The good phrases are what somebody types who wants to do this.',
      },
    ],
    choices: ({ parameters: { problem, audience, region } }) => [
      problem && 'The post helps with what `problem` says: the problem tags name it.',
      audience && 'The readers are those that `audience` names: the audience tags name them.',
      region && 'The post is about the place in `region`: one topic or niche tag names it.',
    ],
  },
  fit(set, { visitorText, avoid }) {
    const isTagSet = set.kind !== 'keywords'
    const tags = isTagSet ? fitTags(set.tags, avoid) : []
    const entries = isTagSet ? [] : fitPhrases(set.entries, { max: MAX_KEYWORDS, visitorText, avoid })
    return tags.length + entries.length === 0 ? null : { ...set, tags, entries }
  },
  present(set, { prompt }) {
    const { tags, entries } = set
    const isTagSet = tags.length > 0
    const list = isTagSet
      ? { text: tags.map(({ tag }) => tag).join(' '), carry: prompt }
      : { text: entries.join('\n'), carry: entries[0] ?? prompt }
    const hasRoles = tags.some(({ role }) => role !== 'topic')
    const roles = tags.map(({ tag, role }) => `${roleLabels[role]}: ${tag}`).join('\n')
    return {
      ...presentList(kinds, set, list),
      parts: [{ text: list.text }, hasRoles && { label: 'What each hashtag is for', text: roles, rank: 'more' }],
      ...(isTagSet && { meters: [measureField('Hashtags', list.text, instagramHashtags, 'copy')] }),
    }
  },
  draft: { outputKind: 'names', write: writeSets },
})

function fitTags(tags: HashtagSet['tags'], avoid: string): HashtagSet['tags'] {
  const fittedTags: HashtagSet['tags'] = []
  for (const { tag, role } of tags) {
    const excludedTags = [...avoid.split(','), ...fittedTags.map((fitted) => fitted.tag)]
    const [fittedTag] = fitHashtags([tag], { max: 1, excludedTags })
    if (fittedTag !== undefined) fittedTags.push({ tag: fittedTag, role })
  }
  return fittedTags.slice(0, instagramHashtags.max)
}

/** Yields one set, and one for a named audience. Does not guess: one wrong tag spoils a set. */
function* writeSets({ reading, parameters }: DraftInput<typeof fields>): Generator<HashtagSet> {
  const { region, problem, audience } = parameters
  const found = findTags(reading, 'instagram', region)
  const topics = assignRole('topic', [...found.own, ...found.form])
  const niche = assignRole('niche', found.field.slice(1))
  const people = assignRole('audience', audience.split(',')).slice(0, 2)
  const broad = assignRole('broader', found.field.slice(0, 1))
  const max = reading.instructions.maxItems ?? instagramHashtags.max
  const main = [...topics.slice(0, 3), ...niche.slice(0, 1), ...broad, ...topics.slice(3), ...niche.slice(1)]
  const tags = [...assignRole('problem', [problem]), ...main]
  const note = reading.isHardDay ? quietNote : 'These say what’s in the post. We skip #reels because it fits any post.'
  yield { kind: 'subject', tags: tags.slice(0, max), entries: [], note }
  if (people.length === 0 || reading.isHardDay) return
  const peopleTags = [...people, ...main].slice(0, max)
  yield { kind: 'people', tags: peopleTags, entries: [], note: 'Use these to reach someone in particular.' }
}

function assignRole(role: Role, phrases: readonly string[]): HashtagSet['tags'] {
  return phrases.filter((phrase) => phrase.trim() !== '').map((phrase) => ({ tag: toHashtag(phrase), role }))
}
