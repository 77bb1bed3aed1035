import { createScenes, type Say } from '@/lib/writer/advice/scene'
import { topicTags } from '@/lib/writer/advice/topic-tags'
import { cleanFirst } from '@/lib/writer/phrasing/clean-first'
import { createDeck, firstPhrase } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { captions, followUps, searches } from './asides'
import type { IdeaChoices } from './choices'
import { type Concept, concepts } from './concepts'
import { type Format, formatIds, type Idea } from './idea'
import { lengths, spread } from './seconds'
import { rigs, shotLists } from './shot-lists'

/** Formats that carry a tone best; they come first where the visitor left the format open. */
const suits: Record<IdeaChoices['tone'], readonly Format[]> = {
  casual: [],
  funny: ['skit', 'trend-twist'],
  bold: ['talking-head', 'green-screen'],
  educational: ['tutorial', 'list'],
  storytelling: ['story', 'before-after'],
  professional: ['tutorial', 'talking-head'],
  inspirational: ['before-after', 'story'],
}

type Order = { prompt: string; topic: Topic; parameters: IdeaChoices }

/** How many caption lines are tried until one fits the topic. */
const MAX_CAPTIONS = 8

/** Ideas by rules, those for the goal and the tone first, each with the words of its scene for what a platform adds. */
export function writeIdeas(order: Order, random: Random): Iterable<{ idea: Idea; say: Say }> {
  return cleanFirst(ideas(order, random))
}

function* ideas({ prompt, topic, parameters }: Order, random: Random): Generator<{ idea: Idea; say: Say }> {
  const nextScene = createScenes(
    { prompt, topic, audience: parameters.audience, niche: parameters.niche },
    random,
  )
  const nextCaption = createDeck([...captions.any, ...captions[parameters.goal]], random)
  const nextFollowUp = createDeck(followUps, random)
  const nextSearch = createDeck(searches, random)
  for (const { concept, format } of planned(parameters, random)) {
    const { say } = nextScene()
    const idea = render({ concept, format, say, parameters })
    const captionStarter = firstPhrase(nextCaption, MAX_CAPTIONS, say)
    const followUp = say(nextFollowUp() ?? '')
    const searchPhrase = say(nextSearch() ?? '')?.toLowerCase()
    if (!idea || !captionStarter || !followUp || !searchPhrase) continue
    const hashtags = topicTags(topic, random)
    yield { idea: { ...idea, captionStarter, searchPhrase, hashtags, followUp }, say }
  }
}

/** The idea with its first, its longest and its last shot; null where it has no more. */
export function shortenIdea<Written extends Idea>(idea: Written): Written | null {
  if (idea.shots.length < 4) return null
  const [first, ...others] = idea.shots
  const last = others.at(-1)
  const longest = others.slice(0, -1).reduce((a, b) => (b.seconds > a.seconds ? b : a))
  return first && last ? { ...idea, shots: [first, longest, last] } : null
}

/** Concepts in the order in which they are offered: those for the goal first, formats taking turns. */
function* planned({ format, goal, tone }: IdeaChoices, random: Random) {
  const wanted = random
    .shuffle(concepts.filter((concept) => format === 'any' || !concept.format || concept.format === format))
    .toSorted((a, b) => Number(b.goals.includes(goal)) - Number(a.goals.includes(goal)))
  const formats = random.shuffle(formatIds).toSorted((a, b) => rank(tone, a) - rank(tone, b))
  const queues = new Map<Format, Concept[]>(formats.map((id) => [id, []]))
  let turn = 0
  for (const concept of wanted) {
    const own = format === 'any' ? (concept.format ?? formats[turn++ % formats.length]) : format
    if (own) queues.get(own)?.push(concept)
  }
  for (let left = wanted.length; left > 0; ) {
    for (const [id, queue] of queues) {
      const concept = queue.shift()
      if (!concept) continue
      left -= 1
      yield { concept, format: id }
    }
  }
}

function rank(tone: IdeaChoices['tone'], format: Format): number {
  return suits[tone].includes(format) ? 0 : 1
}

type Plan = { concept: Concept; format: Format; say: Say; parameters: IdeaChoices }

function render({ concept, format, say, parameters }: Plan) {
  const list = shotLists[format]
  const rig = rigs[parameters.equipment]
  const words = (template: string) => say(template.replace('{eye}', rig.eye).replace('{top}', rig.top))
  const shots = shotsFor(format, parameters.length)
  const seconds = spread(
    shots.map(({ weight }) => weight),
    lengths[parameters.length].usual,
  )
  const filmed = shots.map(({ shot, text }, index) => ({
    seconds: seconds[index] ?? 2,
    shot: words(shot) ?? '',
    text: words(text) ?? '',
  }))
  const title = words(concept.title)
  const hook = words(concept.hook)
  const onScreenText = words(concept.screen ?? '{screen}')
  const firstFrame = words(list.firstFrame)
  if (!title || !hook || !onScreenText || !firstFrame) return null
  return {
    title,
    format,
    hook,
    onScreenText,
    firstFrame,
    shots: filmed,
    effort: list.effort,
    whyItWorks: concept.why,
  }
}

function shotsFor(format: Format, length: IdeaChoices['length']) {
  const { shots, extra } = shotLists[format]
  if (length === '15-30') return shots.filter(({ spare }) => !spare)
  if (length === '30-60') return shots
  return [...shots.slice(0, -1), { ...extra, weight: 3 }, ...shots.slice(-1)]
}
