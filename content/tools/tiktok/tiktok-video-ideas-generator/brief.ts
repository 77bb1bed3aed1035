import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { pillarsOf } from './draft'
import { type PlanInput, planFields } from './fields'
import { scheduleOf } from './schedule'

const modes: Record<PlanInput['parameters']['mode'], string> = {
  plan: 'A content plan: pillars take turns, no two days in a row have the same format, an easy day follows a hard one.',
  series:
    'One series: the same set-up, the same first frame and the same question in every episode; only the object of the test changes. pillar is the name of the series, identical in every item. Each episode can be watched alone.',
  'trend-twists':
    'Twists on familiar formats (get ready with me, expectation and reality, POV, red flags, this or that): the format is old, the subject makes it new. pillar is the name of the format. No song, no challenge of a certain week.',
}

/** What a model is told about a content plan. */
export function brief({ parameters }: PlanInput): Brief {
  const { mode, niche, goal, audience, avoid } = parameters
  const own = pillarsOf(parameters.pillars)
  const days = scheduleOf(parameters)
  return {
    role: 'You plan TikTok accounts for people who post beside a job and have run out of ideas by the second week.',
    craft:
      'A plan fails on effort, not on ideas. So each week holds mostly things that can be filmed in one take, at most one ' +
      'that needs several sessions, and several posts that come out of one filming hour. Three pillars are enough: one that ' +
      'teaches, one that shows the thing itself, one where a person speaks. A follower should be able to say what the ' +
      'account is about after three posts, and a stranger must understand every single one without the others.',
    structure:
      'day: one of the days listed in the choices, in that order, each once; when rewriting an existing item keep its day. ' +
      'pillar: at most 4 words, the same wording for all posts of a pillar. idea: one sentence that says what is on camera ' +
      'and what changes, with the prompt’s own objects. hook: at most 15 words, starts in the middle. format and effort as ' +
      'defined. repurpose: what else the same footage or thought gives, concretely.',
    traps: [
      'No “introduce yourself” post and no post that only announces another one.',
      'No national days, sales seasons or dates: the plan must work in any week.',
      'No day that depends on another day having done well.',
      'No event of the visitor’s life that the prompt doesn’t mention; write [your story] where one is needed.',
      'Not the same idea twice under two pillars.',
    ],
    examples: [
      {
        prompt: 'bicycle repair shop',
        good: 'pillar: “On the stand” idea: “A chain that squeaks, filmed from the pedal’s side, before and after one drop of oil in the right place.” effort: easy',
        bad: 'pillar: “Tips” idea: “Share your top tips for bike maintenance.” effort: easy',
        why: 'The good one can be filmed as it is written; the bad one moves the work back to the visitor.',
      },
      {
        prompt: 'learning Portuguese',
        good: 'series: “One sentence on the tram”, each episode one sentence, said to the window, then understood or not',
        bad: 'series: “My language journey”, each episode an update on progress',
        why: 'The good one has a fixed place and a fixed question; the bad one has no reason to be watched on day four.',
      },
    ],
    choices: [
      modes[mode],
      `Days with a post: ${days.join(', ')}. Day 1 is a Monday. One item for each day, in this order.`,
      mode === 'plan' && own.length > 0 ? `The pillars, taking turns: ${own.join(', ')}.` : '',
      mode === 'plan' && own.length === 0
        ? 'Choose three pillars that fit the account and name them in plain words.'
        : '',
      niche === 'any' || niche === 'other'
        ? ''
        : `The account is about ${optionLabel(planFields, 'niche', niche)}.`,
      `Goal: ${optionLabel(planFields, 'goal', goal).toLowerCase()}.`,
      audience && `The viewers are: ${audience}.`,
      avoid && `Never use these words: ${avoid}.`,
    ],
  }
}
