import type { Scene } from '@/lib/writer/advice/scene'
import { capitalise } from '@/lib/writer/grammar'
import { createDeck } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import { tails } from '@/lib/writer/scripts/tails'
import { bridges, devices, joins, namedDevices, namedSections, ownParts } from './lines'
import type { Script } from './script'

type Section = Script['sections'][number]

type Order = { first: Scene; nextScene: () => Scene; random: Random; isShort: boolean }

/** Sections of one script, each with a piece of advice of its own; what only the visitor can tell is a blank. */
export function sectionWriter({ first, nextScene, random, isShort }: Order): (count: number) => Section[] {
  const nextJoin = createDeck(joins.middle, random)
  const nextTail = createDeck(tails, random)
  const nextOwn = createDeck(ownParts, random)
  const nextBridge = createDeck([...bridges, ...devices], random)
  const nextDevice = createDeck(devices, random)
  return (count) =>
    Array.from({ length: count }, (_, index) => {
      const { say } = index === 0 ? first : nextScene()
      const last = index === count - 1 && count > 1
      const ends = index === 0 ? joins.first : joins.last
      const join =
        count === 1 ? random.pick(joins.only) : index === 0 || last ? random.pick(ends) : nextJoin()
      const tail = nextTail()
      const lines = [join, '{why}.', tail, ...(isShort ? [] : [nextOwn()])]
      return {
        label: capitalise(say('{rule}') ?? ''),
        say: lines
          .map((line) => say(line ?? '') ?? '')
          .join(' ')
          .replace(/ {2,}/g, ' ')
          .trim(),
        broll: capitalise(say('{show}') ?? ''),
        retention: say((index === count - 1 ? nextDevice() : nextBridge()) ?? '') ?? '',
      }
    })
}

/** Sections for a place with its owner's name: what there is to see, told by the visitor. */
export function namedSectionsOf({ say }: Scene, random: Random): Section[] {
  const nextDevice = createDeck(namedDevices, random)
  return namedSections.map(({ label, say: words, broll }) => ({
    label,
    say: say(words) ?? '',
    broll,
    retention: say(nextDevice() ?? '') ?? '',
  }))
}
