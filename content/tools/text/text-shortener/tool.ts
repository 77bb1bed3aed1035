import { formatQuantity } from '@/lib/core/format/format-quantity'
import { mapValues } from '@/lib/core/map-values'
import { cleanText } from '@/lib/core/strings/clean-text'
import { countWords } from '@/lib/core/strings/words'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { collectParts, networkDetails } from '@/lib/platforms/networks'
import { type ShortenTargets, unitNames } from '@/lib/platforms/networks/network-field'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { CardDraft } from '@/lib/tool/build-card'
import { numberField, select, toggle } from '@/lib/tool/fields'
import { anyText, defineItem, type ItemOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { type LengthLimit, type ShortenedText, shortenToLimit } from './shorten-to-limit'
import { tighten } from './tighten'

const targetsByNetwork = collectParts(networkDetails, 'shortenTargets', ['x', 'threads', 'bluesky', 'mastodon'])

const networkTargets: ShortenTargets = Object.assign({}, ...Object.values(targetsByNetwork))

const targets: Readonly<Record<string, { label: string; shortLabel: string }>> = {
  ...mapValues(networkTargets, ([label, { max }]) => ({
    label: `${label} (${max.toLocaleString('en')})`,
    shortLabel: label,
  })),
  characters: { label: 'Custom number of characters', shortLabel: 'Characters' },
  words: { label: 'Custom number of words', shortLabel: 'Words' },
}

const fields = [
  select('target', 'Fit into', targets, { isAlwaysVisible: true }),
  numberField('most', 'Your limit', {
    min: 10,
    max: 6000,
    default: 150,
    hint: 'Only for “Custom number of characters” and “Custom number of words.”',
  }),
  toggle('keepLinks', 'Keep links and #tags', true),
] as const

type ShortenInput = Input<typeof fields>

const VERSION_COUNT = 3
/** Models count inaccurately, and a text over the limit loses a sentence. */
const TARGET_RATIO = 0.9

const item = defineItem({
  text: anyText('the shortened text, ready to post.'),
  left: anyText('what this version leaves out, in a few words; "" where nothing is gone but words.'),
})

type ShorterVersion = ItemOf<typeof item>

export default promptTool({
  icon: 'minimize-2',
  order: 130,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'shorten, shorter, make it fit, cut words, fewer words, 280 characters',
  copyValues: { networks: Object.keys(targetsByNetwork).length, versions: VERSION_COUNT },
  relatedToolTypes: ['text-summarizer', 'social-character-counter', 'twitter-thread', 'twitter-tweet'],
  nextToolTypes: ['twitter-thread', 'instagram-caption'],
  form: {
    noun: 'version',
    promptLabel: 'Your text',
    placeholder: 'Paste the caption, post or bio that’s too long',
    hint: 'Up to {{textLimit}} characters, in any language.',
    promptLimit: 6000,
    buttonLabel: 'Make it fit',
    fields,
    examples: [
      {
        prompt:
          'We are really very happy to be able to announce that our second bike workshop is finally going to open its doors in Bristol on May 2nd. It took us a whole winter. In order to celebrate we check your brakes for free on that day, from 9 to noon. My brother painted the sign himself, twice, because the first one said “bicyles.” Book here: https://bikes.example/may #bristol #bikes',
      },
      {
        prompt:
          'Pottery teacher from Leeds. I make mugs that lean, bowls with a thumbprint in the glaze and, on good days, teapots that pour. Seconds sale every first Saturday of the month. Classes for beginners on Tuesdays. Orders by message only, please.',
        parameters: { target: 'instagram-bio' },
      },
      {
        prompt:
          'Due to the fact that the heating failed on Sunday night, the library will unfortunately have to remain closed until Thursday. Books that are due this week can be returned next week without a fee. The reading group is going to meet in the café across the street instead. We apologize for any inconvenience that this may cause.',
        parameters: { target: 'words', most: 25 },
      },
    ],
    refineActions: ['shorter', 'change'],
  },
  maxOutputTokens: 3000,
  count: () => VERSION_COUNT,
  item,
  brief: {
    role: 'You cut texts to length for people whose post has to fit and still sound like them.',
    outputShape: 'rewrite',
    guidelines:
      'First find the one thing that the text is for; it stays. Then cut in this order: what is said twice, introductions, remarks about the text itself, adverbs and doublets, ' +
      'examples beyond the first, background. A long phrase becomes a word, a passive becomes who did it. Dates, prices, places and what the reader is to do go last. ' +
      'A shorter text is never vaguer: one exact detail beats three general ones.',
    sample: {
      prompt:
        'We are really happy to announce that, after a long winter of building, our second bike workshop is finally going to open its doors in Bristol on May 2nd. In order to celebrate we check your brakes for free on that day, from 9 to noon.',
      item: {
        text: 'Our second bike workshop opens in Bristol on May 2nd. On that day we check your brakes for free, from 9 to noon.',
        left: 'The winter of building',
      },
    },
    traps: [
      'A sentence that stops half way, or on “…”.',
      'Shorthand such as “w/”, “&” or “u” that the text does not use.',
      'The first half of the text: what matters may stand at its end.',
    ],
    examples: [
      {
        prompt:
          'Due to the fact that the heating has failed, the library will unfortunately have to remain closed until Thursday.',
        good: 'text: “The heating has failed: the library is closed until Thursday.”',
        bad: 'text: “Unfortunately, the library will be closed…”',
        why: 'The good one keeps the reason and the day.',
      },
      {
        prompt:
          'I think most people could bake bread without a recipe if they once learned what dough should feel like.',
        good: 'text: “I think most people could bake without a recipe if they knew how dough should feel.”',
        bad: 'text: “You don’t need recipes to bake.”',
        why: 'The good one keeps the doubt and the condition.',
      },
    ],
    choices: (input) => [
      `Each text has at most ${Math.floor(getLimit(input).max * TARGET_RATIO)} ${getLimit(input).unit}.`,
      'The first version leaves out least and stays closest to the words of `prompt`, the second is the plainest, the third the shortest.',
      input.parameters.keepLinks ? '' : 'Links and #tags may go.',
    ],
  },
  getProtectedKinds: ({ parameters }) => (parameters.keepLinks ? ['links', 'tags'] : []),
  fit: fitShorterVersion,
  present: presentShorterVersion,
  draft: { outputKind: 'excerpts', write: buildVersions },
})

function getLimit({ parameters: { target, most: max } }: ShortenInput): LengthLimit & { label: string; unit: string } {
  const networkTarget = networkTargets[target]
  if (networkTarget) {
    const [label, field] = networkTarget
    return { label, max: field.max, unit: unitNames[field.unit], measure: lengthCounters[field.unit] }
  }
  const measure = target === 'words' ? countWords : lengthCounters.characters
  return { label: 'Text', max, unit: target === 'words' ? 'words' : 'characters', measure }
}

function fitShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): ShorterVersion | null {
  const limit = getLimit(input)
  const options = { shouldKeepLinks: input.parameters.keepLinks, priority: 'rank' } as const
  const shortenedText = shortenToLimit(text.trim(), limit, options).text
  return shortenedText === '' ? null : { text: shortenedText, left: cleanText(left) }
}

function presentShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): CardDraft {
  const { label, max, unit, measure } = getLimit(input)
  return {
    parts: [
      { text, rank: 'answer' },
      { label: 'Left out', text: left },
    ],
    copy: text,
    meters: [{ label, value: measure(text), limit: max, unit, of: 'copy' }],
    preview: { kind: 'diff', text, source: input.prompt },
    notes: [measure(input.prompt) <= max && 'Your text already fits.'],
  }
}

function buildVersions(input: ShortenInput): ShorterVersion[] {
  const { prompt, parameters } = input
  const tightenedText = detectLanguage(prompt.slice(0, 600)) === 'en' ? tighten(prompt) : prompt
  const versions = (['rank', 'place'] as const)
    .flatMap((priority) =>
      [prompt, tightenedText].map((text) => {
        const options = { shouldKeepLinks: parameters.keepLinks, priority }
        return toVersion(shortenToLimit(text, getLimit(input), options), text !== prompt)
      }),
    )
    .filter(({ text }) => text !== '')
  const completeVersions = versions.filter(({ isCut }) => !isCut)
  return (completeVersions.length > 0 ? completeVersions : versions).map(({ text, left }) => ({ text, left }))
}

function toVersion(
  { text, retainedSentenceCount, totalSentenceCount, isCut }: ShortenedText,
  isTightened: boolean,
): ShorterVersion & { isCut: boolean } {
  const omittedCount = totalSentenceCount - retainedSentenceCount
  const omission = isCut
    ? 'The rest of a sentence (no full sentence fits)'
    : omittedCount > 0
      ? `${formatQuantity(omittedCount, 'sentence')} of ${totalSentenceCount}`
      : ''
  return { text, isCut, left: [isTightened ? 'Fillers and long phrases' : '', omission].filter(Boolean).join(', ') }
}
