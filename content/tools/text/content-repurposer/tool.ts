import { cleanText, toSingleLine } from '@/lib/core/strings/clean-text'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { CREATOR_WORDS_PER_MINUTE } from '@/lib/kits/script-timing'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { parseLinks } from '@/lib/platforms/links'
import { instagramCaption, instagramHashtags } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import type { NumberingStyle } from '@/lib/platforms/thread/numbering'
import type { CardDraft } from '@/lib/tool/build-card'
import type { CardPart } from '@/lib/tool/card'
import { choices, numberField, select, textField } from '@/lib/tool/fields'
import { anyText, anyTexts, defineItem, type FitContext, isUsable, oneOf } from '@/lib/tool/item'
import { type Input, type InputParameters, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields, toneField } from '@/lib/tool/shared-fields'
import {
  buildMeter,
  fitToLimits,
  formatVersion,
  limits,
  MAX_POST_LENGTH,
  MAX_POSTS,
  type Target,
  targetNames,
  toPosts,
  type Version,
} from './network-limits'

/** Most phone inboxes cut off longer subjects. Our own target: no provider states a limit. */
const MAX_SUBJECT_LENGTH = 60

/** Most hashtags at the end of a version, even if more are requested. */
const maxHashtags = {
  'x-thread': 1,
  linkedin: 5,
  'ig-caption': instagramHashtags.max,
  'tiktok-script': 0,
  newsletter: 0,
} as const

const defaultTargets = ['x-thread', 'linkedin', 'ig-caption'] as const satisfies readonly Target[]

const fields = [
  choices('targets', 'Turn it into', targetNames, { isAlwaysVisible: true, default: defaultTargets }),
  toneField,
  textField('action', 'Call to action', 120, {
    isAlwaysVisible: true,
    placeholder: 'e.g. read the full story at the link in my bio',
    hint: 'Added to the end of every version.',
  }),
  numberField('hashtags', 'Hashtags', {
    min: 0,
    max: instagramHashtags.max,
    default: 3,
    hint: 'For LinkedIn and Instagram. X gets one at most.',
  }),
  select('numbering', 'Thread numbers', { slash: '1/7', brackets: '(1/7)', none: 'None' }),
  ...closingFields,
] as const

const item = defineItem({
  kind: oneOf(targetNames, 'what the text becomes, each once.'),
  title: anyText(
    `newsletter: a subject line of at most ${MAX_SUBJECT_LENGTH} characters that says what is inside; all others: "".`,
  ),
  parts: anyTexts(
    `as many as the source fills. x-thread: at most ${MAX_POSTS} posts of one point, at most ${MAX_POST_LENGTH} characters each, without numbers. linkedin and ig-caption: short paragraphs. ` +
      `tiktok-script: lines as they are spoken, at most ${limits['tiktok-script'].max} words in all. newsletter: paragraphs without a greeting.`,
  ),
  hashtags: anyTexts(
    `linkedin and ig-caption: most specific first; x-thread: at most ${maxHashtags['x-thread']}; else [].`,
  ),
})

export default promptTool({
  icon: 'split',
  order: 50,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'repurpose, blog to posts, recycle content, article to thread, newsletter, crosspost',
  relatedToolTypes: ['social-character-counter', 'twitter-thread', 'instagram-carousel', 'youtube-description'],
  nextToolTypes: ['instagram-carousel', 'tiktok-script-writer', 'instagram-caption'],
  form: {
    noun: 'post',
    promptLabel: 'Your text',
    placeholder: 'Paste a blog post, a newsletter, a transcript or your notes',
    hint: 'Up to {{textLimit}} characters. The more detail, the better the versions.',
    promptLimit: 12_000,
    buttonLabel: 'Repurpose it',
    fields,
    examples: [
      {
        prompt:
          'What a flooded bakery taught me about ovens\n\nThe river came in at four in the morning. By six we had two ovens under water and one on bricks, because my father never trusted the drain. That one oven baked for the whole street until Saturday. We sold nothing. People brought flour, and we brought it back as bread. The insurance form asks what was lost. It has no box for what was found: four neighbors who now have a key. If you run a small shop, put one machine on bricks. And know who would take your key.',
        parameters: { targets: ['x-thread', 'linkedin', 'ig-caption'], hashtags: 3 },
      },
      {
        prompt:
          'I sold handmade candles at markets for three years before I counted my hours. A market day was eleven hours with loading and driving. On a good one I sold 40 candles. Then I counted what a photo does: one shot of the wax being poured brought 60 orders in a week. So I stopped going to every market. I go to two a year, because people there tell me what a candle should smell like. The rest of the time I pour, and I film it.',
        parameters: {
          targets: ['linkedin', 'tiktok-script', 'newsletter'],
          tone: 'storytelling',
          action: 'reply and tell me what your house should smell like',
        },
      },
      {
        prompt:
          'Three things that made my first camping trip with a toddler work. We put the tent up in the backyard a week before, and she slept in it twice. We took the green cup, the one that is hers. And we planned nothing after lunch: an hour at a puddle is a plan. What did not work was the new sleeping bag, which rustled all night.',
        parameters: {
          targets: ['x-thread', 'ig-caption', 'tiktok-script'],
          tone: 'casual',
          hashtags: 5,
          action: 'save it for your first trip',
        },
      },
    ],
    refineActions: ['shorter', 'bolder', 'specific', 'change'],
    layout: 'tabs',
  },
  maxOutputTokens: 5000,
  item,
  count: ({ parameters }) => getTargets(parameters).length,
  brief: {
    role: 'You turn a text into posts for other networks, as its author would write them there.',
    outputShape: 'lists',
    guidelines:
      'First find what the text is about, its turn and the points that a reader would repeat to somebody. Each version stands alone for people ' +
      'who never see the source, so it names what it speaks of and gives away its best point. A source of one line becomes one post, one paragraph, ' +
      'one spoken line. A thread opens with the claim or the moment. LinkedIn wants what happened, in one sentence first, then what the author took from it. ' +
      'A caption has its best line first and keeps one scene. A script has short sentences, the point in the first. A newsletter talks to one reader and ' +
      'has room for how it came about. The author’s own phrases are better than yours: keep the strongest word for word.',
    sample: {
      prompt:
        'I kept a paper diary for a year. The first weeks were dull: what I had eaten, what the weather was. In spring I read the winter pages and found the same complaint on every Thursday. I had never noticed. I asked to move the meeting, and it was moved the week after.',
      item: {
        kind: 'x-thread',
        title: '',
        parts: [
          'I kept a paper diary for a year. It moved a meeting.',
          'The first weeks were dull: what I had eaten, what the weather was.',
          'In spring I read the winter pages and found the same complaint on every Thursday. I had never noticed.',
          'I asked to move the meeting, and it was moved the week after.',
        ],
        hashtags: [],
      },
    },
    traps: [
      'A version that announces or praises the text.',
      'One sentence in every version where another of the author’s would do.',
      'A link in the first post of a thread. The source’s links stand further down.',
    ],
    examples: [
      {
        prompt:
          'notes from a talk: we closed our second shop after ten months. The rent was fine. Nobody had asked who would open it on Sundays.',
        good: 'linkedin, first paragraph: “We closed our second shop after ten months. The rent was fine.”',
        bad: 'linkedin, first paragraph: “Entrepreneurship is a journey full of lessons!”',
        why: 'The good one makes you ask what was not fine.',
      },
      {
        prompt:
          'blog post: how we cook for forty on two gas rings. Rice in the oven. One pot of beans. Salad while people queue.',
        good: 'tiktok-script, first line: “Forty people, two gas rings. The rice goes in the oven.”',
        bad: 'tiktok-script, first line: “Have you ever wondered how to cook for a crowd?”',
        why: 'The good line is already cooking.',
      },
    ],
    choices: ({ parameters }) => [
      `Only these kinds: ${getTargets(parameters).join(', ')}.`,
      parameters.hashtags === 0
        ? '`hashtags` is [] in every version.'
        : `LinkedIn and Instagram get at most ${parameters.hashtags} hashtags each.`,
    ],
    aims: ({ parameters }) => [parameters.action && 'The last part of every version asks for `action` alone.'],
  },
  getFigures: ({ parts }) => ({ allowedNumbers: [parts.length] }),
  fit: fitVersion,
  // One version per network; different versions may repeat the same content.
  getOpening: ({ kind }) => kind,
  canRepeat: true,
  present: presentVersion,
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll count each post by its network’s rules.',
})

/** Returns the chosen targets in tab order, or the three defaults if none is chosen. */
function getTargets({ targets }: InputParameters<typeof fields>['parameters']): Target[] {
  const selectedTargets: readonly string[] = targets.length > 0 ? targets : defaultTargets
  return (Object.keys(targetNames) as Target[]).filter((target) => selectedTargets.includes(target))
}

/** Does not change the visitor’s sentences. Null if the version was not requested or is unusable. */
function fitVersion(version: Version, input: Input<typeof fields> & FitContext): Version | null {
  const { parameters, visitorText, avoid } = input
  const { kind, title, parts, hashtags } = version
  if (!getTargets(parameters).includes(kind)) return null
  const isOwnText = (text: string) => splitSentences(text).every((sentence) => visitorText.includes(sentence.trim()))
  const cleanedParts = parts
    .map((part) => (isOwnText(part) ? part : cleanText(part)))
    .filter((part) => part !== '' && parseLinks(part).every(({ url }) => visitorText.includes(url)))
  const maxCount = Math.min(parameters.hashtags, maxHashtags[kind])
  const fittedVersion = fitToLimits(
    {
      kind,
      title: kind === 'newsletter' ? truncateAtWord(toSingleLine(title), MAX_SUBJECT_LENGTH) : '',
      parts: cleanedParts,
      hashtags: fitHashtags(hashtags, { max: maxCount, excludedTags: avoid.split(',') }),
    },
    parameters.numbering,
  )
  const texts = [fittedVersion.title, ...fittedVersion.parts]
  const addedText = texts.filter((text) => text !== '' && !isOwnText(text)).join('\n')
  return fittedVersion.parts.length > 0 && isUsable(addedText, input) ? fittedVersion : null
}

function presentVersion(version: Version, { parameters: { numbering } }: Input<typeof fields>): CardDraft {
  const { kind } = version
  const copy = formatVersion(version, numbering)
  return {
    heading: targetNames[kind],
    parts: buildParts(version, numbering),
    copy,
    carry: version.parts[0] ?? '',
    meters: [buildMeter(version, numbering)],
    ...(kind === 'ig-caption' && { preview: { kind: 'instagram-caption', text: copy } }),
    ...(kind === 'tiktok-script' && { pace: CREATOR_WORDS_PER_MINUTE }),
    notes: [buildFoldNote(version)],
  }
}

function buildParts(version: Version, numbering: NumberingStyle): CardPart[] {
  const { kind, title, parts, hashtags } = version
  const rank = 'answer'
  if (kind === 'x-thread') return toPosts(version, numbering).map((text) => ({ label: 'Post', text, rank }))
  if (kind === 'tiktok-script') return parts.map((text) => ({ text, rank, spoken: true }))
  return [
    { label: 'Subject', text: title, rank },
    ...parts.map((text) => ({ text, rank }) as const),
    { text: hashtags.join(' '), rank },
  ]
}

function buildFoldNote({ kind, parts: [firstPart = ''] }: Version): string | null {
  if (kind !== 'linkedin' && kind !== 'ig-caption') return null
  const [{ max }, networkName] =
    kind === 'linkedin' ? [linkedinPost.fold, 'LinkedIn'] : [instagramCaption.fold, 'Instagram']
  return measureUtf16Length(firstPart) > max
    ? `Your first paragraph is longer than the ${max} or so characters ${networkName} shows before “more.”`
    : null
}
