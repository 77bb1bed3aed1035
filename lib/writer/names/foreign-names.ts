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
  { main, other, place, owner }: NameMaterial,
  language: string,
  random: Random,
): NameIdea[][] {
  const idea = (shown: string, style: NameIdea['style'] = 'descriptive'): NameIdea => ({
    style,
    shown,
    why: 'Your own words, as you wrote them.',
    uses: [],
  })
  const [first] = main
  if (!first) return []
  return [
    random
      .shuffle(namePatterns[language] ?? [])
      .map((frame) => idea(frame.replace('{n}', (main.at(-1) ?? first).shown))),
    owner
      ? [`${owner} ${first.shown}`, `${first.shown} ${owner}`, `${owner} & ${first.shown}`].map((shown) =>
          idea(shown, 'personal'),
        )
      : [],
    place ? [idea(`${first.shown} ${place}`)] : [],
    other ? [idea(`${first.shown} & ${other.shown}`, 'branded')] : [],
    main.map(({ shown }) => idea(shown)),
  ]
}
