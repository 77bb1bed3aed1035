import { countWords } from '@/lib/platforms/count'
import type { Draft } from '@/lib/tool/define'
import { createScenes, type Scene } from '@/lib/writer/advice/scene'
import { topicTags } from '@/lib/writer/advice/topic-tags'
import { createDeck, firstPhrase } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import { tails } from '@/lib/writer/scripts/tails'
import { wordBudget } from '@/lib/writer/scripts/word-budget'
import type { Topic } from '@/lib/writer/topic'
import type { ScriptInput, scriptFields } from './fields'
import { framing } from './framing'
import type { Beat, Script } from './script'
import { captions, ctas, hookTexts, type Structure, structures, toneLines } from './structures'

const candidates = 24
const MAX_POINTS = 10
/** As many as the hook generator gives a hook. */
const MAX_HOOK_WORDS = 15

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write({ prompt, parameters, topic, chosen = '' }, random) {
    const nextScene = createScenes({ prompt, topic, audience: parameters.audience }, random)
    const structure = structures[parameters.structure]
    const nextHook = hooksOf(structure, nextScene(), random)
    const carried = isFirstLine(chosen) ? [chosen] : []
    for (let n = 0; n < candidates; n += 1) {
      const script = compose({ structure, carried, nextHook, nextScene, parameters, topic, random })
      if (script) yield script
    }
  },
  shorten(script) {
    const [first, ...others] = script.beats
    const last = others.at(-1)
    const middle = others.slice(0, -1)
    if (!first || !last || middle.length < 2) return null
    return { ...script, beats: [first, ...middle.slice(0, Math.ceil(middle.length / 2)), last] }
  },
}

/** Whether a text that came along can open a script: as long as a hook may be, and without a blank to fill. */
function isFirstLine(text: string): boolean {
  return text !== '' && countWords(text) <= MAX_HOOK_WORDS && !text.includes('{')
}

/** One line, filled, of those that fit the topic. */
function anyOf(lines: readonly string[], { say }: Scene, random: Random): string | null {
  return firstPhrase(createDeck(lines, random), lines.length, say)
}

type Order = {
  structure: Structure
  /** The first line that the visitor chose one tool earlier, if any. */
  carried: readonly string[]
  nextHook: () => string | null
  nextScene: () => Scene
  parameters: ScriptInput['parameters']
  topic: Topic
  random: Random
}

function compose({
  structure,
  carried,
  nextHook,
  nextScene,
  parameters,
  topic,
  random,
}: Order): Script | null {
  const scene = nextScene()
  const frame = framing[parameters.delivery]
  const hooks = [...carried, ...spokenHooks(nextHook, scene, structure.hooks.length)]
  const hook = hooks[0]
  const cta = ctaOf(parameters, scene, random)
  const close = random.pick(structure.closes)
  if (!hook || !cta) return null
  const opening = beat(scene, hook, frame.hook, anyOf(hookTexts, scene, random) ?? '')
  const ending = beat(scene, `${close} ${cta}`, '{result}', '')
  const free =
    wordBudget(Number(parameters.length), Number(parameters.pace)) - countWords(`${hook} ${close} ${cta}`)
  const middle = middleOf({ structure, nextScene, parameters, random, free, scene })
  const caption = anyOf(captions, scene, random)
  const title = scene.say('{own}: {rule}') ?? scene.say('{short}: {rule}')
  if (!opening || !ending || !middle || !caption || !title) return null
  return {
    title,
    hooks: hooks.slice(0, 3),
    beats: [opening, ...middle, ending],
    cta,
    loopNote: random.pick(structure.loops),
    caption,
    hashtags: topicTags(topic, random),
  }
}

/** The structure's first lines in random order; the visitor's own sentence leads where there is one. */
function hooksOf({ hooks }: Structure, { say }: Scene, random: Random): () => string | null {
  const own = hooks.filter((hook) => hook.startsWith('{own}') && say('{own}'))
  const others = createDeck(
    hooks.filter((hook) => !hook.startsWith('{own}')),
    random,
  )
  return () => own.shift() ?? others()
}

/** First lines until three are filled or the bank has been through. */
function* spokenHooks(nextHook: () => string | null, { say }: Scene, most: number): Generator<string> {
  let found = 0
  for (let tries = 0; tries < most && found < 3; tries += 1) {
    const hook = say(nextHook() ?? '')
    if (!hook) continue
    found += 1
    yield hook
  }
}

type Middle = Pick<Order, 'structure' | 'nextScene' | 'parameters' | 'random'> & {
  free: number
  scene: Scene
}

/** The set-up and as many points as the free words hold. */
function middleOf({ structure, nextScene, parameters, random, free, scene }: Middle): Beat[] | null {
  const frame = framing[parameters.delivery]
  const beats: Beat[] = []
  let left = free
  const add = (one: Beat | null) => {
    if (!one || countWords(one.say) > left) return false
    left -= countWords(one.say)
    beats.push(one)
    return true
  }
  if (parameters.length !== '15') {
    const setup = anyOf(structure.setups, scene, random)
    if (setup) add(beat(scene, `${random.pick(toneLines[parameters.tone])} ${setup}`, frame.setup, ''))
  }
  const nextJoin = createDeck(structure.middle, random)
  const nextTail = createDeck(tails, random)
  const points = pointsFor(left, parameters)
  for (let n = 0; n < points; n += 1) {
    const own = n === 0 ? scene : nextScene()
    const bank = n === 0 ? structure.first : structure.last
    const join = n > 0 && n < points - 1 ? nextJoin() : random.pick(bank)
    const tail = parameters.structure === 'list' && n < points - 1 ? '' : (nextTail() ?? '')
    const full = (join ?? '{point}').replace('{point}', '{rule}. {why}.')
    const added =
      add(beat(own, `${full} ${tail}`.trim(), frame.point, '{screen}')) ||
      add(beat(own, full, frame.point, '{screen}')) ||
      add(beat(own, (join ?? '{point}').replace('{point}', '{rule}.'), frame.point, '{screen}'))
    if (!added) break
  }
  return beats.some(({ onScreenText }) => onScreenText) ? beats : null
}

/** How many points the words are worth: short ones for a list, full ones elsewhere. */
function pointsFor(words: number, { structure, length }: ScriptInput['parameters']): number {
  const each = structure === 'list' && Number(length) <= 60 ? 18 : Number(length) > 30 ? 42 : 30
  return Math.min(MAX_POINTS, Math.max(1, Math.round(words / each)))
}

function beat({ say }: Scene, words: string, show: string, text: string): Beat | null {
  const spoken = say(words)
  const shown = say(show)
  const onScreenText = text === '' ? '' : say(text)
  if (!spoken || !shown || onScreenText === null) return null
  return { start: 0, end: 0, say: spoken, show: shown, onScreenText, sound: '' }
}

function ctaOf({ cta, goal }: ScriptInput['parameters'], { say }: Scene, random: Random): string | null {
  const own = cta.trim()
  if (own === '') return say(random.pick(ctas[goal]))
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${/[.!?…]$/u.test(own) ? '' : '.'}`
}
