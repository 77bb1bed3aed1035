import type { Draft } from '@/lib/tool/define'
import { capitalise } from '@/lib/writer/grammar'
import { ownerIn, placeIn } from '@/lib/writer/naming/owner'
import { productsIn, taglineFor } from '@/lib/writer/naming/products'
import { rootsOf } from '@/lib/writer/naming/roots'
import type { Random } from '@/lib/writer/random'
import { longest, type ShopNameDraftInput, type shopNameFields } from './fields'
import { handleOf } from './fit'
import { moods } from './moods'
import { coinedNames, type NameIdea, pairs, personalNames, placeNames, withMood } from './names'
import type { ShopName, Style } from './shop-name'

export const draft: Draft<typeof shopNameFields, ShopName> = { writes: 'sentences', write }

const order: readonly Style[] = ['pair', 'mood', 'place', 'personal', 'mood', 'coined']

/** One way of building after the other; no word more often than needed, and a new tagline for each name. */
function* write(input: ShopNameDraftInput, random: Random): Generator<ShopName> {
  const ideas = random.shuffle(nameIdeas(input))
  const taglines = random.shuffle(moods[input.parameters.vibe].taglines)
  const products = productsIn(input.prompt, input.topic) ?? 'good things'
  const uses = new Map<string, number>()
  const seen = new Set<string>()
  let written = 0
  for (let allowed = 1; allowed <= 16; allowed += 1) {
    for (let round = 0; round < 3; round += 1) {
      for (const style of order) {
        const idea = takeUnused(ideas, style, uses, allowed)
        if (!idea || seen.has(idea.name)) continue
        seen.add(idea.name)
        for (const word of idea.uses) uses.set(word, (uses.get(word) ?? 0) + 1)
        const tagline = taglineFor(taglines[written % taglines.length] ?? '{P}', products)
        written += 1
        yield {
          name: idea.name,
          tagline,
          meaning: idea.meaning,
          handle: handleOf(idea.name),
          style: idea.style,
        }
      }
    }
  }
}

function takeUnused(ideas: NameIdea[], style: Style, uses: ReadonlyMap<string, number>, allowed: number) {
  const index = ideas.findIndex(
    (idea) => idea.style === style && idea.uses.every((word) => (uses.get(word) ?? 0) < allowed),
  )
  return index < 0 ? undefined : ideas.splice(index, 1)[0]
}

/** Everything that fits the chosen length and holds the word that it must. */
function nameIdeas(input: ShopNameDraftInput): NameIdea[] {
  const { parameters, prompt } = input
  const { own, related } = rootsOf(input)
  const product = own.filter(({ last }) => last.length <= 8).slice(0, 2)
  const things = [...related.slice(0, 12), ...(related.length < 6 ? own : product)]
  const personal = parameters.mustInclude.trim() || ownerIn(prompt) || placeIn(prompt)
  const needed = parameters.mustInclude.trim().toLowerCase()
  return [
    ...pairs(related.length < 4 ? things : related.slice(0, 10)),
    ...things.flatMap((root) => [
      ...withMood(root, parameters.vibe),
      ...placeNames(root),
      ...coinedNames(root, things),
      ...(personal ? personalNames(capitalise(personal), root) : []),
    ]),
    ...(needed ? moodsAround(capitalise(needed), parameters.vibe) : []),
  ].filter(
    ({ name }) =>
      name.length <= longest[parameters.length] && (needed === '' || name.toLowerCase().includes(needed)),
  )
}

/** Where there is no room for a thing beside the word that must be in. */
function moodsAround(word: string, vibe: ShopNameDraftInput['parameters']['vibe']): NameIdea[] {
  return withMood({ word: word.toLowerCase(), last: word, shown: word, from: 'own' }, vibe)
}
