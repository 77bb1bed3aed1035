import type { Draft } from '@/lib/tool/define'
import { createScenes, type Scene } from '@/lib/writer/advice/scene'
import { capitalise } from '@/lib/writer/grammar'
import { createDeck } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import type { PlanInput, planFields } from './fields'
import { type Entry, episodes, ownPillar, pillars, repurposes, seriesNames, twists } from './ideas-by-pillar'
import type { Post } from './post'
import { scheduleOf } from './schedule'

/** How often the days of a plan come round: the first round is the plan, the others are alternatives. */
const rounds = 3

export const draft: Draft<typeof planFields, Post> = {
  writes: 'sentences',
  *write({ prompt, parameters, topic }, random) {
    const nextScene = createScenes(
      { prompt, topic, audience: parameters.audience, niche: parameters.niche },
      random,
    )
    const seriesName = nextScene().say(random.pick(seriesNames)) ?? capitalise(topic.noun)
    const turns = turnsOf(parameters, seriesName, random)
    const nextRepurpose = createDeck(repurposes, random)
    const days = Array.from({ length: rounds }, () => scheduleOf(parameters)).flat()
    for (const [index, day] of days.entries()) {
      const turn = turns[index % turns.length]
      const filled = turn && fillNext(turn, nextScene)
      const repurpose = nextScene().say(nextRepurpose() ?? '')
      if (filled && repurpose) yield { day, pillar: turn.pillar, ...filled, repurpose }
    }
  },
  shorten({ idea, ...post }) {
    const short = idea.split(/(?<=[.:]) /)[0]?.replace(/:$/, '.') ?? idea
    return short === idea ? null : { ...post, idea: short }
  },
}

/** Entries that are tried for one day: many fit only some kinds of topic. */
const tries = 24

function fillNext({ pillar, next }: Turn, nextScene: () => Scene) {
  for (let n = 0; n < tries; n += 1) {
    const entry = next()
    if (!entry) return null
    const { say } = nextScene()
    const words = (template: string) => say(template.replaceAll('{pillar}', pillar.toLowerCase()))
    const idea = words(entry.idea)
    const hook = words(entry.hook)
    if (idea && hook) return { idea, hook, format: entry.format, effort: entry.effort }
  }
  return null
}

type Turn = { pillar: string; next: () => Entry | null }

/** What alternates from post to post. */
function turnsOf({ mode, pillars: typed }: PlanInput['parameters'], series: string, random: Random): Turn[] {
  if (mode === 'series') return [{ pillar: series, next: createDeck(episodes, random) }]
  if (mode === 'trend-twists') return [{ pillar: 'Trend twists', next: createDeck(twists, random) }]
  const own = pillarsOf(typed)
  if (own.length > 0) {
    const next = createDeck(ownPillar, random)
    return own.map((pillar) => ({ pillar, next }))
  }
  return Object.values(pillars).map(({ label, entries }) => ({
    pillar: label,
    next: createDeck(entries, random),
  }))
}

const MAX_PILLARS = 3

/** The visitor's pillars, at most three. */
export function pillarsOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((pillar) => capitalise(pillar.trim()))
    .filter(Boolean)
    .slice(0, MAX_PILLARS)
}
