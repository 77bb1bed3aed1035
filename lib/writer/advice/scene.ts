import { inFirstPerson } from '@/lib/writer/phrasing/first-person'
import { createPhrasing, type Subject } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Advice, AdviceField } from './advice'
import { adviceOf, fieldOf } from './advice-for'

/** Fills the templates of one item; null where a slot has no words. */
export type Say = (template: string) => string | null

/** One item's words. */
export type Scene = { say: Say }

/**
 * Scenes for a run of items about one subject: call the result once for each item. Besides the slots of
 * `createPhrasing` there are `rule`, `wrong`, `why`, `show`, `screen` (each also with 2 and 3), the field's `place`,
 * `before`, `result`, `closeup`, `prop`, and `viewers`: the visitor's audience, else who watches such videos. `{my rule}`
 * says a rule of the writer.
 */
export function createScenes(subject: Subject & { niche?: string }, random: Random): () => Scene {
  const field = fieldOf(subject.prompt, subject.topic, subject.niche)
  const nextPhrase = createPhrasing(subject, random)
  const advice = adviceOf(field, random)
  const fixed = { ...fieldSlots(field), ...viewerSlot(subject, field) }
  let dealt = 0
  return () => {
    const phrase = nextPhrase()
    let slots: Record<string, string> = fixed
    const say: Say = (template) => {
      if (slots === fixed && usesAdvice.test(template)) {
        const three = [0, 1, 2].flatMap((n) => advice[(dealt + n) % advice.length] ?? [])
        slots = { ...fixed, ...adviceSlots(three) }
        dealt += 1
      }
      return phrase(
        template.replace(/\{(my )?(\w+)\}/g, (blank, mine: string | undefined, name: string) => {
          const words = slots[name]
          if (words === undefined) return blank
          return mine ? inFirstPerson(words) : words
        }),
      )
    }
    return { say }
  }
}

/** Advice is dealt only to items that use it, so that the field's own lasts longer than the general. */
const usesAdvice = /\{(?:my )?(?:rule|wrong|why|show|screen)[23]?\}/

function fieldSlots(field: AdviceField): Record<string, string> {
  const { place, before, result, detail, prop } = field
  return { place, before, result, closeup: detail, prop }
}

function adviceSlots(advice: readonly Advice[]): Record<string, string> {
  return Object.fromEntries(
    advice.flatMap(({ rule, wrong, why, show, screen }, index) => {
      const n = index === 0 ? '' : String(index + 1)
      return Object.entries({
        [`rule${n}`]: rule.charAt(0).toLowerCase() + rule.slice(1),
        [`wrong${n}`]: wrong,
        [`why${n}`]: why.replace(/\.$/, ''),
        [`show${n}`]: show,
        [`screen${n}`]: screen,
      })
    }),
  )
}

function viewerSlot({ topic, audience }: Subject, field: AdviceField): Record<string, string> {
  const named = audience?.split(',')[0]?.trim() || topic.audience
  if (named) return { viewers: named }
  return { viewers: field.id === 'general' ? '{people}' : field.viewers }
}
