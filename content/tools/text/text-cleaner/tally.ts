import { nameOf } from './code-points'

export type Removed = { codePoint: string; name: string; times: number }

export type Tally = ReturnType<typeof newTally>

/** Counts what is taken out or replaced, by what it was. */
export function newTally() {
  const all = new Map<string, Removed>()
  function count(key: string, codePoint: string, name: string) {
    const known = all.get(key)
    if (known) known.times += 1
    else all.set(key, { codePoint, name, times: 1 })
  }
  return {
    /** A character, named as Unicode does; or a group of them by what it is. */
    character: (text: string, name = nameOf(text)) => count(text, codePointsOf(text), name),
    /** Something that is no character, such as a tag or a parameter. */
    thing: (name: string) => count(name, '', name),
    /** The most frequent first. */
    list: (): Removed[] => [...all.values()].sort((one, other) => other.times - one.times),
  }
}

const codePointsOf = (text: string) => Array.from(text, (character) => `U+${hex(character)}`).join(' ')

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
