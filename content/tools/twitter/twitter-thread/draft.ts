import type { Draft } from '@/lib/tool/define'
import { createScenes, type Scene } from '@/lib/writer/advice/scene'
import { createDeck, firstPhrase } from '@/lib/writer/phrasing/deck'
import type { ThreadInput, threadFields } from './fields'
import { fitPost } from './fit'
import type { ThreadPost } from './post'
import { bodies, closers, hooks, toneLines } from './skeletons'
import { threadLength } from './thread-length'

/** How many first posts are tried until one fits the topic. */
const MAX_HOOKS = 20

/** Whole threads that are written: the first is the result, the others are alternatives to single posts. */
const threads = 4

export const draft: Draft<typeof threadFields, ThreadPost> = {
  writes: 'sentences',
  *write({ topic, ...input }, random) {
    const { prompt, parameters } = input
    const nextScene = createScenes({ prompt, topic, audience: parameters.audience }, random)
    const nextBody = createDeck(bodies, random)
    const nextCloser = createDeck(closers, random)
    const nextHook = createDeck(hooksFor(parameters), random)
    let own = ownHook(parameters, nextScene())
    const total = threadLength({ prompt, parameters })
    for (let thread = 0; thread < threads; thread += 1) {
      const opening = nextScene()
      const [text, ...alternatives] = [...own, ...filled(opening, nextHook)].slice(0, 3)
      own = []
      if (text) yield { n: 1, text, alternatives }
      let recap = opening
      for (let n = 2; n < total; n += 1) {
        const scene = nextScene()
        if (n === 3) recap = scene
        const lead = n === 2 ? `${toneLines[parameters.tone]} ` : ''
        const fits = (body: string) => {
          const text = scene.say(body)
          const post = text && fitPost({ n, text: `${lead}${text}`, alternatives: [] }, input)
          return post ? post.text : null
        }
        // A post that does not fit would leave a gap in the numbering.
        const text = firstPhrase(nextBody, bodies.length, fits)
        if (text) yield { n, text, alternatives: [] }
      }
      const closer = firstPhrase(nextCloser, closers.length, recap.say)
      if (closer) yield { n: total, text: closer, alternatives: [] }
    }
  },
  shorten(post) {
    const sentences = post.text.split(/(?<=[.!?:])\s+/)
    if (sentences.length < 2) return null
    return { ...post, text: sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ') }
  },
}

/** First posts of the chosen kind, or of all kinds. */
function hooksFor({ hook }: ThreadInput['parameters']): string[] {
  const chosen = hook === 'any' ? Object.values(hooks).flat() : hooks[hook]
  return chosen.filter((text) => !text.startsWith('{own}'))
}

/** The visitor's own sentence as the first post, where the prompt is one and the kind allows it. */
function ownHook({ hook }: ThreadInput['parameters'], { say }: Scene): string[] {
  if (hook !== 'any' && hook !== 'story') return []
  return hooks.story.filter((text) => text.startsWith('{own}')).flatMap((text) => say(text) ?? [])
}

/** Three first posts of which one is used and two are offered. */
function filled({ say }: Scene, nextHook: () => string | null): string[] {
  return [0, 1, 2].flatMap(() => firstPhrase(nextHook, MAX_HOOKS, say) ?? [])
}
