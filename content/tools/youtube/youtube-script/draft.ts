import type { Draft } from '@/lib/tool/define'
import { createScenes, type Scene } from '@/lib/writer/advice/scene'
import { capitalise } from '@/lib/writer/grammar'
import { ownerIn } from '@/lib/writer/naming/owner'
import { createDeck } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import { firstLines } from '@/lib/writer/scripts/first-lines'
import { isShort, type ScriptInput, type scriptFields } from './fields'
import {
  hooks,
  namedHooks,
  namedOutro,
  namedPromise,
  namedRequest,
  outros,
  promises,
  requests,
  shortOutros,
  toneLines,
} from './lines'
import type { Script } from './script'
import { namedSectionsOf, sectionWriter } from './sections'

const candidates = 24
/** Sections by length in seconds: about a minute and a half each, with what there is to show. */
const sectionsByLength = { '30': 1, '60': 3, '300': 4, '480': 5, '600': 6, '900': 8 } as const

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write(input, random) {
    const subject = { prompt: input.prompt, topic: input.topic, audience: input.parameters.audience }
    const nextScene = createScenes(subject, random)
    const named = ownerIn(input.prompt) !== ''
    const bank = named ? namedHooks : isShort(input) ? shortHooks : hooks
    const nextHook = hookDeck(bank, nextScene(), random)
    const write = isShort(input) ? shortScript : longScript
    for (let n = 0; n < candidates; n += 1) {
      const script = write({ input, named, nextHook, nextScene, random })
      if (script) yield script
    }
  },
  shorten(script) {
    if (script.sections.length < 3) return null
    return { ...script, sections: script.sections.slice(0, Math.ceil(script.sections.length / 2)) }
  },
}

type Hook = { say: string; show: string }
type Order = {
  input: ScriptInput
  named: boolean
  nextHook: () => Hook | null
  nextScene: () => Scene
  random: Random
}

const shortHooks = firstLines.map((say) => ({
  say,
  show: 'You, close to the lens, with {prop} in the frame',
}))

/** Hooks in random order; the visitor's own sentence leads where there is one. */
function hookDeck(bank: readonly Hook[], { say }: Scene, random: Random): () => Hook | null {
  const own = bank.filter((hook) => hook.say.startsWith('{own}') && say('{own}') !== null)
  const others = createDeck(
    bank.filter((hook) => !hook.say.startsWith('{own}')),
    random,
  )
  return () => own.shift() ?? others()
}

function spoken({ say }: Scene, hook: Hook | null): Hook | null {
  const words = hook && say(hook.say)
  const shown = hook && say(hook.show)
  return words && shown ? { say: words, show: shown } : null
}

function longScript({ input, named, nextHook, nextScene, random }: Order): Script | null {
  const { length, tone } = input.parameters
  const scene = nextScene()
  const hook = spoken(scene, nextHook())
  const promise = scene.say(named ? namedPromise : random.pick(promises))
  const sections = named
    ? namedSectionsOf(scene, random)
    : sectionWriter({ first: scene, nextScene, random, isShort: false })(sectionsByLength[length])
  const midCta = scene.say(named ? namedRequest : random.pick(requests))
  const outro = spoken(scene, named ? namedOutro : random.pick(outros))
  const title = titleOf(scene, named)
  if (!hook || !promise || !midCta || !outro || !title) return null
  return {
    title,
    hook,
    promise: {
      say: named ? promise : `${promise} ${toneLines[tone]}`,
      show: 'You, further away, everything you need in the frame',
    },
    sections,
    midCta,
    outro,
  }
}

function shortScript({ input, named, nextHook, nextScene, random }: Order): Script | null {
  const scene = nextScene()
  const hook = spoken(scene, nextHook())
  const count = sectionsByLength[input.parameters.length]
  const sections = named
    ? namedSectionsOf(scene, random).slice(0, count)
    : sectionWriter({ first: scene, nextScene, random, isShort: true })(count)
  const result = scene.say('{result}')
  const title = titleOf(scene, named)
  if (!hook || !result || !title) return null
  return {
    title,
    hook,
    promise: { say: '', show: '' },
    sections,
    midCta: '',
    outro: { say: random.pick(shortOutros), show: capitalise(result) },
  }
}

function titleOf({ say }: Scene, named: boolean): string | null {
  if (named) return say('Inside {noun}')
  return say('{own}: {rule}') ?? say('{short}: {rule}')
}
