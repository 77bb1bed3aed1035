import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { parsePillars } from './draft'
import { getPostingDays, type PlanInput, type Post, planFields } from './fields'

const modeInstructions: Record<PlanInput['parameters']['mode'], string> = {
  plan: 'A content plan: pillars take turns, no two days in a row have the same format, an easy day follows a hard one.',
  series:
    'One series: the same set-up, the same first frame and the same question in every episode; only the object changes. pillar is the name of the series, identical in every item. Each episode can be watched alone.',
  'trend-twists':
    'Twists on familiar formats (get ready with me, expectation and reality, POV, red flags, this or that): the format is old, the subject makes it new. pillar is the name of the format. No song, no challenge of a certain week.',
}

const sample: { prompt: string; item: Post } = {
  prompt: 'bicycle repair shop in Ghent, two of us, mostly cargo bikes and chains that squeak',
  item: {
    day: 1,
    pillar: 'On the stand',
    idea: 'A squeaking chain on a cargo bike, filmed from the pedal’s side, before and after one drop of oil in the right place.',
    hook: 'Hear that? Wait for the drop.',
    format: 'before-after',
    effort: 'easy',
  },
}

export function buildBrief({ parameters }: PlanInput): Brief<Post> {
  const { mode, niche, goal, audience, action, pillars } = parameters
  const days = getPostingDays(parameters)
  return {
    role: 'You plan TikTok accounts for people who post beside a job and have run out of ideas by the second week.',
    outputShape: 'set',
    guidelines:
      'A plan fails on effort, not on ideas. So let each week hold mostly things that can be filmed in one take, at most one that ' +
      'needs several sessions, and several posts that come out of one filming hour. Three pillars are enough: take them from what ' +
      'the prompt names (what is made, who comes, what breaks), not from a textbook. Every post begins with an object, a person or ' +
      'a place of the prompt. A follower should be able to say after three posts what the account is about, and a stranger must ' +
      'understand each post without the others. News and offers get their days first.',
    fields: {
      day: 'one of the days listed in the choices, each once, in that order; when an item is rewritten, its own day.',
      pillar: '1 to 4 words, the same wording for all posts of a pillar.',
      idea: '10 to 26 words: what is on camera and what changes, with the prompt’s own objects.',
      hook: '4 to 10 words, in the middle of the thing.',
      format: 'how it is built; the day before has another one.',
      effort: 'easy for one take, medium for a few set-ups, hard for several sessions.',
    },
    sample,
    traps: [
      'A post that only announces another one, or that needs another one to have done well.',
      'National days and sales seasons: the plan must work in any week, except for dates that the prompt gives.',
      'The same idea twice under two pillars.',
    ],
    examples: [
      {
        prompt: 'learning Portuguese at fifty, every morning on the tram',
        good: 'series “One sentence on the tram”: each episode one sentence, said to the window, then understood or not',
        bad: 'series “My language journey”: each episode an update on progress',
        why: 'The good one has a fixed place and a fixed question; the bad one gives no reason to watch day four.',
      },
      {
        prompt: 'candle shop, our winter scents come out on 1 November',
        good: 'day 1, pillar “Winter scents”: the three jars, lids on, one name tag turned to the camera, “1 November” on screen',
        bad: 'day 1, pillar “Tips”: share your top tips for candle care',
        why: 'The good one films what the prompt announces; the bad one moves the work back to the visitor.',
      },
    ],
    choices: [
      modeInstructions[mode],
      `Days with a post: ${days.join(', ')}. Day 1 is a Monday. One item for each day, in this order.`,
      mode === 'plan' && parsePillars(pillars).length > 0 ? 'The pillars are those of `pillars`, taking turns.' : '',
      niche === 'any' || niche === 'other' ? '' : `The account is about ${getOptionLabel(planFields, 'niche', niche)}.`,
      audience && 'Written for `audience`.',
    ],
    aims: [
      `Goal: ${getOptionLabel(planFields, 'goal', goal).toLowerCase()}.`,
      ...(action ? ['One post a week says what `action` asks for.'] : []),
    ],
  }
}
