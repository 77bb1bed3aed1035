import { toSingleLine } from '@/lib/core/strings/clean-text'
import { isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { uniqueBy } from '@/lib/core/unique-by'
import { stripHexValue } from '@/lib/images/thumbnails/parse-color'
import { buildPlanParts, formatThumbnailPlan, planLabels } from '@/lib/images/thumbnails/thumbnail-plan'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { removeAngleBrackets } from '@/lib/platforms/youtube/uploads'
import { measureCharacters, measureWords } from '@/lib/tool/build-card'
import { describeNiche, detailFields } from '@/lib/tool/detail-fields'
import { select } from '@/lib/tool/fields'
import { anyTexts, defineItem, type FitContext, type ItemOf, isUsable, line, oneOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { nicheField } from '@/lib/tool/shared-fields'
import { MAX_OVERLAY_WORDS, repeatsTitle, writeThumbnails } from './draft'

const styles = {
  photo: 'Photo',
  bold: 'Bold, cut-out subject',
  calm: 'Calm, lots of space',
  drawn: 'Drawn or diagram',
} as const

const styleInstructions: Record<keyof typeof styles, string> = {
  photo: 'Real photographs with real light, one subject, nothing pasted in.',
  bold: 'A cut-out subject on one strong colour, with an outline that survives at small size.',
  calm: 'Much empty space, soft light, two quiet colours; the words are small in number and large in size.',
  drawn: 'A simple drawing or diagram with thick lines; at most three shapes, no gradients.',
}

const fields = [
  select('face', 'Your face', { yes: 'In the photo', no: 'Not in it' }),
  select('style', 'Style', styles, { isAlwaysVisible: true }),
  nicheField,
  ...detailFields,
] as const

export type ThumbnailInput = Input<typeof fields>

/** What a thumbnail relies on to attract a click. A useful test compares three different levers. */
const levers = {
  moment: 'A moment',
  detail: 'A detail',
  contrast: 'A contrast',
  face: 'A face',
  words: 'The words',
} as const

/** Limit of YouTube's Test & Compare. */
const VARIANT_COUNT = 3
const MAX_CONCEPT_WORDS = 8
const MAX_COLORS = 3
const MAX_COLOR_WORDS = 6

const facePattern =
  /\b(?:your|his|her|their|my|a|the)\s+(?:\p{L}+\s+){0,2}(?:face|expression|eyes|smile|portrait)\b|\b(?:selfie|headshot|facial|looking into the (?:lens|camera))\b/iu

const item = defineItem({
  concept: line(`what the picture is, at most ${MAX_CONCEPT_WORDS} words.`, { words: [1, MAX_CONCEPT_WORDS] }),
  lever: oneOf(levers, 'what it bets on, another one for each.'),
  focal: line('the one large thing, named in the request, and how much of the frame it fills.'),
  overlayText: line(
    `at most ${MAX_OVERLAY_WORDS} words that the request gives and the title does not: a label or a contradiction; empty where the picture says it all.`,
    { emoji: 0, isOptional: true },
  ),
  background: line('what lies behind, and how it differs in brightness or colour.'),
  composition: line('which third holds what; bottom right, which the video’s length covers, stays empty.'),
  colours: anyTexts(
    `2 to ${MAX_COLORS} that differ in brightness, each its name, at most ${MAX_COLOR_WORDS} words, and value, such as “mud brown #6b4a2f”.`,
  ),
  title: line(
    `the prompt where it is a title already, else one that the picture completes, at most ${youtubeTitle.max} characters; the same for all.`,
  ),
  sizeTest: line('what must be recognised when it is small, and what to do if it isn’t.', { keepsPeriod: true }),
  imagePrompt: line(
    'one sentence: subject, light, background, framing, free space for words; no text, no logo, no known person.',
    { keepsPeriod: true },
  ),
})

export type Thumbnail = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/youtube/thumbnail-ideas',
  icon: 'image',
  order: 20,
  searchWords: 'thumbnails, youtube thumbnail, cover design, ctr',
  copyValues: { ideas: VARIANT_COUNT, overlayWords: MAX_OVERLAY_WORDS },
  relatedToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags', 'youtube-script'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'youtube-script'],
  makers: [
    {
      type: 'thumbnail-maker',
      scope: 'card',
      inputKind: 'texts',
      lineLabel: planLabels.overlay,
      colorsLabel: planLabels.colours,
    },
    {
      type: 'ai-image-generator',
      scope: 'card',
      inputKind: 'prompt',
      lineLabel: planLabels.imagePrompt,
      parameters: { preset: 'yt-thumbnail' },
    },
  ],
  form: {
    noun: 'thumbnail',
    promptLabel: 'Your title, or what the video shows',
    placeholder: 'e.g. I repaired a flooded accordion with parts from two others, with mud up to the keys',
    hint: 'Name something viewers can see or count, like an object, a place or a number.',
    buttonLabel: 'Generate thumbnail ideas',
    fields,
    examples: [
      {
        prompt: 'I repaired a flooded accordion with parts from two others',
        parameters: {
          face: 'no',
          niche: 'diy',
          audience: 'people who repair things',
          outcome: 'it plays again',
          turn: 'mud up to the keys',
        },
      },
      {
        prompt: 'night train vs cheap flight from Vienna to Rome',
        parameters: { style: 'bold', niche: 'travel', outcome: 'the train won', turn: 'no sleep either way' },
      },
      {
        prompt: 'our bakery opens at 4 in the morning for one week in december',
        parameters: { face: 'no', style: 'calm', niche: 'food', action: 'first buns at 4:20, cash only' },
      },
    ],
    refineActions: ['similar'],
  },
  maxOutputTokens: 3000,
  item,
  count: () => VARIANT_COUNT,
  brief: {
    role: 'You plan YouTube thumbnails for creators who photograph and edit alone.',
    guidelines:
      'A thumbnail is seen at the size of a stamp, for less than a second. So it holds one subject, large and cropped with ' +
      'courage, against a background of another brightness, and works without its words. It shows what the title leaves open. ' +
      'The feeling comes from a situation. What the request doesn’t show is a blank: [the object you would show first].',
    sample: {
      prompt:
        'I repaired a flooded accordion with parts from two others. turn: the bellows had a tide line of dried mud. outcome: it plays again',
      item: {
        concept: 'The tide line',
        lever: 'detail',
        focal: 'The open bellows with the tide line of dried mud, running out of the frame on the left',
        overlayText: 'It plays again',
        background: 'A dark surface out of focus, clearly darker than the mud',
        composition: 'Bellows cut off at the left edge, words in the upper right third, bottom right empty',
        colours: ['mud brown #6b4a2f', 'ivory #fbf6e6', 'near black #161616'],
        title: 'I repaired a flooded accordion with parts from two others',
        sizeTest: 'The line of mud must be seen when small; if not, go closer.',
        imagePrompt:
          'Widescreen photograph of open accordion bellows with a line of dried mud, side light, dark surface out of focus, subject at the left, empty space at the upper right, no text, no logo.',
      },
    },
    traps: [
      'A red arrow, a circle around nothing, a shocked open mouth.',
      'A scene, object or result that the request does not name.',
      'Two thumbnails that differ only in colour.',
    ],
    examples: [
      {
        prompt: 'how to sharpen a kitchen knife by hand so that it cuts a tomato thin',
        good: 'focal: a tomato slice so thin that the blade is seen through it, filling the frame. overlayText: “By hand”',
        bad: 'focal: ten knives in a row with arrows. overlayText: “TOP TIPS!!!”',
        why: 'The good one shows the result in one object, which the prompt names.',
      },
      {
        prompt: 'rent in Lisbon: what 900 euros got me in 2019 and in 2026',
        good: 'focal: left half [the flat of 2019], right half [the flat of 2026], from the same corner. overlayText: “900 euros”',
        bad: 'focal: a crying woman holding an empty purse in Lisbon. overlayText: “Shocking prices”',
        why: 'The good one leaves the rooms to the visitor; the bad one invents a scene.',
      },
    ],
    choices: ({ parameters: { face, style, niche, audience, outcome, turn } }) => [
      face === 'no'
        ? 'No face and nobody who can be recognised; hands are fine. The lever face is not available.'
        : 'The visitor’s own face may be in the picture; at most two of three use it.',
      `Style: ${styles[style].toLowerCase()}. ${styleInstructions[style]}`,
      describeNiche('channel', niche),
      audience && 'Made for `audience`.',
      turn || outcome ? '`turn` and `outcome` are what pictures and overlays can be made of.' : '',
    ],
  },
  fit: fitThumbnail,
  getOpening: ({ overlayText }) => overlayText,
  present(thumbnail) {
    const { concept, lever, overlayText, title, sizeTest } = thumbnail
    const plan = { ...thumbnail, overlay: overlayText }
    const parts = [{ label: 'Title', text: title }, ...buildPlanParts(plan)]
    const text = formatThumbnailPlan(plan)
    return {
      heading: concept,
      parts: parts.map((part) => ({ ...part, rank: 'more' })),
      preview: { kind: 'thumbnail', text },
      tags: [levers[lever]],
      notes: [sizeTest],
      meters: [
        measureWords(planLabels.overlay, overlayText, MAX_OVERLAY_WORDS, { part: planLabels.overlay }),
        measureCharacters('Title', title, youtubeTitle.max, { line: 0 }),
      ],
      copy: text,
    }
  },
  draft: { outputKind: 'sentences', write: writeThumbnails },
})

/** Returns null if it cannot be read at stamp size, the overlay repeats the title or a face is unwanted. */
function fitThumbnail(thumbnail: Thumbnail, { parameters, ...context }: ThumbnailInput & FitContext): Thumbnail | null {
  const { concept, lever, focal, composition, imagePrompt, overlayText } = thumbnail
  const title = truncateAtWord(removeAngleBrackets(thumbnail.title), youtubeTitle.max)
  if (title === '') return null
  if (!isWithinWordRange(overlayText, 0, MAX_OVERLAY_WORDS) || repeatsTitle(overlayText, title)) return null
  const visibleText = [concept, focal, composition, imagePrompt].join('\n')
  if (parameters.face === 'no' && (lever === 'face' || facePattern.test(visibleText))) return null
  const colours = fitColors(thumbnail.colours, context)
  return colours.length < 2 ? null : { ...thumbnail, title, colours }
}

function fitColors(colors: readonly string[], context: FitContext): string[] {
  const usableColors = colors.map(toSingleLine).filter((color) => {
    const name = stripHexValue(color)
    return isWithinWordRange(name, 1, MAX_COLOR_WORDS) && isUsable(name, context)
  })
  return uniqueBy(usableColors, stripHexValue).slice(0, MAX_COLORS)
}
