import { getWordBudget } from '@/lib/kits/script-timing'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select } from '@/lib/tool/fields'
import { anyText, anyTexts, defineItem, type ItemOf, line, lines, paragraphs, rows } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { emojiField, paceField, toneField, videoGoalField } from '@/lib/tool/shared-fields'
import { fitScript, MAX_CAPTION_LENGTH, presentScript, writeScripts } from './script'

const fields = [
  select(
    'length',
    'Length',
    { 15: '15 seconds', 30: '30 seconds', 60: '60 seconds', 90: '90 seconds', 180: '3 minutes' },
    { default: '30', isAlwaysVisible: true },
  ),
  select('structure', 'Structure', {
    auto: 'Best fit',
    'problem-solution': 'Problem and solution',
    story: 'Story arc',
    list: 'List',
    tutorial: 'Tutorial',
    demo: 'Product demo',
  }),
  select('delivery', 'Delivery', { camera: 'To camera', 'voice-over': 'Voice-over', text: 'Text only' }),
  paceField,
  { ...videoGoalField, hint: 'A quick draft only uses “Comments,” which can add a question at the end.' },
  toneField,
  emojiField,
  ...detailFields,
] as const

export type ScriptInput = Input<typeof fields>

const structureInstructions: Record<ScriptInput['parameters']['structure'], string> = {
  auto: 'a story runs in order, an opinion has its reason and the objection, a how-to shows the result first, news says what, when and where.',
  'problem-solution': 'the problem as it looks in the room, the usual answer, the solution shown, the result.',
  story: 'start in the middle, one sentence of before, the turn, what came of it.',
  list: 'the items of the prompt in turn, each with its own picture, the most surprising one last.',
  tutorial: 'the result first, the steps in the order of the hands, one mistake, the result again.',
  demo: 'the product in use before it is named, one detail up close, a buyer’s doubt and its answer, where to get it.',
}

const deliveryInstructions: Record<ScriptInput['parameters']['delivery'], string> = {
  camera: 'Spoken to camera: contractions, sentences of one breath.',
  'voice-over':
    'Voice-over: the picture carries the action, the voice says what cannot be seen; nobody looks into the lens.',
  text: 'Text only: nobody speaks; say holds the few words to read on screen, and onScreenText is empty.',
}

const MAX_HOOKS = 3
const MAX_SCREEN_WORDS = 7
/** Below what fits the seconds, because models count inaccurately. */
const WORD_SHARE = 0.85

const item = defineItem({
  title: line('a working title that names the thing.'),
  hooks: lines(
    `at most ${MAX_HOOKS} short first lines by different means (the moment, a contradiction, a question); the first one opens beat one.`,
    { max: MAX_HOOKS, emoji: 0, keepsPeriod: true },
  ),
  beats: rows('in order, as many as the request fills.', {
    say: anyText('one or two short sentences.'),
    show: line('framing and action, with things from the prompt.', { isOptional: true }),
    onScreenText: line(`at most ${MAX_SCREEN_WORDS} words that a silent viewer needs, or empty.`, {
      isOptional: true,
      words: [0, MAX_SCREEN_WORDS],
    }),
    sound: line('a real sound of the place, or empty.', { isOptional: true }),
  }),
  caption: paragraphs(
    `what the request says and the video leaves out, at most ${MAX_CAPTION_LENGTH} characters; empty for none.`,
    { isOptional: true },
  ),
  hashtags: anyTexts(`about the topic, the widest first, at most ${tiktokHashtags.max}.`),
})

export type Script = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/tiktok/script-writer',
  icon: 'scroll-text',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'script, what to say, speech, voiceover script, storyboard',
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-video-ideas-generator'],
  nextToolTypes: ['tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'script',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. our market got rained out, but one booth sold out. Or paste your notes',
    hint: 'Say what happened and how it ended. The script uses your own sentences.',
    promptLimit: 4000,
    buttonLabel: 'Write the script',
    fields,
    examples: [
      {
        prompt:
          'my first craft fair: I sold 41 candles, then the card reader died. I wrote 38 names on a napkin, and every one of them paid me later',
        parameters: { tone: 'storytelling' },
      },
      {
        prompt: 'unpopular opinion: sourdough is not worth the trouble',
        parameters: { goal: 'comments', tone: 'bold' },
      },
      {
        prompt: 'how to bleed a bicycle brake at home',
        parameters: {
          length: '90',
          structure: 'tutorial',
          goal: 'saves',
          tone: 'educational',
          turn: 'air gets in when the lever snaps back',
        },
      },
    ],
  },
  maxOutputTokens: 2800,
  item,
  brief: {
    role: 'You write TikTok scripts for people who film alone and read them aloud from a phone.',
    guidelines:
      'Open on the thing itself. Give each beat one job, and end it where the eye wants something new. Say what the picture cannot ' +
      'show, and show what would take long to say. Write for the ear: short main clauses, verbs early, the important word last. ' +
      'The visitor’s own sentences stand where they carry the scene: they sound more like them than anything better phrased. The ' +
      'last sentence leads back to the first, because the video starts again by itself. A short script is a good one.',
    sample: {
      prompt: 'the kitchen tap dripped for a month, a plumber wanted 90 euros, it was one rubber ring from the drawer',
      item: {
        title: 'One rubber ring against a month of drips',
        hooks: [
          'A month of dripping, and it was one rubber ring.',
          'The plumber said 90 euros. The drawer said otherwise.',
        ],
        beats: [
          {
            say: 'A month of dripping, and it was one rubber ring.',
            show: 'A drop falling from the tap, very close',
            onScreenText: '',
            sound: 'the drip',
          },
          {
            say: 'The plumber wanted 90 euros.',
            show: 'You beside the sink, looking at the tap',
            onScreenText: 'Plumber: 90 euros',
            sound: '',
          },
          {
            say: 'This was in the drawer the whole time.',
            show: 'The old ring and the new one on a palm',
            onScreenText: '',
            sound: '',
          },
          { say: 'Now listen.', show: 'The dry tap, held still', onScreenText: '', sound: '' },
        ],
        caption: '',
        hashtags: ['#diy', '#homerepair', '#drippingtap'],
      },
    },
    traps: [
      'A greeting or “in this video” spends the seconds in which people decide.',
      'A beat that says the one before in other words.',
      'Stage directions or emoji inside say.',
    ],
    examples: [
      {
        prompt: 'unpopular opinion: meal prep makes me eat worse',
        good: 'say: “Meal prep makes me eat worse.” show: a full lunch box, lid going on. say: “Here’s why: [your reason].”',
        bad: 'say: “Meal prep saves time, but it isn’t for everyone.”',
        why: 'The good one keeps the stance and leaves the reason to the person who has it.',
      },
      {
        prompt: 'we open our repair café on 3 May at the old post office',
        good: 'say: “The old post office gets a new job on 3 May.” onScreenText: “Repair café, 3 May”',
        bad: 'say: “What to do with broken things? Here are three tips.”',
        why: 'The good one says what, where and when; nobody asked for tips.',
      },
    ],
    choices: ({ parameters: { structure, delivery, length, pace, audience } }) => [
      `At most ${length} seconds: all say fields together have at most ${Math.floor(getWordBudget(Number(length), Number(pace)) * WORD_SHARE)} words.`,
      `Structure, as far as the request has its parts: ${structureInstructions[structure]}`,
      deliveryInstructions[delivery],
      audience && 'Written for `audience`.',
    ],
    aims: ({ parameters: { goal, action } }) => [
      `The video should earn: ${getOptionLabel(fields, 'goal', goal).toLowerCase()}.`,
      action && 'The last beat says `action`, in nearly these words.',
    ],
  },
  getFigures: ({ beats }) => ({ allowedNumbers: beats.map((_, index) => index + 1), allowsClockTimes: true }),
  fit: fitScript,
  getOpening: ({ beats }) => beats[0]?.say ?? '',
  present: (script, input) => ({
    ...presentScript(script, input),
    tags: [
      input.parameters.structure !== 'auto' && getOptionLabel(fields, 'structure', input.parameters.structure),
      getOptionLabel(fields, 'delivery', input.parameters.delivery),
    ],
  }),
  draft: { outputKind: 'sentences', write: writeScripts },
})
