import { blend } from '@/lib/writer/naming/blend'
import type { Root } from '@/lib/writer/naming/roots'
import type { ShopNameDraftInput } from './fields'
import { moods } from './moods'
import type { Style } from './shop-name'

/** A name before its tagline. `uses` are the words that should not come up in every other name. */
export type NameIdea = { style: Style; name: string; meaning: string; uses: readonly string[] }

const quoted = (word: string) => `“${word}”`

function source({ shown, from }: Root): string {
  if (from === 'place') return `${quoted(shown)} says where you are`
  return from === 'own' ? `${quoted(shown)} is your own word` : `${quoted(shown)} comes from ${from.label}`
}

export function pairs(roots: readonly Root[]): NameIdea[] {
  return roots.flatMap((first, index) =>
    roots.slice(index + 1).flatMap((second): NameIdea[] => {
      const meaning =
        first.from === second.from && typeof first.from !== 'string'
          ? `${quoted(first.shown)} and ${quoted(second.shown)} both come from ${first.from.label}; side by side they make one picture.`
          : `${source(first)}, ${source(second)}; side by side they make one picture.`
      const uses = [first.word, second.word]
      return [
        { style: 'pair', name: `${first.shown} & ${second.shown}`, meaning, uses },
        { style: 'pair', name: `${second.shown} & ${first.shown}`, meaning, uses },
      ]
    }),
  )
}

export function withMood(root: Root, vibe: ShopNameDraftInput['parameters']['vibe']): NameIdea[] {
  const { before, after } = moods[vibe]
  const clashes = (word: string) => word.replace('& ', '').toLowerCase() === root.word
  return [
    ...before
      .filter(([word]) => !clashes(word))
      .map(
        ([word, says]): NameIdea => ({
          style: 'mood',
          name: `${word} ${root.shown}`,
          meaning: `${source(root)}; ${quoted(word)} ${says}.`,
          uses: [word, root.word],
        }),
      ),
    ...after
      .filter(([word]) => !clashes(word))
      .map(
        ([word, says]): NameIdea => ({
          style: 'mood',
          name: `${root.shown} ${word}`,
          meaning: `${source(root)}; ${quoted(word.replace('& ', ''))} ${says}.`,
          uses: [word, root.word],
        }),
      ),
  ]
}

const places = [
  'folk',
  'haven',
  'wood',
  'field',
  'moor',
  'lane',
  'stead',
  'well',
  'ford',
  'bury',
  'brook',
  'hollow',
] as const

/** "Kilnfolk", "Emberfield": one word that could stand on a map. */
export function placeNames(root: Root): NameIdea[] {
  const last = root.word.slice(-1)
  const joins = typeof root.from !== 'string' && root.word.length <= 6 && !/[aeious]$/.test(root.word)
  return places
    .filter((place) => joins && !place.startsWith(last))
    .map((place) => ({
      style: 'place',
      name: root.shown + place,
      meaning: `${source(root)}; the ending ${quoted(place)} makes it sound like ${place === 'folk' ? 'the people behind it' : 'a place on a map'}.`,
      uses: [place, root.word],
    }))
}

const softEndings = ['ora', 'elle', 'ette', 'ella', 'iva', 'ina'] as const

/** Words that nobody else uses: two that share letters, or one with a soft ending. */
export function coinedNames(root: Root, others: readonly Root[]): NameIdea[] {
  const blends = others.flatMap((other): NameIdea[] => {
    const word = blend(root.word, other.word)
    const meaning = `${quoted(root.word)} runs into ${quoted(other.word)}; a made-up word is easy to find by its spelling.`
    return word === null
      ? []
      : [{ style: 'coined', name: title(word), meaning, uses: [root.word, other.word] }]
  })
  const stem = root.word.replace(/e$/, '')
  const soft =
    typeof root.from !== 'string' && stem.length >= 3 && stem.length <= 6 && !/[aeiouyshc]$/.test(stem)
  const endings = softEndings.map(
    (ending): NameIdea => ({
      style: 'coined',
      name: title(stem + ending),
      meaning: `${source(root)}; the ending ${quoted(ending)} makes a word of its own out of it.`,
      uses: [ending, root.word],
    }),
  )
  return [...blends, ...(soft ? endings : [])]
}

/** With a first name, a place or the word that the visitor insists on. */
export function personalNames(own: string, root: Root): NameIdea[] {
  const meaning = `${quoted(own)} makes it yours; ${source(root)}.`
  const uses = [root.word]
  return [
    { style: 'personal', name: `${own} & ${root.shown}`, meaning, uses },
    { style: 'personal', name: `${own} ${root.shown}`, meaning, uses },
    { style: 'personal', name: `${root.shown} by ${own}`, meaning, uses },
  ]
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
