import { formatCountWord } from '@/lib/core/format/format-count-word'
import type { Random } from '@/lib/core/random'
import { lowercaseAllCaps } from '@/lib/core/strings/clean-text'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { getFirstWord, truncateAtWord } from '@/lib/core/strings/word-limits'
import { uniqueBy } from '@/lib/core/unique-by'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { removeAngleBrackets } from '@/lib/platforms/youtube/uploads'
import { type CardDraft, measureCharacters } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { select, textField } from '@/lib/tool/fields'
import { defineItem, type FitContext, type ItemOf, line, lines, oneOf } from '@/lib/tool/item'
import { type DraftContext, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, toneField } from '@/lib/tool/shared-fields'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'

const intents = { browse: 'Home feed', search: 'Search', shorts: 'Shorts' } as const

const intentInstructions: Record<keyof typeof intents, string> = {
  browse: 'It is read beside its thumbnail by somebody who was not looking for it.',
  search: 'It is read in search: the words that somebody typed come first, then what the video answers.',
  shorts: 'It is read below a running Short: one thought in a few words, no explanation.',
}

/** Limit of YouTube's Test & Compare. */
const TEST_SET_SIZE = 3

const fields = [
  select('intent', 'Where people find it', intents, { isAlwaysVisible: true }),
  textField('keyword', 'Keyword', 60, { placeholder: 'What people type to find it' }),
  toneField,
  {
    ...createCountField('5', ['5', '10', '15']),
    hint: `With AI, you also get ${formatCountWord(TEST_SET_SIZE)} titles to A/B test for long videos.`,
  },
  ...detailFields,
] as const

type TitleInput = Input<typeof fields>

/** Title formulas and the place where each works best; `quiet` is for hard days. */
const formulas = {
  plain: { label: 'Says what it is', goal: 'for search' },
  'how-to': { label: 'How-to', goal: 'for search' },
  checklist: { label: 'List', goal: 'for search' },
  question: { label: 'Question', goal: 'for the feed' },
  story: { label: 'Story', goal: 'for the feed' },
  opinion: { label: 'Opinion', goal: 'for the feed' },
  contrast: { label: 'Contrast', goal: 'for the feed' },
  routine: { label: 'Routine', goal: 'for regulars' },
  moment: { label: 'One moment', goal: 'for Shorts' },
  quiet: { label: 'Quietly', goal: '' },
} as const

const sampleAlternatives = [
  'Refinishing an oak table by hand, and nearly ruining it',
  'How thin is the veneer on an oak table?',
]

const item = defineItem({
  title: line(
    `sentence case, at most ${youtubeTitle.max} characters; what matters stands in the first ${youtubeTitle.fold.maxOnPhone}, which phones show.`,
  ),
  formula: oneOf(formulas, 'what the title does; quiet only on a hard day.'),
  thumbnail: line(
    'what the picture shows that the title does not say, in a few words; empty where the request names nothing to see.',
    { isOptional: true, keepsPeriod: true },
  ),
  alternatives: lines(
    'for Test & Compare, in the first item two more titles with other formulas and first words; in all others [].',
    { max: 5 },
  ),
})

type Title = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/youtube/title-generator',
  icon: 'heading-1',
  order: 10,
  searchWords: 'titles, video name, clickbait',
  copyValues: { testTitles: TEST_SET_SIZE },
  relatedToolTypes: ['youtube-description', 'youtube-tags', 'youtube-script', 'tiktok-hook-generator'],
  nextToolTypes: ['youtube-description', 'youtube-tags', 'youtube-script', 'twitter-thread'],
  form: {
    noun: 'title',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. I rebuilt my garden shed from reclaimed wood and then the roof leaked',
    hint: 'Say what happens and how it ends. The details make it yours.',
    buttonLabel: 'Generate titles',
    fields,
    examples: [
      { prompt: '5 mistakes that ruin a garden shed. The roof leaked on the first night' },
      {
        prompt: 'how to prune an overgrown apple tree without losing the harvest',
        parameters: {
          intent: 'search',
          tone: 'educational',
          keyword: 'prune apple tree',
          audience: 'first-time gardeners',
          outcome: 'apples again in the second year',
        },
      },
      {
        prompt: 'my toddler reviews five kinds of pasta',
        parameters: { intent: 'shorts', tone: 'funny', turn: 'the plain one won' },
      },
    ],
    score: 'title',
  },
  maxOutputTokens: 2500,
  item,
  // The test set is in addition to the requested titles; Test & Compare does not support Shorts.
  count: ({ parameters }) => Number(parameters.count) + (parameters.intent === 'shorts' ? 0 : 1),
  brief: {
    role: 'You write YouTube titles, and the video has to keep what they promise.',
    guidelines:
      'Title and thumbnail are one sentence in two halves: the picture carries what the title leaves out. A title names something ' +
      'particular that the request gives (the object, the situation, the turn of events) and leaves open what the video answers. ' +
      'A story gets its turn, an opinion its claim, a comparison both sides; news, offers and events get their day, place and price.',
    fields: ({ parameters }) => (parameters.intent === 'shorts' ? { alternatives: 'an empty list.' } : {}),
    sample: ({ parameters }) => ({
      prompt: 'refinished a scratched oak table with hand tools only, almost sanded through the veneer',
      item: {
        title: 'The scratch I almost sanded into a hole',
        formula: 'story' as const,
        thumbnail: 'The scratched oak top, hand tools beside it',
        alternatives: parameters.intent === 'shorts' ? [] : sampleAlternatives,
      },
    }),
    traps: [
      'Capitals for emphasis, < or >, a row of punctuation marks.',
      'Best, ultimate, only, insane.',
      'An event that the request does not tell.',
    ],
    examples: [
      {
        prompt: 'why I stopped counting lines to read bass clef, as an adult pianist',
        good: 'title: “Bass clef finally made sense when I stopped counting lines”',
        bad: 'title: “The Ultimate Guide to Bass Clef (You Won’t Believe #3)”',
        why: 'The good one has the search words and the reason that the prompt gives.',
      },
      {
        prompt: 'Fuji X100VI or Ricoh GR III for street photography, I own both',
        good: 'title: “X100VI or GR III for street? I own both”',
        bad: 'title: “This Camera Changed EVERYTHING”',
        why: 'The good one names both sides and who is speaking.',
      },
    ],
    choices: ({ parameters: { intent, keyword, audience, outcome, turn } }) => [
      intentInstructions[intent],
      keyword && '`keyword` stands, in this form, in most titles.',
      audience && 'The viewers are those that `audience` names.',
      outcome && '`outcome` is what comes out.',
      turn && '`turn` is what surprised them or went wrong: one title is built on it.',
    ],
  },
  fit: fitTitle,
  getOpening: ({ title }) => title,
  present: (title, { parameters }) =>
    title.alternatives.length > 0 ? presentTestSet(title) : presentTitle(title, parameters.keyword),
  draft: { outputKind: 'sentences', write: writeTitles },
})

/** A test set has exactly three titles with different first words. */
function fitTitle(item: Title, { parameters, visitorText }: TitleInput & FitContext): Title | null {
  const clean = (text: string) => lowercaseAllCaps(removeAngleBrackets(text), visitorText)
  const isWithinLimit = ({ length }: string) => length > 0 && length <= youtubeTitle.max
  const title = clean(item.title)
  if (!isWithinLimit(title)) return null
  const texts = [title, ...item.alternatives.map(clean).filter(isWithinLimit)]
  const alternatives = uniqueBy(texts, getFirstWord).slice(1, TEST_SET_SIZE)
  const canBeTested = parameters.intent !== 'shorts' && item.formula !== 'quiet'
  return { ...item, title, alternatives: canBeTested && alternatives.length === TEST_SET_SIZE - 1 ? alternatives : [] }
}

function presentTitle({ title, formula, thumbnail }: Title, keyword: string): CardDraft {
  const { label, goal } = formulas[formula]
  const phoneText = truncateAtWord(title, youtubeTitle.fold.maxOnPhone)
  const fitsPhone = title.length <= youtubeTitle.fold.maxOnPhone
  return {
    heading: label,
    parts: [
      { label: 'Title', text: title },
      { label: 'Thumbnail', text: thumbnail },
    ],
    preview: { kind: 'youtube-title', text: title, ...(thumbnail && { scene: thumbnail }) },
    // A hard day is not scored.
    ...(formula !== 'quiet' && { score: 'title' }),
    copy: title,
    meters: [measureCharacters('Title', title, youtubeTitle.max, { line: 0 })],
    tags: [goal, fitsPhone && 'fits on a phone'],
    notes: [!fitsPhone && `A phone shows about this much: “${phoneText} …”`, describeKeyword(title, keyword)],
  }
}

/** Presents titles for YouTube's Test & Compare: A is `title`, B and C are the alternatives. */
function presentTestSet({ title, alternatives, thumbnail }: Title): CardDraft {
  const titles = [title, ...alternatives].map((text, index) => ({ label: 'ABC'.charAt(index), text }))
  const texts = titles.map(({ text }) => text)
  return {
    heading: 'Three for Test & Compare',
    parts: [...titles.map((part) => ({ ...part, rank: 'answer' as const })), { label: 'Thumbnail', text: thumbnail }],
    preview: { kind: 'youtube-title', text: texts.join('\n'), ...(thumbnail && { scene: thumbnail }) },
    copy: ['For Test & Compare:', ...texts].join('\n'),
    meters: titles.map(({ label, text }, index) =>
      measureCharacters(label, text, youtubeTitle.max, { line: index + 1 }),
    ),
    tags: ['long videos only'],
    notes: [
      'Test them in YouTube Studio on a computer. It takes up to two weeks, and the title with the most watch time wins.',
    ],
  }
}

function describeKeyword(title: string, keyword: string): string {
  if (keyword === '') return ''
  const index = title.toLowerCase().indexOf(keyword.toLowerCase())
  if (index < 0) return `Your keyword “${keyword}” is missing. Put it in the first line of your description.`
  return index === 0 ? 'Your keyword comes first.' : `Your keyword starts at character ${index + 1}.`
}

const formulaByForm: Readonly<Record<LineForm, Title['formula']>> = {
  question: 'question',
  opinion: 'opinion',
  list: 'checklist',
  'how-to': 'how-to',
  scene: 'story',
  statement: 'plain',
  topic: 'plain',
  quiet: 'quiet',
}

const MAX_TITLE_LENGTH = { browse: youtubeTitle.max, search: youtubeTitle.max, shorts: 60 } as const

/** Writes titles in the visitor's words: a clause, a question or a claim, after the search keyword if it is missing. */
function writeTitles({ reading, parameters }: TitleInput & DraftContext, random: Random): Title[] {
  const { intent, keyword } = parameters
  const [first, ...others] = writeLines(reading, 'title', random)
    .map(({ text, form }) => ({ title: removeFullStop(text), formula: formulaByForm[form] }))
    .filter(({ title }) => title.length <= MAX_TITLE_LENGTH[intent])
    .map((title) => ({ ...title, thumbnail: '', alternatives: [] }))
  if (!first) return []
  const title = `${keyword}: ${first.title}`
  const needsKeyword = intent === 'search' && !first.title.toLowerCase().includes(keyword.toLowerCase())
  return [needsKeyword && title.length <= MAX_TITLE_LENGTH[intent] ? { ...first, title } : first, ...others]
}
