import { formatQuantity } from '@/lib/core/format/format-quantity'
import { toSingleLine } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { uniqueBy } from '@/lib/core/unique-by'
import { formatSticker, formatStory, stickers } from '@/lib/platforms/instagram-story'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import type { CardDraft } from '@/lib/tool/build-card'
import { describeNiche, detailFields } from '@/lib/tool/detail-fields'
import { select } from '@/lib/tool/fields'
import {
  anyTexts,
  anyValue,
  defineItem,
  type FitContext,
  type ItemOf,
  isUsable,
  limitSequence,
  line,
  oneOf,
  rows,
} from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, modelOnlyHint, nicheField, toneField } from '@/lib/tool/shared-fields'
import { MAX_FRAME_WORDS, MAX_TITLE_WORDS, writeStories } from './draft'

const goals = { replies: 'Replies and votes', 'warm-up': 'Warm-up for a post or launch', sales: 'Sales' } as const

const goalInstructions: Record<keyof typeof goals, string> = {
  replies: 'The sequence should earn votes and answers.',
  'warm-up': 'The sequence prepares for something that comes later: it makes people curious and sells nothing.',
  sales: 'The sequence leads to what the request offers; a link stands on the last frame only.',
}

const fields = [
  select('goal', 'Goal', goals, { hint: modelOnlyHint }),
  select('frames', 'Frames per Story', { '3': '3', '5': '5', '7': '7' }, { default: '5', isAlwaysVisible: true }),
  { ...createCountField('3', ['1', '3', '5']), label: 'How many Stories' },
  nicheField,
  toneField,
  ...detailFields,
] as const

export type StoryInput = Input<typeof fields>

/** The visitor's own sentences may be somewhat longer. */
const MAX_VISITOR_WORDS = 25
const MAX_ANSWERS = 4

const frameRows = rows(
  'in order, one thought each, as many as the request holds.',
  {
    visual: line('what the phone sees in the visitor’s own place, or empty.', { isOptional: true }),
    text: line(`the words on the frame, at most ${MAX_FRAME_WORDS}, never a description of the picture.`, {
      words: [1, MAX_VISITOR_WORDS],
      keepsPeriod: true,
    }),
    sticker: oneOf(stickers, 'none where the frame only tells.'),
    prompt: line('the sticker’s own few words; empty for none.', { isOptional: true }),
    options: anyTexts(
      `for a poll or quiz 2 to ${MAX_ANSWERS} answers of at most ${instagramPollAnswer.max} characters that somebody would defend, ` +
        'a quiz’s right answer first; for a slider one emoji; otherwise [].',
    ),
  },
  { min: 1, isSequence: true },
)

const item = defineItem({
  title: line(`what the sequence does, at most ${MAX_TITLE_WORDS} words, for the visitor’s own list.`, {
    words: [1, MAX_TITLE_WORDS],
  }),
  // `fitStory` checks the frames, after it has limited them to the chosen number.
  frames: anyValue(frameRows.schema, frameRows.description),
})

export type Story = ItemOf<typeof item>

export type Frame = Story['frames'][number]

export default promptTool({
  path: '/social-media-tools/instagram/story-ideas',
  icon: 'message-circle-heart',
  order: 40,
  searchWords: 'stories, story, poll, quiz',
  copyValues: { frameWords: MAX_FRAME_WORDS, maxAnswers: MAX_ANSWERS },
  relatedToolTypes: ['instagram-reels-ideas', 'instagram-caption', 'instagram-hashtags', 'tiktok-video-ideas'],
  nextToolTypes: ['instagram-reels-ideas', 'instagram-caption', 'tiktok-hook-generator'],
  makers: [{ type: 'quote-card-maker', scope: 'card', inputKind: 'frames', parameters: { size: 'ig-story' } }],
  form: {
    noun: 'story',
    promptLabel: 'What’s going on?',
    placeholder: 'e.g. matte or glossy for my next batch of mugs? My last glaze ran',
    hint: 'The more sentences, the more frames. Something you haven’t decided yet works best.',
    buttonLabel: 'Generate Story ideas',
    fields,
    examples: [
      {
        prompt: 'Running again after two years off. I made it to the bakery and back. My knees have opinions.',
        parameters: { goal: 'warm-up', niche: 'fitness', tone: 'storytelling' },
      },
      {
        prompt: 'matte glaze or glossy glaze for my next batch of mugs',
        parameters: {
          niche: 'diy',
          audience: 'people who drink tea all day',
          turn: 'the last glaze ran onto the kiln shelf',
        },
      },
      {
        prompt: 'my cat judges every houseplant I bring home',
        parameters: { frames: '3', count: '5', niche: 'pets', tone: 'funny', turn: 'she moved into the empty pot' },
      },
    ],
  },
  maxOutputTokens: 4000,
  item,
  brief: {
    role: 'You plan Instagram Stories for people who run an account by themselves.',
    guidelines:
      'A frame holds one thought that is read in two seconds, and leaves something open for the next. Tell what the prompt tells, ' +
      'in its order, and let a frame be unfinished: the desk as it is, a thing not decided yet. Stickers differ in effort: a ' +
      'slider, poll or quiz is a tap, a question takes words, Add Yours a picture; the easy ones come first. News, offers and ' +
      'events give day, place and price.',
    sample: {
      prompt: 'bike with a chain in two pieces came in on Monday, the owner wants to throw it away, I would repair it',
      item: {
        title: 'Repair it or throw it away',
        frames: [
          {
            visual: 'The two pieces of the chain',
            text: 'This came in on Monday.',
            sticker: 'poll',
            prompt: 'Worth repairing?',
            options: ['Always', 'New bike'],
          },
          {
            visual: 'The whole bike',
            text: 'Its owner wants to throw it away.',
            sticker: 'none',
            prompt: '',
            options: [],
          },
          {
            visual: 'Your hand on the saddle',
            text: 'I would repair it.',
            sticker: 'question',
            prompt: 'What would you do first?',
            options: [],
          },
        ],
      },
    },
    traps: [
      'A quiz about a fact that the request does not give and that is not common knowledge.',
      'A poll between “Yes” and “Of course”.',
      'A countdown without a date in the request, or a link where nothing is offered.',
      'A customer, message, review or result that the request does not mention.',
    ],
    examples: [
      {
        prompt: 'my two chilli seedlings, same seed, same day, one lives by the door and is half the size',
        good: 'first frame, both pots side by side, text: “Same seed, same day.” next frame, the small one: “This one lives by the door.”',
        bad: 'first frame, stock photo of chillies, text: “Did you know chillies are super healthy?”',
        why: 'The first good frame opens a question that the next one answers.',
      },
      {
        prompt: 'last spots for Saturday’s bread class, 9 am, 45 euros',
        good: 'last frame, text: “Saturday, 9 am, 45 euros.” sticker: link, “Book a place”',
        bad: 'first frame, logo, text: “Welcome to our amazing class, where quality meets passion!”',
        why: 'The good frame has all that a buyer needs where the link is.',
      },
    ],
    choices: ({ parameters: { frames, niche, audience, outcome, turn } }) => [
      `A sequence has at most ${frames} frames.`,
      describeNiche('account', niche),
      audience && 'The viewers are those that `audience` names.',
      outcome && '`outcome` is what comes out.',
      turn && '`turn` is what surprised them or went wrong: one frame tells it.',
    ],
    aims: ({ parameters: { goal, action } }) => [
      goalInstructions[goal],
      action && 'The last frame asks for what `action` says, with its day or place.',
    ],
  },
  getFigures({ frames }, { parameters }) {
    const frameCount = Math.min(frames.length, Number(parameters.frames))
    return { allowedNumbers: [frameCount, frameCount - 1, frameCount - 2] }
  },
  fit: fitStory,
  getOpening: ({ frames }) => frames[0]?.text ?? '',
  present: presentStory,
  draft: { outputKind: 'sentences', write: writeStories },
})

/** Limits a story to the chosen number of frames. Returns null if a frame's text is too long or unusable. */
function fitStory({ title, frames }: Story, { parameters, ...context }: StoryInput & FitContext): Story | null {
  const fittedFrames = frameRows.fit([...limitSequence(frames, Number(parameters.frames))], context)
  const canBeRead = ({ text }: Frame) =>
    isWithinWordRange(text, 1, containsPhrase(context.visitorText, text) ? MAX_VISITOR_WORDS : MAX_FRAME_WORDS)
  if (!fittedFrames?.every(canBeRead)) return null
  return { title, frames: fittedFrames.map((frame) => fitFrame(frame, context)) }
}

function fitFrame(frame: Frame, context: FitContext): Frame {
  const options = fitAnswers(frame, context)
  const needsAnswers = frame.sticker === 'poll' || frame.sticker === 'quiz'
  const hasSticker = frame.sticker !== 'none' && frame.prompt !== '' && (!needsAnswers || options.length >= 2)
  return hasSticker ? { ...frame, options } : { ...frame, sticker: 'none', prompt: '', options: [] }
}

/** Returns unique answers that fit on their buttons; the single emoji of a slider; nothing for other stickers. */
function fitAnswers({ sticker, options }: Frame, context: FitContext): string[] {
  if (sticker === 'slider') return [splitEmoji(options.join(' ')).emoji[0] ?? '😍']
  if (sticker !== 'poll' && sticker !== 'quiz') return []
  const answers = options
    .map(toSingleLine)
    .filter((text) => text !== '' && text.length <= instagramPollAnswer.max && isUsable(text, context))
  return uniqueBy(answers, (answer) => answer.toLowerCase()).slice(0, MAX_ANSWERS)
}

function presentStory({ title, frames }: Story): CardDraft {
  const stickerLabels = new Set(frames.flatMap(({ sticker }) => (sticker === 'none' ? [] : stickers[sticker].label)))
  const value = Math.max(...frames.map(({ text }) => countWords(text)))
  const text = formatStory(title, frames)
  return {
    heading: title,
    parts: frames.flatMap((frame, index) => [
      { label: `Frame ${index + 1}`, text: frame.visual, rank: 'more' },
      { label: 'Text', text: frame.text, rank: 'more' },
      { label: stickers[frame.sticker].label, text: formatSticker(frame), rank: 'more' },
    ]),
    preview: { kind: 'story', text },
    tags: [formatQuantity(frames.length, 'frame'), ...stickerLabels],
    meters: [{ label: 'Longest frame', value, limit: MAX_FRAME_WORDS, unit: 'words', of: { part: 'Text' } }],
    copy: text,
    carry: `${title}. ${frames[0]?.text ?? ''}`,
  }
}
