import { z } from 'zod'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { cleanText } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { ensureEndPunctuation, trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { getDefaultParameters } from '@/lib/tool/form-values'
import { anyValue, defineItem } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { defineWidgetTool } from '@/lib/tool/tool'
import { ANY, fields, MAX_IDEA_LENGTH, ratios, sampleIdea } from './fields'
import { modelForm } from './model-form'
import { extractFormat } from './parse-idea'
import {
  getPromptMeters,
  MAX_CHARACTERS,
  MAX_WORDS,
  type PromptParameters,
  VARIANT_COUNT,
  writePrompts,
} from './write-prompts'

const identity = {
  icon: 'notebook-pen',
  order: 150,
  category: 'ai',
  startingPoints: ['line'],
  searchWords: 'prompt ideas, text to image prompt, dalle prompt, ai art prompts, prompt maker',
  copyValues: {
    ideaLength: MAX_IDEA_LENGTH,
    promptLength: MAX_CHARACTERS,
    prompts: VARIANT_COUNT,
    promptWords: MAX_WORDS,
  },
  relatedToolTypes: ['ai-image-generator', 'youtube-thumbnail-ideas', 'ai-alt-text-generator', 'image-compressor'],
} as const

const termNames = ['medium', 'style', 'light', 'palette', 'mood', 'composition', 'lens'] as const

/** Reserved in case the model omits it. */
const FULL_STOP_LENGTH = 1

// Image prompts may have figures that the visitor did not give, such as “35 mm lens”, so code checks only lengths.
const item = defineItem({
  angle: anyValue(z.string(), 'what makes this one different from the others, one to three words.'),
  text: anyValue(
    z.string(),
    'the prompt alone, in English unless the request says otherwise; no format, no text to be written in the picture, nothing to leave out: code adds those.',
  ),
})

const modelTool = promptTool({
  ...identity,
  imageInput: 'enough',
  form: { ...modelForm, noun: 'prompt' },
  maxOutputTokens: 2000,
  item,
  count: () => VARIANT_COUNT,
  brief: {
    role: 'You write prompts for image generators, as an art director tells a photographer or an illustrator what to make.',
    guidelines:
      'The subject comes first: who or what, doing what, where, with two or three things that can be seen. Then the medium and its material, where the light comes from and its colour, the ' +
      'composition and how near the eye is, the colours by name, the mood last. Concrete nouns change a picture; praise does not. All of it has to fit together: a watercolour has paper and ' +
      'washes, a photograph a lens. 40 to 90 words.',
    sample: {
      prompt: 'a potter shaping a bowl, seen from above, low sun',
      item: {
        angle: 'Hands and clay',
        text: 'A potter’s wet hands shape a wide bowl on a turning wheel, seen from directly above, slip running over the knuckles. Documentary photograph, 35 mm lens, fine grain. Low sun from the left rakes across the rings in the clay. Close framing, the bowl in the centre. Terracotta, cream and dusty blue. Calm.',
      },
    },
    traps: [
      '“Masterpiece”, “8k”, “ultra-detailed”, “award-winning”: they change nothing.',
      'The name of a living artist, a brand or a real person whom the request does not name.',
      'Light, lens or medium that contradict each other.',
      'Abstract words where a thing could stand: “a sense of wonder”.',
    ],
    examples: [
      {
        prompt: 'a dog asleep on a sofa',
        good: 'text: “A dog asleep on a grey linen sofa, one ear folded over its eyes. Gouache illustration, visible brush marks …”',
        bad: 'text: “Beautiful stunning dog, masterpiece, best quality, 8k”',
        why: 'The good one says what can be drawn.',
      },
      {
        prompt: 'the first frost on our allotment',
        good: 'text: “White frost on the ribs of kale leaves, seen at eye level with the bed. Macro photograph …”',
        bad: 'text: “A magical winter wonderland”',
        why: 'The good one stays with the subject and comes close.',
      },
    ],
    choices: buildChoices,
  },
  fit({ angle, text }, input) {
    const maxTextLength = MAX_CHARACTERS - buildSuffix(input).length - FULL_STOP_LENGTH
    const fittedPrompt = {
      angle: collapseWhitespace(cleanText(angle)),
      text: truncateAtWord(collapseWhitespace(cleanText(text)), maxTextLength),
    }
    return fittedPrompt.angle === '' || fittedPrompt.text === '' ? null : fittedPrompt
  },
  present({ angle, text }, input) {
    const isList = input.parameters.target === 'generic'
    const fullPrompt = (isList ? trimEndMatching(text, /[.,;\s]/) : ensureEndPunctuation(text)) + buildSuffix(input)
    return {
      heading: angle,
      parts: [{ label: 'Prompt', text: fullPrompt, rank: 'answer' }],
      meters: getPromptMeters(fullPrompt),
    }
  },
  draft: modelForm.modelRequiredReason,
})

export default defineWidgetTool({
  ...identity,
  loads: 'first-interaction',
  promptTool: { ...modelTool, type: 'ai-prompt-writer' },
  async getSample() {
    const prompts = writePrompts(sampleIdea, getDefaultParameters(fields) as PromptParameters, 1)
    return {
      input: sampleIdea,
      results: prompts.map((text, index) => ({ kind: 'text', name: `Prompt ${index + 1}`, text })),
      note: 'As you type, your idea becomes three prompts: a photo, an illustration and a graphic.',
    }
  },
})

function buildChoices(input: Input<typeof fields>): string[] {
  const { prompt, parameters } = input
  const chosenTerms = termNames.filter((termName) => parameters[termName] !== ANY)
  return [
    prompt === ''
      ? 'A picture is the request: write prompts that would make one like it. Say what it shows, then its medium, light, colours and composition as they can be seen; the three differ in what they take from it: all of it, its light and colours with a looser framing, its composition in another medium. Name nobody.'
      : 'If a picture is attached, take its light, colours, medium and composition, and the subject from `prompt`.',
    parameters.target === 'generic'
      ? '`text` is one list of words and short phrases, parted by commas, the most important first; no sentences.'
      : '`text` is whole sentences.',
    chosenTerms.length > 0
      ? `These are chosen and stand in every prompt: ${chosenTerms.map((termName) => `${termName}: ${parameters[termName]}`).join('; ')}. The rest is yours, another in each.`
      : 'Medium, light, lens, colours and mood are yours, another in each.',
    `The picture will be in ${getFormatWords(input)}: compose for that.`,
    '`assumed` is [] for what says how the picture is made.',
  ]
}

/** Returns the text that code appends verbatim, because models do not reliably preserve spelling or exclusions. */
function buildSuffix(input: Input<typeof fields>): string {
  const { target, wording, avoid } = input.parameters
  const format = getFormatWords(input)
  const quotedText = wording.replace(/["“”]/g, '').trim()
  const excludedText = trimEndMatching(avoid.trim(), /[.,;]/)
  if (target === 'generic')
    return [
      quotedText && `, the text “${quotedText}”`,
      `, ${format}`,
      excludedText && `\nNegative prompt: ${excludedText}`,
    ].join('')
  const sentences = [
    quotedText && `Text in the image, spelled exactly: “${quotedText}”.`,
    `${capitalizeFirst(format)}.`,
    excludedText && `Leave out: ${excludedText}.`,
  ]
  return ` ${sentences.filter(Boolean).join(' ')}`
}

function getFormatWords({ prompt, parameters }: Input<typeof fields>): string {
  return ratios[extractFormat(prompt, parameters.ratio).ratio].words
}
