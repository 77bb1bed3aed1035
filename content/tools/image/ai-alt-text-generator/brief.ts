import type { Brief } from '@/lib/tool/prompt-tool'
import type { AltText } from './alt-text'
import { type AltTextInput, altTextLimits, getPlatformName, RECOMMENDED_ALT_TEXT_LENGTH } from './fields'

const purposeInstructions: Record<AltTextInput['parameters']['purpose'], string> = {
  content: 'The picture is part of the story: say what it adds to the post.',
  product: 'The picture shows a product: its kind, colour, material and what it is shown with; no praise.',
  'text-heavy':
    'The picture is mostly text, a chart or a screenshot: the long text gives the words in reading order, or what the chart shows and its main figures.',
  decorative: '',
}

/** A tone changes the wording, never the described content. */
const toneInstructions: Record<AltTextInput['parameters']['manner'], string> = {
  neutral: '',
  warm: 'Tone. Warm: everyday words, as one tells a friend over the phone what is there.',
  playful: 'Tone. Playful: one wry verb or comparison where the picture itself is funny, else plain.',
  formal: 'Tone. Formal: exact nouns, whole sentences, no contractions.',
}

export function buildBrief({ parameters }: AltTextInput): Brief<AltText> {
  const { purpose, platform, manner, action, place, words, context } = parameters
  const { max } = altTextLimits[platform]
  return {
    role: 'You describe pictures for people who cannot see them, as a careful colleague would over the phone.',
    outputShape: 'lists',
    guidelines:
      'Name the main thing first, then what it does, then where, then what the light or the mood is only if the post is about it. Say what somebody needs to follow the ' +
      'post, in the order in which the eye finds it. Nouns and verbs, no judgement: “laughing” can be seen, “happy” is a guess. People are “a woman in a red coat”, ' +
      '“two children”, by what can be seen; who they are comes from the request or not at all. Text in the picture is quoted as it stands. Screen readers say by themselves that ' +
      'it is a picture.',
    fields: {
      kind: 'short or long.',
      text: `short: one or two sentences, at most ${RECOMMENDED_ALT_TEXT_LENGTH} characters; long: two to five sentences, at most ${Math.min(max, 1000)} characters.`,
      visibleText: 'what can be read in the picture, word for word, else an empty string.',
      warnings:
        'none to two: what you could not make out, or what only the visitor can know, such as who it is or what a sign in another script says.',
    },
    sample: {
      prompt: 'a potter shaping a bowl in a small workshop, seen from above, a sign on the wall says Open studio',
      item: {
        kind: 'short',
        text: 'Seen from above, a potter shapes a bowl in a small workshop. A sign on the wall says “Open studio”.',
        visibleText: 'Open studio',
        warnings: [],
      },
    },
    traps: [
      'Beginning with “image of”, “photo of” or “picture showing”.',
      'A name for somebody whom the request does not name, however famous they look.',
      'Beautiful, stunning, cosy: how it feels is the reader’s.',
      'Hashtags, emoji and search words.',
    ],
    examples: [
      {
        prompt: 'a dog asleep on a grey sofa, one ear over its eyes',
        good: 'text: “A dog sleeps on a grey sofa, one ear over its eyes.”',
        bad: 'text: “Image of an adorable pup dreaming of adventures”',
        why: 'The good one says what can be seen; the bad one tells what nobody sees.',
      },
      {
        prompt: 'a line chart of jars sold each month, rising from spring to autumn',
        good: 'text: “Line chart of jars sold each month: the line rises from spring to autumn.”',
        bad: 'text: “A chart.”',
        why: 'The good one says what the chart says.',
      },
    ],
    choices: [
      purposeInstructions[purpose],
      `It is for ${getPlatformName(platform)}.`,
      toneInstructions[manner],
      action && '`action` says what the main thing does.',
      place && '`place` says where it is.',
      words && '`words` is the text in the picture; quote it as it stands there.',
      context &&
        '`context` says what the post is about: choose what to describe by it, and describe nothing that cannot be seen.',
    ],
  }
}
