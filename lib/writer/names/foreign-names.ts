import type { Random } from '@/lib/core/random'
import type { NameIdea } from './name-idea'
import type { NameMaterial } from './name-material'

/** Names around a noun of another language, built so that they need no article and no ending of ours. */
const namePatterns: Readonly<Record<string, readonly string[]>> = {
  es: ['Mundo {n}', 'Casa {n}', 'Club {n}', 'Diario de {n}', 'Taller {n}', '{n} y Más'],
  pt: ['Mundo {n}', 'Casa {n}', 'Clube {n}', 'Diário de {n}', 'Ateliê {n}', '{n} e Mais'],
  fr: ['Côté {n}', 'Instant {n}', 'Maison {n}', 'Club {n}', 'Carnet {n}', 'Atelier {n}'],
  de: ['Projekt {n}', 'Hallo {n}', 'Club {n}', '{n} & Co', '{n} und Mehr', 'Studio {n}'],
  it: ['Mondo {n}', 'Casa {n}', 'Club {n}', 'Diario {n}', 'Officina {n}', '{n} e Dintorni'],
  id: ['Rumah {n}', 'Cerita {n}', 'Catatan {n}', 'Teman {n}', 'Dunia {n}', 'Klub {n}'],
  nl: ['Club {n}', 'Project {n}', 'Hallo {n}', '{n} & Co', 'Studio {n}', '{n} en Meer'],
}

/** Piles of names from the visitor's own words: with their name, their place, each other, a word of the same language, alone. */
export function buildForeignNames(
  { roots, pairedRoot, place, owner }: NameMaterial,
  language: string,
  random: Random,
): NameIdea[][] {
  const createIdea = (displayName: string, style: NameIdea['style'] = 'descriptive'): NameIdea => ({
    style,
    displayName,
    why: 'Your own words, as you wrote them.',
    addedWords: [],
  })
  const [firstRoot] = roots
  if (!firstRoot) return []
  return [
    random
      .shuffle(namePatterns[language] ?? [])
      .map((pattern) => createIdea(pattern.replace('{n}', (roots.at(-1) ?? firstRoot).phrase))),
    owner
      ? [`${owner} ${firstRoot.phrase}`, `${firstRoot.phrase} ${owner}`, `${owner} & ${firstRoot.phrase}`].map(
          (displayName) => createIdea(displayName, 'personal'),
        )
      : [],
    place ? [createIdea(`${firstRoot.phrase} ${place}`)] : [],
    pairedRoot ? [createIdea(`${firstRoot.phrase} & ${pairedRoot.phrase}`, 'branded')] : [],
    roots.map(({ phrase: displayName }) => createIdea(displayName)),
  ]
}
