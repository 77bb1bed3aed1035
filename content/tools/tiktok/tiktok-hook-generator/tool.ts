import type { Random } from '@/lib/core/random'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findSchemeUrlRanges } from '@/lib/core/strings/urls'
import { getWordLimit } from '@/lib/core/strings/word-limits'
import { CREATOR_WORDS_PER_MINUTE } from '@/lib/kits/script-timing'
import { measureWords } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { choices, getOptionLabel } from '@/lib/tool/fields'
import { defineItem, type FitContext, type ItemOf, line, oneOf } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { countWordsWithBlanks } from '@/lib/tool/recount-meters'
import { createCountField, toneField, videoGoalField } from '@/lib/tool/shared-fields'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'

/** Ways to open, in display order. */
const families = {
  'cold-start': 'Jump right in',
  'mid-story': 'Mid-story',
  'open-question': 'Question',
  'list-promise': 'List',
  'bold-claim': 'Bold claim',
  'cold-open-result': 'Result first',
  'specific-number': 'Specific number',
  'call-out': 'Call-out',
} as const

/** With the family for hard days, which a visitor cannot choose. */
const allFamilies = { ...families, quiet: 'Quietly' } as const

type Family = keyof typeof allFamilies

const familyDescriptions: Readonly<Record<Family, string>> = {
  'cold-start': 'says at once what it is',
  'mid-story': 'starts in the middle of what happened',
  'open-question': 'asks what cannot be answered with yes',
  'list-promise': 'announces a list',
  'bold-claim': 'takes the side that the prompt takes',
  'cold-open-result': 'shows the ending first',
  'specific-number': 'is built on a number of the request',
  'call-out': 'names who it is for by their situation',
  quiet: 'is for hard days, and only for them',
}

const fields = [
  createCountField('6', ['3', '6', '10']),
  videoGoalField,
  choices('families', 'Ways to open', families, {
    hint: 'Leave them all off for a mix. A quick draft only uses the ones that work with what you typed.',
  }),
  toneField,
  ...detailFields,
] as const

/** A spoken line in one breath; one with a sentence of the visitor may be longer. */
const MAX_SPOKEN_WORDS = 15
const MAX_WORDS_WITH_VISITOR_TEXT = 25
const MAX_ADDED_WORDS = 8
const MAX_SCREEN_WORDS = 7

const item = defineItem({
  family: oneOf(allFamilies, 'the way to open.'),
  spoken: line(`said in one breath, at most ${MAX_SPOKEN_WORDS} words, a whole thought without the video.`, {
    emoji: 0,
    keepsPeriod: true,
  }),
  onScreenText: line(
    `at most ${MAX_SCREEN_WORDS} words that set the scene, name the stakes or contradict the voice; empty where they would repeat it.`,
    { words: [0, MAX_SCREEN_WORDS], isOptional: true },
  ),
  firstFrame: line('a shot in motion for one person with a phone; empty where nothing can be seen.', {
    isOptional: true,
  }),
})

type Hook = ItemOf<typeof item>

export default promptTool({
  path: '/tiktok-hook-generator',
  icon: 'zap',
  order: 40,
  searchWords: 'hooks, first line, opener, stop the scroll, beginning',
  copyValues: {
    maxScreenWords: MAX_SCREEN_WORDS,
    spokenWords: MAX_SPOKEN_WORDS,
    spokenWordsWithYours: MAX_WORDS_WITH_VISITOR_TEXT,
  },
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-script-writer', 'tiktok-caption', 'youtube-title'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'hook',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. I got three dinners out of one roast chicken, and the last one surprised me',
    hint: 'Say it like you’d tell a friend. More detail, better hooks.',
    buttonLabel: 'Generate hooks',
    fields,
    examples: [
      { prompt: '3 mistakes that kill houseplants. The third one cost me a monstera' },
      {
        prompt: 'how I get three dinners out of one roast chicken',
        parameters: {
          goal: 'saves',
          audience: 'couples who cook on weeknights',
          outcome: 'nine portions and a pot of stock',
          turn: 'the broth was the best part',
        },
      },
      {
        prompt: 'unpopular opinion: most of my thrifted coats are better made than new ones',
        parameters: { goal: 'comments', tone: 'bold', families: ['bold-claim', 'open-question', 'mid-story'] },
      },
    ],
    score: 'hook',
  },
  maxOutputTokens: 3000,
  item,
  brief: {
    role: 'You write the first three seconds of TikTok videos.',
    guidelines:
      'A viewer decides at once by what is said, what is written and what moves, so each adds something to the others. Open one ' +
      'question that the video answers: start inside what happens, put the concrete thing of the prompt into the first words and ' +
      'leave the reason unsaid. News is said as news, with its day, place, price and number; an opinion as an opinion. Write for ' +
      'the ear: short words, contractions, the weight on the last word.',
    fields: ({ parameters: { families: chosen } }) => ({
      family: Object.entries(familyDescriptions)
        .filter(([family]) => chosen.length === 0 || ['quiet', ...chosen].includes(family))
        .map(([family, description]) => `${family} ${description}`)
        .join('; '),
    }),
    sample: {
      prompt: 'I repotted my rubber plant, the roots had been going in circles and it had stopped growing in March',
      item: {
        family: 'mid-story',
        spoken: 'In March it stopped growing. Then I saw these roots.',
        onScreenText: 'They had been going in circles',
        firstFrame: 'Hands lifting the root ball out of the pot',
      },
    },
    traps: [
      'A greeting, an introduction or an announcement of the video.',
      'A promise about the end of the video that the request does not keep.',
      'A worn opener such as “have you ever”, “you won’t believe” or “nobody talks about this”.',
    ],
    examples: [
      {
        prompt: 'we open our second barber shop in Leeds on Friday, first 20 cuts are free',
        good: 'spoken: “Leeds, Friday, the first 20 cuts are free.” onScreenText: “Our second barber shop”',
        bad: 'spoken: “Are you tired of bad haircuts?”',
        why: 'The good one is the news itself; the bad one asks what everybody skips.',
      },
      {
        prompt: 'unpopular opinion: meal prep on Sundays ruins Sundays',
        good: 'spoken: “Meal prep on Sundays ruins Sundays.” onScreenText: “My unpopular opinion”',
        bad: 'spoken: “Here are five meal prep tips you need!”',
        why: 'The good one says the opinion first; the bad one turns it into tips.',
      },
    ],
    aims: ({ parameters: { goal } }) => [
      `The video should earn: ${getOptionLabel(fields, 'goal', goal).toLowerCase()}.`,
    ],
    choices: ({ parameters }) => [
      parameters.families.length > 0
        ? `The family is one of: ${parameters.families.join(', ')}; on a hard day, quiet.`
        : 'Vary the families as far as they suit the prompt.',
      parameters.audience && 'The viewers are those that `audience` names.',
      parameters.outcome && 'What comes out is `outcome`: use it as it is.',
      parameters.turn && 'What surprised them or went wrong is `turn`: one hook opens with it.',
    ],
  },
  fit: fitHook,
  getOpening: (hook) => hook.spoken,
  present({ family, spoken, onScreenText, firstFrame }) {
    const wordCount = countWordsWithBlanks(spoken)
    return {
      heading: allFamilies[family],
      parts: [
        { label: 'Say', text: spoken },
        { label: 'On screen', text: onScreenText },
        { label: 'First frame', text: firstFrame, rank: 'more' },
      ],
      // A hard day is not scored.
      ...(family !== 'quiet' && { score: 'hook' }),
      copy: onScreenText ? `${spoken}\nOn screen: ${onScreenText}` : spoken,
      meters: [
        // A longer line is the visitor's own and stays whole.
        wordCount <= getWordLimit(spoken, MAX_SPOKEN_WORDS) &&
          measureWords('Spoken', spoken, MAX_SPOKEN_WORDS, { line: 0 }),
        measureWords('On screen', onScreenText, MAX_SCREEN_WORDS, { part: 'On screen' }),
      ],
      tags: [`about ${Math.max(1, Math.round((wordCount / CREATOR_WORDS_PER_MINUTE) * 60))} s spoken`],
    }
  },
  draft: { outputKind: 'sentences', write: writeHooks },
})

/** Returns null if the spoken line is too long. Links cannot be spoken. */
function fitHook(hook: Hook, { visitorText }: FitContext): Hook | null {
  const spoken = collapseWhitespace(replaceRanges(hook.spoken, findSchemeUrlRanges(hook.spoken), () => ''))
  const wordCount = countWordsWithBlanks(spoken)
  const addedSentences = spoken.split(/(?<=[.!?:])\s/).filter((part) => !containsPhrase(visitorText, part))
  const maxWords =
    countWordsWithBlanks(addedSentences.join(' ')) <= Math.min(wordCount - 1, MAX_ADDED_WORDS)
      ? MAX_WORDS_WITH_VISITOR_TEXT
      : MAX_SPOKEN_WORDS
  if (wordCount < 2 || wordCount > getWordLimit(spoken, maxWords)) return null
  const repeatsVoice = containsPhrase(spoken, hook.onScreenText)
  return { ...hook, spoken, onScreenText: repeatsVoice ? '' : hook.onScreenText }
}

const familyByForm: Readonly<Record<LineForm, Family>> = {
  question: 'open-question',
  opinion: 'bold-claim',
  list: 'list-promise',
  'how-to': 'cold-start',
  scene: 'mid-story',
  statement: 'cold-start',
  topic: 'cold-start',
  quiet: 'quiet',
}

function writeHooks({ reading, parameters }: DraftInput<typeof fields>, random: Random): Hook[] {
  const selected: readonly string[] = parameters.families
  const hooks = writeLines(reading, 'hook', random).map(({ text, form, detail = '' }) => ({
    family: familyByForm[form],
    spoken: text,
    onScreenText: detail,
    firstFrame: '',
  }))
  const chosen = hooks.filter(({ family }) => selected.length === 0 || selected.includes(family) || family === 'quiet')
  return chosen.length > 0 ? chosen : hooks
}
