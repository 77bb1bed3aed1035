import { cleanText } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { defineList, presentList } from '@/lib/kits/hashtag-lists'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { type CardDraft, measureField } from '@/lib/tool/build-card'
import { select, textField, toggle } from '@/lib/tool/fields'
import { type FitContext, type ItemOf, isUsable } from '@/lib/tool/item'
import { type DraftInput, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields, nameRefineActions } from '@/lib/tool/shared-fields'
import { findTags, toHashtag } from '@/lib/writer/tags'
import { toCamelCaseTag } from './camel-case-tag'

const kinds = {
  pick: { heading: 'For your post' },
  alternatives: { heading: 'More to swap in' },
  placement: { heading: 'Where to put them' },
  search: { heading: 'Searches to check on X' },
} as const

const MAX_ALTERNATIVES = 8
const MAX_PLACEMENTS = 2
const MAX_SEARCHES = 5
const MAX_SEARCH_LENGTH = 120

const fields = [
  select(
    'picks',
    'Hashtags',
    { '1': 'One', '2': 'Two' },
    { default: '2', isAlwaysVisible: true, hint: 'More than two looks like an ad.' },
  ),
  textField('region', 'City or country', 30, { placeholder: 'e.g. Austin' }),
  toggle('capitals', 'Capitalize each word', true, { hint: 'Easier to read, and screen readers say it right.' }),
  ...closingFields,
] as const

const item = defineList(kinds, {
  entries: 'hashtags with #; in placement, whole posts; in search, queries for X’s search box.',
  note: 'one short sentence of advice on the list, without any figure.',
})

type HashtagList = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/twitter/hashtag-tools',
  icon: 'radar',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'hashtags for x, hashtags for twitter',
  relatedToolTypes: ['twitter-tweet', 'twitter-thread', 'instagram-hashtags', 'tiktok-hashtag-generator'],
  nextToolTypes: ['twitter-tweet', 'twitter-thread', 'instagram-hashtags'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your post or its topic',
    placeholder: 'e.g. I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
    hint: 'Paste the whole post to see it with the hashtag in place.',
    promptLimit: 2000,
    buttonLabel: 'Find hashtags',
    fields,
    examples: [
      { prompt: 'Our small business opens a second bakery on Saturday, with rye bread until it runs out' },
      { prompt: 'I rebuilt my bike’s gearbox with a library book and a borrowed wrench', parameters: { picks: '1' } },
      { prompt: 'Every nurse should learn statistics before any new software', parameters: { avoid: 'students' } },
    ],
    layout: 'tags',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 1500,
  item,
  count: () => Object.keys(kinds).length,
  brief: {
    role: 'You advise people who post on X when a hashtag helps and when it only decorates.',
    outputShape: 'lists',
    guidelines:
      'On X a post is read as a sentence, so a hashtag earns its place by being a word of that sentence or by naming a conversation ' +
      'that people follow: a field, an event the visitor named, a community (#BookTwitter). A tag inside the sentence costs one ' +
      'character; at the end it costs its whole length. A search shows whether a tag is alive.',
    fields: ({ parameters: { picks } }) => ({
      entries:
        `pick: ${picks === '1' ? 'one hashtag' : 'one or two hashtags, the subject first'}. alternatives: at most ${MAX_ALTERNATIVES} others that are true of this post, from ` +
        `narrow to wide. placement: the visitor’s text twice, as a whole post of at most ${xPost.max} characters: first with the hashtag in the place of its own words, then ` +
        `with it at the end. search: at most ${MAX_SEARCHES} queries for X’s search box with "exact phrases", OR, a leading minus, lang:, filter:media, filter:links, ` +
        'filter:replies or filter:follows.',
    }),
    sample: ({ parameters: { capitals } }) => ({
      prompt: 'I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
      item: {
        kind: 'placement' as const,
        entries: [
          'I rebuilt my bike’s #gearbox with a library book and a borrowed wrench',
          'I rebuilt my bike’s gearbox with a library book and a borrowed wrench. #BikeRepair',
        ].map((post) => (capitals ? post.replace('#gearbox', '#Gearbox') : post.replace('#BikeRepair', '#bikerepair'))),
        note: 'Inside the sentence it reads like a word.',
      },
    }),
    traps: [
      'A general tag such as #viral or #love, one of another platform, an event or campaign that the visitor did not name.',
      'A minimum of likes, a date or an account in a search that the visitor did not name.',
      'Signs other than letters, digits and underscores in a tag; Arabic words are joined by an underscore.',
    ],
    examples: [
      {
        prompt: 'translating menus for small restaurants',
        good: 'search: “"menu translation" ("how do" OR "anyone know") -filter:links”',
        bad: 'search: “restaurant min_faves:1000 trending”',
        why: 'The good query finds people with a question.',
      },
      {
        prompt: 'our bakery in Leeds opens its second door on saturday',
        good: 'pick: #Leeds #Bakery',
        bad: 'pick: #SmallBusinessSaturday #Foodie',
        why: 'The good tags stand in the post already; the bad ones name what it does not.',
      },
    ],
    choices: ({ parameters: { capitals, region } }) => [
      capitals ? 'Each word of a hashtag begins with a capital letter.' : 'Hashtags are written in lower case.',
      region && 'The post is about the place in `region`: one alternative and one search name it.',
    ],
  },
  fit(list, input) {
    const entries = fitEntries(list, input)
    return entries.length === 0 ? null : { ...list, entries }
  },
  present(list, { prompt }) {
    const { kind, entries } = list
    const text = entries.join(kind === 'search' ? '\n' : ' ')
    return { ...presentList(kinds, list, { text, carry: prompt }), ...(kind === 'placement' && presentPosts(entries)) }
  },
  draft: { outputKind: 'names', write: writeLists },
})

function fitEntries({ kind, entries }: HashtagList, input: Input<typeof fields> & FitContext): string[] {
  if (kind === 'placement') return fitPosts(entries, input)
  if (kind === 'search') return fitSearches(entries, input)
  const { picks, avoid, capitals } = input.parameters
  const max = kind === 'pick' ? Number(picks) : MAX_ALTERNATIVES
  const tags = fitHashtags(entries, { max, excludedTags: avoid.split(',') })
  return capitals ? tags.map((tag) => toCamelCaseTag(tag, input.prompt)) : tags
}

function fitPosts(entries: readonly string[], input: Input<typeof fields> & FitContext): string[] {
  const visitorTags = new Set(findHashtags(input.visitorText.toLowerCase()))
  const posts = entries
    .map((entry) => cleanText(entry))
    .filter((post) => {
      const tags = findHashtags(post)
      const addedTags = tags.filter((tag) => !visitorTags.has(tag.toLowerCase()))
      return (
        tags.length > 0 &&
        addedTags.length <= Number(input.parameters.picks) &&
        measureWeightedLength(post) <= xPost.max &&
        isUsable(post, input)
      )
    })
  return [...new Set(posts)].slice(0, MAX_PLACEMENTS)
}

function fitSearches(entries: readonly string[], { prompt }: Input<typeof fields>): string[] {
  const searches = entries
    .map((entry) => collapseWhitespace(normalizeUnicode(entry).replace(/[“”]/g, '"')))
    .filter((entry) => entry !== '' && entry.length <= MAX_SEARCH_LENGTH && !hasInventedNumber(entry, prompt))
  return [...new Set(searches)].slice(0, MAX_SEARCHES)
}

function presentPosts(posts: readonly string[]): Pick<CardDraft, 'parts' | 'copy' | 'meters'> {
  const labeledPosts = posts.map((text, index) => ({
    label: index < posts.length - 1 || !endsWithTag(text) ? 'In the sentence' : 'At the end',
    text,
  }))
  return {
    parts: labeledPosts,
    copy: posts[0] ?? '',
    meters: labeledPosts.map(({ label, text }, index) =>
      measureField(label, text, xPost, index === 0 ? 'copy' : { part: label }),
    ),
  }
}

function endsWithTag(post: string): boolean {
  const lastTag = findHashtags(post).at(-1)
  return lastTag !== undefined && post.endsWith(lastTag)
}

/** Suggests the visitor's own words, then those of their field; on a hard day at most one tag and no searches. */
function* writeLists({ reading, parameters }: DraftInput<typeof fields>): Generator<HashtagList> {
  const { region, capitals, picks } = parameters
  const { own, field, form } = findTags(reading, 'x', region)
  const all = [...own, ...field, ...form].map((tag) => toHashtag(tag, capitals))
  // Drop tags that contain one another: either #Sourdough or #SourdoughBread.
  const isDistinct = (tag: string, index: number) =>
    all.slice(0, index).every((other) => !other.includes(tag.slice(1)) && !tag.includes(other.slice(1)))
  const picked = all.filter(isDistinct).slice(0, Number(picks))
  yield { kind: 'pick', entries: picked, note: '' }
  if (reading.isHardDay || picked.length === 0) return
  const others = all.filter((tag) => !picked.includes(tag))
  const note = 'Search for it on X first, because it might mean something else there.'
  if (others.length > 1) yield { kind: 'alternatives', entries: others, note }
  yield { kind: 'placement', entries: composePlacements(reading.text, picked), note: '' }
  const question = reading.language === 'en' ? ' ("how do" OR "anyone know")' : ''
  const phraseSearch = `"${own[0] ?? field[0] ?? picked[0]?.slice(1)}"${question} -filter:links`
  const searches = [phraseSearch, `${picked[0]} -filter:replies`]
  yield { kind: 'search', entries: searches, note: 'Tap Latest to see who uses it.' }
}

/**
 * Returns two versions of the text: one with hashtags in place of the matching words, and one with the hashtags at the
 * end. Omits the first version if no words match. Each version has at most 280 weighted characters.
 */
function composePlacements(fullText: string, tags: readonly string[]): string[] {
  const tagText = tags.join(' ')
  const maxWeight = xPost.max - measureWeightedLength(tagText) - tags.length - 1
  const plainText = collapseWhitespace(fullText.replace(/[#＃]/g, ''))
  const text = capitalizeIfLowercase(truncateAtWord(plainText, maxWeight, measureWeightedLength))
  const inlineText = tags.reduce(insertTag, text)
  const isSentence = inlineText !== text && /\p{L}/u.test(inlineText.replace(/#\S+/g, ''))
  return [...(isSentence ? [inlineText] : []), `${text} ${tagText}`]
}

/** Replaces the first occurrence of a tag's words, at most four, by the tag. */
function insertTag(text: string, tag: string): string {
  const words = [...text.matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{M}\p{N}]+(?:\+\+)?/gu)]
  const phrases = words.flatMap(({ index }, position) =>
    words.slice(position, position + 4).map((last) => ({ start: index, end: last.index + last[0].length })),
  )
  const phrase = phrases.find(({ start, end }) => {
    const part = text.slice(start, end)
    return !/[.,!?;:'’]/.test(part) && toHashtag(part) === tag.toLowerCase()
  })
  return phrase ? text.slice(0, phrase.start) + tag + text.slice(phrase.end) : text
}
