import type { Random } from '@/lib/core/random'
import { cleanText, emojiLimits, limitEmoji } from '@/lib/core/strings/clean-text'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { keepFirstHashtag } from '@/lib/platforms/hashtags/find-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { measureField } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { select } from '@/lib/tool/fields'
import { anyText, defineItem, type FitContext, type ItemOf, isUsable, oneOf } from '@/lib/tool/item'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { type DraftInput, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, toneField } from '@/lib/tool/shared-fields'
import { getEmojiSuffix } from '@/lib/writer/line'
import { writeTexts } from '@/lib/writer/texts'
import { describeMaxLength } from '../max-length'

/** Kinds of posts, in display order. */
const choosableStyles = {
  'one-liner': 'One-liner',
  contrarian: 'Opinion',
  number: 'With my number',
  confession: 'Story',
  question: 'Question',
  list: 'Short list',
} as const

const styles = { ...choosableStyles, number: 'With your number', quiet: 'Quietly' } as const

const styleDescriptions: Readonly<Record<keyof typeof styles, string>> = {
  'one-liner': 'a single sentence that turns.',
  contrarian: 'the position that the prompt takes, with the reason it gives.',
  number: 'built on a figure of the request.',
  confession: 'something that the prompt says happened.',
  question: 'open, answerable from experience in one line.',
  list: 'a lead and lines that begin with “- ”.',
  quiet: 'for hard days, and only for them.',
}

/** Leaves room for a comment of those who quote the post. */
const MAX_QUOTABLE_LENGTH = 200

const fields = [
  select('style', 'Kind of post', { any: 'A mix', ...choosableStyles }, { isAlwaysVisible: true }),
  createCountField('6', ['3', '6', '10']),
  toneField,
  emojiField,
  ...detailFields,
] as const

const item = defineItem({
  style: oneOf(styles, 'the kind of post.'),
  text: anyText('one thought, with the hashtags, links and mentions of the request and no others.'),
})

type Tweet = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/twitter/tweet-generator',
  icon: 'pen-line',
  order: 20,
  searchWords: 'tweets, post on x, short post, joke',
  copyValues: { quotableLength: MAX_QUOTABLE_LENGTH },
  relatedToolTypes: ['twitter-thread', 'twitter-hashtags', 'twitter-bio', 'tiktok-hook-generator'],
  nextToolTypes: ['twitter-thread', 'twitter-hashtags', 'instagram-caption'],
  form: {
    noun: 'post',
    promptLabel: 'What do you want to say?',
    placeholder: 'e.g. I tested every shortcut for sharpening knives and went back to the stone',
    hint: 'A thought, a rant, news or a story, the way you’d say it.',
    buttonLabel: 'Write posts',
    fields,
    examples: [
      {
        prompt: 'I tested every shortcut for sharpening knives. The electric one took the tip off my best knife',
        parameters: { emoji: 'none' },
      },
      {
        prompt: 'Offices are fine. It is the commute people hate.',
        parameters: { style: 'contrarian', tone: 'bold', count: '3', audience: 'team leads' },
      },
      {
        prompt: 'we are hiring a weekend baker in Ghent',
        parameters: {
          emoji: 'none',
          outcome: 'Saturdays and Sundays, five to noon',
          action: 'send us a photo of your best loaf by 1 March',
        },
      },
    ],
  },
  maxOutputTokens: 2000,
  item,
  brief: {
    role: 'You write single posts on X for people who would rather be quoted than agreed with politely.',
    guidelines:
      'A post is read in two seconds between two others. It leaves out the run-up: the sentence that would come second is usually the ' +
      'first. Build it on the object, the place, the number or the sentence that the prompt gives. It sounds like a person talking: ' +
      'contractions, uneven sentences, an end without a summary. News and offers have all their facts: day, place, price, contact. ' +
      'Shorter posts leave room for somebody to quote them.',
    fields: ({ parameters: { style } }) => ({
      style: Object.entries(styleDescriptions)
        .filter(([name]) => style === 'any' || name === style || name === 'quiet')
        .map(([name, description]) => `${name}: ${description}`)
        .join(' '),
    }),
    sample: {
      prompt: 'moved back in with my parents to save money, the questions about dinner start at ten in the morning',
      item: {
        style: 'confession',
        text: 'Moved back in with my parents to save money. The questions about dinner start at ten in the morning.',
      },
    },
    traps: [
      '“Unpopular opinion”, “hot take”, “let that sink in”, “RT if”, unless the prompt says it.',
      'A line break after every sentence.',
      'A lesson that the prompt does not draw.',
    ],
    examples: [
      {
        prompt: 'every old radio I open has a note inside from the last person who tried to fix it',
        good: 'text: “Every old radio I open has a note from the last person who tried.”',
        bad: 'text: “Restoring radios teaches patience.”',
        why: 'The good post turns on the object of the prompt; the bad one states a lesson.',
      },
      {
        prompt: 'selling my 2014 Vespa, 11k km, one dent, Lyon, 1,900 euros',
        good: 'text: “Selling my 2014 Vespa. 11k km, one dent, 1,900 euros. Lyon.”',
        bad: 'text: “Life is a ride. Ready for your next adventure? 🛵”',
        why: 'The good post tells a buyer everything.',
      },
    ],
    aims: ({ parameters: { action } }) => [action && 'One post asks for what `action` says, with its day or place.'],
    choices: ({ prompt, parameters: { style, language, audience, outcome, turn } }) => [
      describeMaxLength(prompt, language),
      style === 'any'
        ? 'Vary the styles as far as they suit the prompt.'
        : `The style of every item is ${style}; on a hard day, quiet.`,
      audience && 'The readers are those that `audience` names.',
      outcome && 'What comes out is `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong is `turn`: one post is built on it.',
    ],
  },
  fit: fitTweet,
  getOpening: ({ text }) => text,
  present({ style, text }) {
    const meter = measureField('Length on X', text, xPost, 'copy')
    return {
      heading: styles[style],
      parts: [{ text }],
      preview: { kind: 'x-post', text },
      meters: [meter],
      tags: [meter.value <= MAX_QUOTABLE_LENGTH && 'short'],
    }
  },
  draft: { outputKind: 'sentences', write: writeTweets },
})

/** Returns a post of at most 280 weighted characters with at most one hashtag; null when it is unusable. */
function fitTweet(tweet: Tweet, input: Input<typeof fields> & FitContext): Tweet | null {
  const { parameters, visitorText } = input
  const cleanedText = limitEmoji(keepFirstHashtag(cleanText(tweet.text), visitorText), emojiLimits[parameters.emoji])
  const text = truncateAtWord(cleanedText, xPost.max, measureWeightedLength)
  // A post may say how many lines its list has.
  const lineCount = text.split('\n').filter((line) => /^[-•→✓]/u.test(line)).length
  const context = { ...input, figures: { allowedNumbers: [lineCount] } }
  return text !== '' && isUsable(text, context) ? { ...tweet, text } : null
}

function writeTweets({ reading, parameters }: DraftInput<typeof fields>, random: Random): Tweet[] {
  const sign = getEmojiSuffix(reading, parameters.emoji)
  const isRow = (rest: readonly string[]) => rest.length > 2 || !/[.!?…”]$/.test(rest[0] ?? '.')
  const texts = writeTexts(reading, 'post', random).map(
    ({ lead, rest }) => [lead, ...rest].join(isRow(rest) ? '\n' : ' ') + sign,
  )
  const beginnings = reading.sentences.map((_, index) => reading.sentences.slice(0, index + 1).join(' ')).toReversed()
  const fits = (text: string) => measureWeightedLength(text) <= xPost.max
  const fitting = texts.some(fits) ? texts.filter(fits) : beginnings.filter(fits).slice(0, 1)
  const tweets = fitting.map((text) => ({ style: getStyle(reading, text), text }))
  const isChosen = ({ style }: Tweet) => style === parameters.style
  return [...tweets.filter(isChosen), ...tweets.filter((tweet) => !isChosen(tweet))]
}

function getStyle({ isHardDay, kind }: PromptReading, text: string): Tweet['style'] {
  if (isHardDay) return 'quiet'
  if (text.includes('?') && kind !== 'opinion') return 'question'
  if (kind === 'opinion') return 'contrarian'
  if (kind === 'list' || text.split('\n').length > 3) return 'list'
  return kind === 'story' || kind === 'change' ? 'confession' : /\d/.test(text) ? 'number' : 'one-liner'
}
