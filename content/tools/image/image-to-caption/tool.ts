import { formatCountWord } from '@/lib/core/format/format-count-word'
import { mapValues } from '@/lib/core/map-values'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import {
  buildHashtagCountField,
  buildLengthField,
  type CaptionRules,
  fitCaption,
  isSingleLine,
  presentCaption,
} from '@/lib/kits/posts/caption'
import { buildPostText, containsUrl, findVisitorUrls, postItem } from '@/lib/kits/posts/post'
import { collectParts, getShortName, networkDetails } from '@/lib/platforms/networks'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { detailFields } from '@/lib/tool/detail-fields'
import { select, textField } from '@/lib/tool/fields'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, modelOnlyHint, toneField } from '@/lib/tool/shared-fields'
import { createCaptionDraft } from '@/lib/writer/captions'

/** A short caption fits above Instagram's “more”. */
const textRules = { textLimits: { short: 125, medium: 400, long: 1000 }, isShortOneLine: true } as const

const captionFields = collectParts(networkDetails, 'caption', ['instagram', 'tiktok', 'facebook', 'linkedin'])

const extraRules: Partial<Record<keyof typeof captionFields, Pick<CaptionRules, 'hashtagField' | 'preview'>>> = {
  instagram: { hashtagField: instagramHashtags, preview: 'instagram-caption' },
  tiktok: { preview: 'tiktok-caption' },
  x: { preview: 'x-post' },
}

const fields = [
  select(
    'platform',
    'Network',
    mapValues(captionFields, (_, id) => getShortName(id)),
    { isAlwaysVisible: true },
  ),
  buildLengthField(textRules.textLimits, 'medium'),
  toneField,
  buildHashtagCountField(
    instagramHashtags,
    `${capitalizeFirst(formatCountWord(instagramHashtags.max))} is the most Instagram allows.`,
  ),
  textField('keyword', 'Search terms', 60, { placeholder: 'What people would search for', hint: modelOnlyHint }),
  createCountField('5', ['3', '5']),
  emojiField,
  ...detailFields,
] as const

const bodyInstructions = {
  short: 'an empty string: the caption is its first line',
  medium: 'what matters most beyond the first line, in a few sentences, or empty',
  long: 'all that the request tells beyond the first line, in short paragraphs with an empty line between them, or empty',
} as const

export default promptTool({
  icon: 'message-square-heart',
  order: 140,
  category: 'ai',
  startingPoints: ['file', 'line'],
  searchWords: 'caption my photo, photo to caption, selfie caption, caption from picture',
  relatedToolTypes: ['ai-alt-text-generator', 'instagram-caption', 'tiktok-caption', 'instagram-hashtags'],
  nextToolTypes: ['instagram-hashtags', 'twitter-tweet'],
  imageInput: 'beside',
  form: {
    noun: 'caption',
    promptLabel: 'What can’t people see in the photo?',
    placeholder: 'e.g. her first day at the beach, and she ate sand',
    hint: 'Just one thing: when, why, or what happened right before.',
    whenEmpty: {
      title: 'Say what the photo can’t show',
      text: 'One fact is enough, like when, why, or what happened before.',
    },
    promptLimit: 300,
    buttonLabel: 'Write captions',
    fields,
    examples: [
      {
        prompt: 'we open the bakery on Saturday at eight, the sign came today',
        parameters: { platform: 'facebook', hashtags: 1, action: 'come by on Saturday' },
      },
      {
        prompt: 'three winters of trying before one mug came out of the kiln whole',
        parameters: { tone: 'storytelling' },
      },
      {
        prompt: 'her first day at the beach, and she ate sand',
        parameters: { length: 'short', tone: 'funny', hashtags: 3 },
      },
    ],
  },
  maxOutputTokens: 3000,
  item: postItem,
  brief: {
    role: 'You write captions for single pictures, in the voice of whoever took them.',
    guidelines:
      'Readers see the picture first, so a caption that describes it says nothing. `prompt` has what the picture cannot show: when, ' +
      'why, what it cost, what came before. Start from that, and let one detail of the picture stand beside it where it helps: a ' +
      'colour, a hand, the light. Say it as to a friend who is shown the picture across a table.',
    fields: ({ parameters: { length, hashtags } }) => ({
      angle: 'the way of telling it, in one to three words.',
      hook: 'the first line, short and complete by itself; no greeting.',
      body: `${bodyInstructions[length]}.`,
      cta: 'one sentence where the request gives something to ask for, else an empty string.',
      hashtags: `at most ${hashtags}: what it is, where or what it belongs to, who it is for.`,
    }),
    sample: {
      prompt: 'it took three winters before one mug came out of the kiln whole',
      item: {
        angle: 'Patience',
        hook: 'Three winters, and then one whole mug.',
        body: '',
        cta: '',
        hashtags: ['#pottery', '#kilnopening', '#handmademug'],
      },
    },
    traps: [
      'Telling what can be seen: “a cup of coffee on a wooden table”.',
      'A caption that would fit any other picture.',
      'Anything about the picture stated as fact that only the visitor can know: who, where, when.',
      'Hashtags in the text, or generic ones such as #instagood and #photooftheday.',
    ],
    examples: [
      {
        prompt: 'her first day at the beach and she ate sand',
        good: 'hook: “First day at the beach. She ate the beach.”',
        bad: 'hook: “Making memories by the sea 🌊✨”',
        why: 'The good one is made of the fact.',
      },
      {
        prompt: 'we open the new bakery on Saturday at eight, the sign came today',
        good: 'hook: “The sign came today. We open on Saturday at eight.”',
        bad: 'hook: “A beautiful sign on a charming storefront.”',
        why: 'The good one has the day and the hour.',
      },
    ],
    aims: ({ parameters: { action } }) => [action && 'The cta asks for what `action` says, with its day or place.'],
    choices: ({ parameters: { platform, length, keyword, audience, outcome, turn } }) => [
      `They are for ${getShortName(platform)}: ` +
        `at most ${Math.min(textRules.textLimits[length], captionFields[platform].max)} characters without the hashtags.`,
      keyword && 'The words in `keyword` stand once in a natural sentence.',
      audience && 'The readers are those that `audience` names.',
      outcome && '`outcome` is what comes out.',
      turn && '`turn` is what surprised them or went wrong: one caption is built on it.',
    ],
  },
  fit: (post, input) => fitCaption(post, input, getRules(input)),
  getOpening: ({ hook }) => hook,
  present(post, input) {
    const rules = getRules(input)
    const card = presentCaption(post, input, rules)
    const missingUrls = findVisitorUrls(input.prompt).filter((url) => !containsUrl(card.copy, url))
    return {
      ...card,
      parts: [
        { label: 'Caption', text: buildPostText(post, isSingleLine(input, rules)), rank: 'answer' },
        { label: 'Hashtags', text: post.hashtags.join(' '), rank: 'answer' },
      ],
      tags: [getShortName(input.parameters.platform)],
      notes: [
        ...card.notes,
        missingUrls.length > 0 &&
          `There’s no room for ${missingUrls.join(' and ')}. Shorten the text or post the link below it.`,
      ],
    }
  },
  draft: createCaptionDraft('instagram', textRules),
})

function getRules({ parameters }: Input<typeof fields>): CaptionRules {
  return { ...textRules, field: captionFields[parameters.platform], ...extraRules[parameters.platform] }
}
