import { formatQuantity } from '@/lib/core/format/format-quantity'
import { mapValues } from '@/lib/core/map-values'
import type { Random } from '@/lib/core/random'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { lowercaseAllCaps } from '@/lib/core/strings/clean-text'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { measureCharacters } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { select, textField } from '@/lib/tool/fields'
import { defineItem, type ItemOf, line } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, toneField } from '@/lib/tool/shared-fields'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'

/** `max` and `phone`, what a phone shows, are in UTF-16 units. `place` is for the model. Figures checked 2026-11. */
const kinds = {
  youtube: {
    label: 'YouTube title',
    max: youtubeTitle.max,
    phone: youtubeTitle.fold.maxOnPhone,
    score: 'title',
    place: 'above a video, beside its thumbnail.',
  },
  // Width of a Google result on a desktop in characters: docs.rs/codoseo-web (580 px), tidyutils.com (50 to 60).
  blog: {
    label: 'Blog headline',
    max: 60,
    phone: 60,
    score: null,
    place: 'above an article and in a search result: what people would type comes first, then what the article says.',
  },
  // emailtooltester.com/en/blog/email-subject-lines-character-limit: at most 50, the essentials within 33.
  email: {
    label: 'Email subject',
    max: 50,
    phone: 33,
    score: null,
    place: 'in an inbox, after the sender’s name, and reads like a note from one person.',
  },
  // About 15 spoken words, five seconds: teleprompter.works/blog/tiktok-script-guide.
  tiktok: {
    label: 'TikTok hook',
    max: 90,
    phone: 90,
    score: 'hook',
    place: 'at the start of a video, said and shown: spoken words, one breath, already in the middle of it.',
  },
  // A Google responsive search ad: jupitron.ai/specs/google-ads-character-limits.
  ad: {
    label: 'Ad headline',
    max: 30,
    phone: 30,
    score: null,
    place: 'in a search ad, beside two others in any order, and is complete alone.',
  },
} as const

const angleByForm: Readonly<Record<LineForm, string>> = {
  question: 'Question',
  opinion: 'Opinion',
  list: 'List',
  'how-to': 'How-to',
  scene: 'What happened',
  statement: 'Statement',
  topic: 'Topic',
  quiet: 'Quietly',
}

const fields = [
  select(
    'kind',
    'Headline type',
    mapValues(kinds, ({ label, max }) => ({ label: `${label} (${max})`, shortLabel: label.replace(/ .*/, '') })),
    { isAlwaysVisible: true },
  ),
  textField('keyword', 'Keyword', 60, { placeholder: 'The word people search for' }),
  toneField,
  createCountField('10', ['5', '10', '15', '20']),
  ...detailFields,
] as const

const MAX_ANGLE_WORDS = 3

const item = defineItem({
  text: line('the headline in sentence case, without a full stop.'),
  angle: line(`what it does, at most ${MAX_ANGLE_WORDS} words.`, { words: [1, MAX_ANGLE_WORDS], isOptional: true }),
})

type Headline = ItemOf<typeof item>

export default promptTool({
  icon: 'newspaper',
  order: 10,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'headlines, email subject, ad copy, article title',
  copyValues: { headlines: kinds },
  relatedToolTypes: ['youtube-title', 'tiktok-hook-generator', 'twitter-tweet', 'youtube-description'],
  nextToolTypes: ['youtube-description', 'instagram-caption'],
  form: {
    noun: 'headline',
    promptLabel: 'What is it about?',
    placeholder: 'e.g. we stopped delivering bread and our bakery sells more than before',
    hint: 'A topic, or your opening lines.',
    promptLimit: 1000,
    buttonLabel: 'Generate headlines',
    fields,
    examples: [
      {
        prompt: 'we stopped delivering bread and our bakery sells more than before',
        parameters: {
          kind: 'blog',
          keyword: 'bread delivery',
          outcome: 'sales went up by a third',
          turn: 'the van had cost more than the flour',
        },
      },
      {
        prompt: 'how to repot a rubber plant without killing it',
        parameters: { kind: 'youtube', audience: 'first-time plant owners', turn: 'the roots had gone in circles' },
      },
      {
        prompt: 'spring sale in my pottery shop, all seconds half price until Sunday',
        parameters: { kind: 'email', action: 'come by before Sunday' },
      },
      {
        prompt: 'hand-poured soy candles from Austin',
        parameters: { kind: 'ad', audience: 'small apartments', count: '5' },
      },
    ],
    score: 'title',
  },
  maxOutputTokens: 2500,
  item,
  brief: {
    role: 'You write headlines for creators and editors, who have to keep what a headline promises.',
    guidelines:
      'A headline is chosen among twenty others in a second, for one particular thing that the request gives: the object, the place, who it ' +
      'happened to, what nobody would expect. Say it in the readers’ own words. News, an offer or an event says what, when, where and for how ' +
      'much, as far as that fits; a how-to its result, a story its turn, an opinion its claim, a comparison both sides. Vary what comes ' +
      'first: a noun, a verb, a name, a figure. If a word can go, it goes.',
    sample: {
      prompt: 'I bought a farmhouse in Piedmont for the price of a used car and the well was dry',
      item: { text: 'A farmhouse for the price of a used car, and a dry well', angle: 'The catch' },
    },
    traps: [
      'Ultimate, amazing, secret, insane: nobody can check them.',
      'A list of tips or steps where the request has none.',
      'A question whose answer is plainly yes or no.',
      'A line that leaves out the thing itself, such as “Ten weeks, 90 euros” for a pottery course.',
    ],
    examples: [
      {
        prompt: 'article: why our bakery stopped delivering and sales went up',
        good: 'text: “We stopped delivering bread. Sales went up”',
        bad: 'text: “10 Amazing Secrets to Grow Your Bakery FAST”',
        why: 'The good one is the surprise itself.',
      },
      {
        prompt: 'newsletter about the three libraries in Ghent where you can work all day without buying a coffee',
        good: 'text: “Three Ghent libraries, no coffee required”',
        bad: 'text: “You need to read this”',
        why: 'The good one says what is inside, with place and number.',
      },
    ],
    choices: ({ parameters: { kind, keyword, audience, outcome, turn } }) => [
      `Each headline stands ${kinds[kind].place} It has at most ${kinds[kind].max} characters with spaces.`,
      kinds[kind].phone < kinds[kind].max ? `What matters comes in the first ${kinds[kind].phone}.` : '',
      keyword && 'The phrase in `keyword` stands, in this form, in at least half of the headlines.',
      audience && 'The readers are those that `audience` names.',
      outcome && 'At least one headline has the result in `outcome`.',
      turn && 'At least one headline is built on `turn`, what surprised them or went wrong.',
    ],
    aims: ({ parameters: { action } }) => [action && 'At least one headline has what `action` asks for.'],
  },
  /** Drops a headline over the limit, because a cut headline changes its meaning. */
  fit(headline, { parameters, visitorText }) {
    const text = lowercaseAllCaps(headline.text, visitorText)
    return text.length <= kinds[parameters.kind].max ? { ...headline, text } : null
  },
  getOpening: ({ text }) => text,
  present({ text, angle }, { parameters: { kind, keyword } }) {
    const { label, max, phone, score } = kinds[kind]
    return {
      heading: angle,
      parts: [{ label, text }],
      preview: kind === 'youtube' ? { kind: 'youtube-title', text } : { kind: 'phone-line', place: kind, text },
      ...(score && angle !== angleByForm.quiet && { score }),
      meters: [measureCharacters(label, text, max, 'copy')],
      // Measurable properties only, without a rating.
      tags: [
        formatQuantity(countWords(text), 'word'),
        /[?？؟]/.test(text) && 'asks a question',
        /\p{Nd}/u.test(text) && 'has a number',
        keyword && describeKeywordPosition(text.toLowerCase().indexOf(keyword.toLowerCase())),
      ],
      notes: [text.length > phone && `On a phone you’d see about this much: “${truncateAtWord(text, phone)} …”`],
    }
  },
  draft: { outputKind: 'sentences', write: writeHeadlines },
})

function describeKeywordPosition(offset: number): string {
  if (offset < 0) return 'no keyword'
  return offset === 0 ? 'keyword first' : `keyword at character ${offset + 1}`
}

function writeHeadlines({ reading, parameters }: DraftInput<typeof fields>, random: Random): Headline[] {
  const { max } = kinds[parameters.kind]
  const lines = writeLines(reading, parameters.kind === 'tiktok' ? 'hook' : 'title', random)
  const headlines = lines.map(({ text, form }) => ({ text: removeFullStop(text), angle: angleByForm[form] }))
  const fitting = headlines.filter(({ text }) => text.length <= max)
  if (fitting.length > 0) return fitting
  // Phrases come before words.
  return reading.keywords.slice(0, 1).map((text) => ({ text: capitalizeFirst(text), angle: 'Subject' }))
}
