import type { Draft } from '@/lib/tool/define'
import { aboutTopicFirst } from '@/lib/writer/phrasing/about-topic'
import { firstWord } from '@/lib/writer/phrasing/openings'
import { createPhrasing, type Phrase } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { familyNotes } from './families'
import type { HookInput, hookFields } from './fields'
import { fitHook } from './fit'
import { type Family, familyIds, type Hook } from './hook'
import { shorten } from './shorten'
import { type HookSkeleton, skeletons } from './skeletons'

const frames = [
  '{object}, filling the frame',
  'Cut straight to {object}, already moving',
  '{object}, then the camera tilts up to your face',
  'A slow push in on {object}',
  'Your face close to the lens, then a cut to {object}',
]

export const draft: Draft<typeof hookFields, Hook> = {
  writes: 'sentences',
  *write(input, random) {
    const count = Number(input.parameters.count)
    const asked = familiesFor(input, count)
    const phrasing = createPhrasing(
      { prompt: input.prompt, topic: input.topic, audience: input.parameters.audience },
      random,
    )
    const piles = new Map(
      asked.map((family) => [
        family,
        inOrder([...hooksOf(family, input, phrasing, random)], input.topic).values(),
      ]),
    )
    const used = new Set<string>()
    const later: Hook[] = []
    const take = (pile: Iterator<Hook>): Hook | null => {
      for (let next = pile.next(); !next.done; next = pile.next()) {
        const word = firstWord(next.value.spoken)
        if (!used.has(word)) {
          used.add(word)
          return next.value
        }
        later.push(next.value)
      }
      return null
    }
    for (const pile of piles.values()) {
      for (let i = 0; i < Math.ceil(count / asked.length); i += 1) {
        const hook = take(pile)
        if (hook) yield hook
      }
    }
    for (const pile of piles.values()) {
      for (let hook = take(pile); hook; hook = take(pile)) yield hook
    }
    yield* later
  },
  shorten,
}

/** The families to write, in display order; fewer than all ten when fewer hooks are asked for, by the goal. */
function familiesFor({ parameters }: HookInput, count: number): Family[] {
  const chosen = parameters.families.length > 0 ? parameters.families : familyIds
  const rank = (family: Family) => {
    const at = familyNotes[family].goals.indexOf(parameters.goal)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const best = [...chosen].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b))).slice(0, count)
  return familyIds.filter((family) => best.includes(family))
}

/** Where no field is recognised, its general words say little, so lines that name the topic come first. */
function inOrder(hooks: readonly Hook[], topic: Topic): Hook[] {
  if (topic.niche.id !== 'general') return [...hooks]
  return aboutTopicFirst(hooks, ({ spoken }) => spoken, topic)
}

function* hooksOf(
  family: Family,
  input: HookInput,
  phrasing: () => Phrase,
  random: Random,
): Generator<Hook, undefined> {
  for (const skeleton of inTone(family, input.parameters.tone, random)) {
    const hook = write(family, skeleton, phrasing(), random)
    const fitted = hook && fitHook(hook, input)
    if (fitted) yield fitted
  }
}

/** Where the visitor's own sentence comes first: not everywhere, or the hooks would sound alike. */
const leadWithOwn: ReadonlySet<Family> = new Set([
  'mid-story',
  'open-question',
  'trend-twist',
  'call-out',
  'list-promise',
  'specific-number',
])

function inTone(family: Family, tone: string, random: Random): HookSkeleton[] {
  const leads = random.next() < 0.75
  const close = ({ say }: HookSkeleton) => {
    if (say.includes('{if grave}')) return 0
    if (say.includes('{if event')) return leads ? 0 : 1
    return leadWithOwn.has(family) && /\{(?:own|problem|yourC)/.test(say) ? 0 : 1
  }
  const suits = (skeleton: HookSkeleton) => (skeleton.tones?.includes(tone) ? 0 : 1)
  return random.shuffle(skeletons[family]).sort((a, b) => close(a) - close(b) || suits(a) - suits(b))
}

function write(family: Family, skeleton: HookSkeleton, phrase: Phrase, random: Random): Hook | null {
  const spoken = phrase(skeleton.say)
  const onScreenText = phrase(skeleton.screen)
  const firstFrame = phrase(random.pick(frames))
  if (spoken === null || onScreenText === null || firstFrame === null) return null
  const { why, loop } = familyNotes[family]
  return { family, spoken, onScreenText, firstFrame, why: random.pick(why), loopClose: random.pick(loop) }
}
