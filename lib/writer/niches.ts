import type { Niche } from './niche'
import { nicheData } from './niches/data'
import { general } from './niches/general'
import { type RecognisedNiche, recognition } from './niches/recognition'
import { singularise } from './words/inflect'

export type { Niche } from './niche'

/** All fields, in no order. */
export const niches: readonly Niche[] = [...Object.values(nicheData), general]

const byPhrase = new Map<string, RecognisedNiche[]>()
for (const [id, list] of Object.entries(recognition) as [RecognisedNiche, string][]) {
  for (const phrase of list.split(',')) {
    const key = singularWords(phrase.trim())
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), id])
  }
}

/**
 * The field that texts are about; `general` where none has evidence. The first text weighs most. A phrase counts the square
 * of its words, and half as much again at the end of a text, where its head is.
 */
export function recogniseNiche(...texts: readonly string[]): Niche {
  const scores = new Map<RecognisedNiche, number>()
  texts.forEach((text, order) => {
    const words = singularWords(text).split(' ')
    const taken = new Set<number>()
    for (const size of [4, 3, 2, 1]) {
      for (let at = 0; at + size <= words.length; at++) {
        if (taken.has(at)) continue
        const found = byPhrase.get(words.slice(at, at + size).join(' '))
        if (found === undefined) continue
        for (let i = at; i < at + size; i++) taken.add(i)
        const weight = (size * size * (at + size === words.length ? 1.5 : 1)) / (order === 0 ? 1 : 2)
        for (const id of found) scores.set(id, (scores.get(id) ?? 0) + weight / found.length ** 0.5)
      }
    }
  })
  let [best, most]: [RecognisedNiche | null, number] = [null, 0]
  for (const [id, score] of scores) if (score > most) [best, most] = [id, score]
  return best === null ? general : nicheData[best]
}

function singularWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'+#.&-]+/u)
    .filter(Boolean)
    .map((word) => singularise(word))
    .join(' ')
}
