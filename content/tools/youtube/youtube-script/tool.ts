import { getWordBudget } from '@/lib/kits/script-timing'
import { detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select } from '@/lib/tool/fields'
import { defineItem, type ItemOf, line, paragraphs, rows } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { paceField, toneField } from '@/lib/tool/shared-fields'
import { isShort, MAX_HOOK_SECONDS } from './beats'
import { fitScript, presentScript, writeScripts } from './script'

const fields = [
  select(
    'length',
    'Length',
    {
      30: { label: 'Short, 30 seconds', shortLabel: '30 seconds' },
      60: { label: 'Short, 60 seconds', shortLabel: '60 seconds' },
      300: '5 minutes',
      480: '8 minutes',
      600: '10 minutes',
      900: '15 minutes',
    },
    { default: '300', isAlwaysVisible: true },
  ),
  paceField,
  toneField,
  ...detailFields,
] as const

export type ScriptInput = Input<typeof fields>

const say = paragraphs('the words', { emoji: 0 })
const show = line('the picture', { emoji: 0, isOptional: true })

const item = defineItem({
  title: line('the thing, in a few words.', { emoji: 0 }),
  hook: { ...defineItem({ say, show }), description: 'say: the first words spoken. show: what is seen with them.' },
  promise: {
    ...defineItem({ say: paragraphs('the words', { emoji: 0, isOptional: true }), show }),
    description:
      'say: what the viewer will have at the end, in one sentence, or empty. show: as in hook. Both empty in a Short.',
  },
  sections: rows(
    'in order, as many as the request holds.',
    {
      label: line('a few words, together a table of contents.', { emoji: 0 }),
      say: paragraphs('words to be spoken.', { emoji: 0 }),
      broll: line('things that the prompt names or that belong to it.', { emoji: 0, isOptional: true }),
    },
    { min: 1, isSequence: true, isBlank: (section) => !section.label.trim() || !section.say.trim() },
  ),
  midCta: paragraphs('one spoken request; empty in a Short, and where nothing fits.', { emoji: 0, isOptional: true }),
  outro: {
    ...defineItem({ say, show }),
    description:
      'say: the promise kept; in a long video then the next one, a blank unless the request names it. show: as in hook.',
  },
})

export type Script = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/youtube/script-writer',
  icon: 'list-video',
  order: 50,
  startingPoints: ['line', 'text'],
  searchWords: 'long video, vlog, tutorial script',
  copyValues: { hookSeconds: MAX_HOOK_SECONDS },
  relatedToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags', 'tiktok-script-writer'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags'],
  form: {
    noun: 'script',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. we moved with two cats and the airline lost their papers. Or paste your notes',
    hint: 'Tell the story in full sentences. Each one becomes part of the script.',
    promptLimit: 4000,
    buttonLabel: 'Write the script',
    fields,
    examples: [
      {
        prompt: 'i moved to Porto with two cats. the airline lost our papers. a vet saved the day by phone',
        parameters: {
          length: '60',
          tone: 'storytelling',
          outcome: 'both cats slept through the flight',
          turn: 'the counter was about to close',
        },
      },
      {
        prompt: 'how to glaze a mug without runs',
        parameters: {
          length: '600',
          pace: '130',
          tone: 'educational',
          audience: 'people at their first pottery class',
          action: 'the glaze chart is linked below the video',
        },
      },
      {
        prompt: 'unpopular opinion: paper maps are better than apps in the mountains',
        parameters: { length: '60', pace: '180', tone: 'bold' },
      },
    ],
  },
  maxOutputTokens: 5000,
  item,
  brief: {
    role: 'You write YouTube scripts for people who film and cut alone.',
    guidelines:
      'Somebody clicked on a title and a picture; the first sentence shows them that they are right here. The hook opens one ' +
      'question, and every section answers a part of it with one thought and one thing to show. Tell what the prompt tells, in ' +
      'its order, and in its words where they are good. Where a section needs what only the visitor knows, open it with a spoken ' +
      'sentence and leave a blank that says what belongs there and how long.',
    sample: {
      prompt:
        'I moved abroad with two cats. The airline lost the papers in Lisbon, we sat four hours at the counter, a vet on the phone sorted it out. 5 minutes',
      item: {
        title: 'Two cats, one counter, no papers',
        hook: {
          say: 'Two cats, one counter in Lisbon, and no papers. The airline had lost them.',
          show: 'Both carriers on the floor, one paw through the bars',
        },
        promise: {
          say: 'By the end you’ll know who sorted it out. It wasn’t the airline.',
          show: 'A phone lying on one of the carriers',
        },
        sections: [
          {
            label: 'The counter',
            say: 'Then the papers were gone. Four hours we sat at that counter. [what you saw and heard, a minute]',
            broll: 'An empty bench, a departure board',
          },
          {
            label: 'The vet on the phone',
            say: 'It was a vet on the phone who sorted it out. [what the vet did, a minute]',
            broll: 'A phone at an ear, close',
          },
        ],
        midCta: 'If you’re moving with an animal, tell me where you’re stuck.',
        outro: {
          say: 'Four hours, and then one phone call. Next: [your next video].',
          show: 'Both cats on a window sill',
        },
      },
    },
    traps: [
      'A greeting, “in this video I’m going to”, a summary at the end: viewers leave there.',
      'A request to like.',
      'Brackets inside say for anything but a blank.',
    ],
    examples: [
      {
        prompt: 'repairing a dripping tap, 5 minutes',
        good: 'hook: “Listen to that. Somewhere in this tap a part has given up, and we’re going to meet it.”',
        bad: 'hook: “Hi everyone and welcome to my channel! Today we will learn how to fix a tap in some easy steps.”',
        why: 'The good hook has a thing and an open question.',
      },
      {
        prompt: 'my honest opinion on paper planners, I came back to them after three years of apps',
        good: 'section “What the apps did better”: [what you miss, a minute], before the reason to come back',
        bad: 'section “Tips for choosing a planner”',
        why: 'An opinion is tested on camera; tips were not asked for.',
      },
    ],
    choices: ({ parameters: { length, pace, audience } }) => {
      const maxWords = getWordBudget(Number(length), Number(pace))
      return [
        isShort(length)
          ? `A Short of ${length} seconds, vertical: a hook of one sentence, one point, an end that runs into the beginning.`
          : `A long video of up to ${getOptionLabel(fields, 'length', length)}. The hook has at most ${getWordBudget(MAX_HOOK_SECONDS, Number(pace))} words.`,
        `All spoken words together: at most ${maxWords}, minus the time of the blanks. A short request makes a short script.`,
        audience && 'Written for `audience`.',
      ]
    },
    aims: ({ parameters: { action, length } }) => [
      action && `${isShort(length) ? 'outro' : 'midCta'} says \`action\`, in nearly these words.`,
    ],
  },
  getFigures: ({ sections }) => ({ allowedNumbers: sections.map((_, index) => index + 1), allowsClockTimes: true }),
  fit: fitScript,
  getOpening: ({ hook }) => hook.say,
  present: (script, input) => ({
    ...presentScript(script, input),
    tags: [getOptionLabel(fields, 'length', input.parameters.length)],
  }),
  draft: { outputKind: 'sentences', write: writeScripts },
})
