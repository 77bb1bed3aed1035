import { FIRST_LINE_PREFIX } from '@/lib/browser/export/plan-dates'
import type { Random } from '@/lib/core/random'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { effortDescription, efforts, type Idea, ideaFormats, MAX_HOOK_WORDS } from '@/lib/kits/video-ideas'
import { describeNiche, detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select, textField } from '@/lib/tool/fields'
import { anyInteger, defineItem, type ItemOf, line, oneOf } from '@/lib/tool/item'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { type DraftContext, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { nicheField, toneField, videoGoalField } from '@/lib/tool/shared-fields'
import { getFilmForm } from '@/lib/writer/video-subjects'
import { type Video, writeVideos } from '@/lib/writer/videos'

const modes = { plan: 'A content plan', series: 'A series', 'trend-twists': 'Familiar formats' } as const
const lengths = { '7': '7 days', '14': '14 days', '30': '30 days' } as const
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Posting days by posts per week; day 1 is a Monday. */
const weekdaysByCount = { '3': [1, 3, 5], '5': [1, 2, 3, 4, 5], '7': [1, 2, 3, 4, 5, 6, 7] }

const MAX_PILLARS_LENGTH = 80
const MAX_PILLARS = 3

const fields = [
  select('mode', 'What to plan', modes, { isAlwaysVisible: true }),
  select('days', 'How long', lengths, { default: '14', isAlwaysVisible: true }),
  select('perWeek', 'Posts per week', { '3': '3', '5': '5', '7': '7' }, { default: '5' }),
  textField('pillars', 'Content pillars', MAX_PILLARS_LENGTH, {
    placeholder: 'e.g. recipes, mistakes, behind the scenes',
    hint: 'Up to three, separated by commas. Leave this empty, and a quick draft labels each post “Show,” “Tell” or “Ask.”',
  }),
  nicheField,
  videoGoalField,
  toneField,
  ...detailFields,
] as const

type Plan = Input<typeof fields>

const modeInstructions: Record<keyof typeof modes, string> = {
  plan: `A content plan: at most ${MAX_PILLARS} pillars take turns, neighbouring days differ in format, an easy day follows a hard one.`,
  series:
    'One series: the same set-up, first frame and question in every episode; only the object changes. pillar is the name of the series, the same in every item.',
  'trend-twists':
    'Twists on familiar formats (get ready with me, expectation and reality, POV, red flags, this or that): the format is old, the subject makes it new. pillar is the name of the format.',
}

const item = defineItem({
  day: anyInteger('a day with a post, as the task lists them; a rewritten item keeps its own.'),
  pillar: line('a short label, the same wording for all posts of a pillar.', {
    maxLength: MAX_PILLARS_LENGTH,
    emoji: 0,
  }),
  idea: line('what is on camera and what changes, with the prompt’s own objects.', { emoji: 0, keepsPeriod: true }),
  hook: line(`the first line said, short, at most ${MAX_HOOK_WORDS} words, in the middle of what happens.`, {
    words: [1, MAX_HOOK_WORDS],
    emoji: 0,
    keepsPeriod: true,
  }),
  format: oneOf(ideaFormats, 'how it is built.'),
  effort: oneOf(efforts, effortDescription),
})

export default promptTool({
  path: '/tiktok-video-ideas-generator',
  icon: 'calendar-days',
  order: 20,
  searchWords: 'calendar, planner, schedule, weekly plan, content strategy, ics',
  copyValues: { maxPillars: MAX_PILLARS },
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-hashtag-generator'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'idea',
    promptLabel: 'What is your account about?',
    placeholder: 'e.g. a two-person candle shop that pours soy wax on weekends',
    hint: 'Say what you make or do, and who it’s for.',
    buttonLabel: 'Generate the plan',
    fields,
    examples: [
      {
        prompt: 'wedding photography',
        parameters: { mode: 'trend-twists', days: '7', perWeek: '7', niche: 'business', tone: 'funny', goal: 'shares' },
      },
      {
        prompt: 'running a small candle shop in Austin',
        parameters: { perWeek: '3', niche: 'business', goal: 'sales', pillars: 'making, packing, opinions' },
      },
      {
        prompt: 'ADHD productivity for students',
        parameters: { mode: 'series', days: '7', niche: 'education', goal: 'follows', audience: 'students' },
      },
      {
        prompt: 'strength training at the gym for people over fifty',
        parameters: { days: '30', perWeek: '3', niche: 'fitness', goal: 'saves', tone: 'educational' },
      },
    ],
    layout: 'plan',
  },
  maxOutputTokens: 6000,
  item,
  count: ({ parameters }) => getPostingDays(parameters).length,
  brief: {
    role: 'You plan TikTok accounts for people who post beside a job and have run out of ideas by the second week.',
    guidelines:
      'A plan fails on effort, not on ideas: most posts of a week are filmed in one take, several in the same hour, at most one ' +
      'needs several sessions. Pillars come from what the prompt names (what is made, who comes, what breaks). Every post begins ' +
      'with an object, a person or a place of the prompt. A follower can say after three posts what the account is about, and a ' +
      'stranger understands each post alone. News and offers come first, with all their facts.',
    sample: {
      prompt: 'bicycle repair shop in Ghent, two of us, mostly cargo bikes and chains that squeak',
      item: {
        day: 1,
        pillar: 'On the stand',
        idea: 'A squeaking chain on a cargo bike, filmed from the pedal’s side, before and after one drop of oil.',
        hook: 'Hear that? Wait for the drop.',
        format: 'before-after',
        effort: 'easy',
      },
    },
    traps: [
      'A post that only announces another one.',
      'National days and sales seasons: apart from dates of the prompt, the plan works in any week.',
      'The same idea twice under two pillars.',
    ],
    examples: [
      {
        prompt: 'learning Portuguese at fifty, every morning on the tram',
        good: 'series “One sentence on the tram”: each episode one sentence, said to the window',
        bad: 'series “My language journey”: each episode an update on progress',
        why: 'The good one has a fixed place and question; the bad one gives no reason to come back.',
      },
      {
        prompt: 'candle shop, our winter scents come out on 1 November',
        good: 'day 1, pillar “Winter scents”: the jars, lids on, “1 November” on screen',
        bad: 'day 1, pillar “Tips”: share your top tips for candle care',
        why: 'The good one films what the prompt announces.',
      },
    ],
    choices: ({ parameters: { mode, pillars, niche, audience, ...schedule } }) => [
      modeInstructions[mode],
      `Days with a post: ${getPostingDays(schedule).join(', ')}. Day 1 is a Monday. One item for each, in this order.`,
      mode === 'plan' && parsePillars(pillars).length > 0 ? 'The pillars are those of `pillars`.' : '',
      describeNiche('account', niche),
      audience && 'Written for `audience`.',
    ],
    aims: ({ parameters }) => [
      `Goal: ${getOptionLabel(fields, 'goal', parameters.goal).toLowerCase()}.`,
      parameters.action && 'One post a week says what `action` asks for.',
    ],
  },
  fit: (post, { parameters }) => (getPostingDays(parameters).includes(post.day) ? post : null),
  present({ day, pillar, idea, hook, ...post }) {
    const format = ideaFormats[post.format]
    const effort = efforts[post.effort]
    const text = `${idea}\n${FIRST_LINE_PREFIX}${hook}`
    return {
      heading: formatPlanDay(day),
      parts: [
        { label: 'Film this', text: idea },
        { label: 'Say first', text: hook },
      ],
      schedule: { day, pillar, format, effort },
      tags: [pillar, format, `${effort} to film`],
      copy: text,
      carry: text,
    }
  },
  draft: { outputKind: 'sentences', write: writePlan },
})

export function getPostingDays({ days, perWeek }: Pick<Plan['parameters'], 'days' | 'perWeek'>): number[] {
  return Array.from({ length: Number(days) }, (_, index) => index + 1).filter((day) =>
    weekdaysByCount[perWeek].includes(((day - 1) % 7) + 1),
  )
}

export function formatPlanDay(day: number): string {
  return `Week ${Math.ceil(day / 7)}, ${weekdays[(day - 1) % 7]}`
}

const familiarFormats: ReadonlySet<Idea['format']> = new Set(['skit', 'list', 'before-after', 'green-screen'])
const showFormats: ReadonlySet<Idea['format']> = new Set(['faceless', 'before-after', 'tutorial', 'skit'])
const askFormats: ReadonlySet<Idea['format']> = new Set(['green-screen', 'list'])
const sameFrame = [{ shot: 'Same spot, same first frame as always', text: '' }]
const MAX_SHOTS = 3
/** A plan with fewer posts about the topic gets some that suit any account. */
const MIN_POSTS = 5
/** Every fourth post of a plan is an episode of the series. */
const SERIES_INTERVAL = 4
const episodes =
  'oldest/one people ask about/one I use most/one I regret/one someone gave me/one with a story/one I’d never sell'

/** Writes a plan with one video per posting day in different formats, with episodes of a series in between. */
function* writePlan({ reading, parameters }: Plan & DraftContext, random: Random): Generator<ItemOf<typeof item>> {
  const { mode } = parameters
  const series = mode === 'trend-twists' ? [] : listEpisodes(reading)
  const pillars = mode === 'plan' ? parsePillars(parameters.pillars) : mode === 'series' ? ['One at a time'] : []
  const formats = mode === 'trend-twists' ? familiarFormats : undefined
  const videos = writeVideos(reading, random, { formats, isPlan: true, minCount: MIN_POSTS - series.length })
  for (const [index, day] of getPostingDays(parameters).entries()) {
    const isEpisode = mode === 'series' || index % SERIES_INTERVAL === SERIES_INTERVAL - 1
    const video = (isEpisode ? series.shift() : undefined) ?? videos.shift() ?? series.shift()
    if (!video) return
    const { title, shots, hook, format, effort } = video
    const lines = [title, ...shots.slice(0, MAX_SHOTS).map(({ shot }) => shot)]
    const idea = lines.map((line) => line.replace(/(?<![.?!”])$/, '.')).join(' ')
    const pillar = showFormats.has(format) ? 'Show' : askFormats.has(format) ? 'Ask' : 'Tell'
    yield { day, pillar: pillars[index % pillars.length] ?? pillar, idea, hook, format, effort }
  }
}

function listEpisodes({ topic, language, isHardDay }: PromptReading): Video[] {
  const hasMany = topic !== null && getFilmForm(topic) === 'many'
  return (hasMany && language === 'en' && !isHardDay ? episodes.split('/') : []).map((episode) => {
    const title = `${capitalizeIfLowercase(topic ?? '')}: the ${episode}`
    return { title, hook: `${title}.`, shots: sameFrame, format: 'story', effort: 'easy' }
  })
}

function parsePillars(text: string): string[] {
  const pillars = text.match(/[^,;\n]+/g) ?? []
  return pillars.flatMap((pillar) => capitalizeIfLowercase(pillar.trim()) || []).slice(0, MAX_PILLARS)
}
