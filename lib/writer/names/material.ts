import type { Reading } from '@/lib/tool/reading'
import { nicheOf } from '@/lib/writer/taxonomy/niche-of'
import { englishRuns, ownerIn } from './english-runs'
import { foreignRuns } from './foreign-runs'
import { oneOf } from './one-of'
import { titled } from './titled'

/** A noun with what describes it, as typed. */
export type Run = {
  words: readonly { text: string; kind: 'noun' | 'adjective' | 'gerund' }[]
  /** Stands without "a", "my" and the like, or is a plural: "sourdough", but not "my dog". */
  bare: boolean
  /** Names a person: "nurse", "mom". */
  person: boolean
  /** Names a part of a body, an illness or a loss: a last resort. */
  sore: boolean
  /** Behind a verb, or behind "in", "with" and the like. */
  role?: 'made' | 'setting' | 'free'
}

/** A noun of the visitor's that a name can be built on. */
export type Root = {
  /** As a name has it: "Ceramic Mugs". */
  shown: string
  /** Before another noun: "Ceramic Mug". */
  one: string
  /** In lower case and the singular. */
  words: readonly string[]
  many: boolean
  person: boolean
}

/** What a prompt gives a name. `main` are forms of the noun it is about, the fullest first; `other` is the noun that stands beside it. */
export type Material = {
  main: readonly Root[]
  other: Root | null
  place: string | null
  owner: string | null
  /** Whether somebody is named by what they are. */
  people: boolean
}

/** Fields of those who are mourned or cared for, which name nothing on a hard day. */
const ofTheHeart = new Set([
  'dogs',
  'cats',
  'pets',
  'horses',
  'parenting',
  'pregnancy',
  'dating',
  'mental-health',
  'faith',
])

/** Reads what names are made of; where the prompt tells of a hard time, what somebody does or makes, and nobody. */
export function materialOf(reading: Reading, name: string): Material {
  const { niche, spans, language, line } = reading
  const english = language === 'en'
  const hard = reading.kind === 'hard-time'
  const owner = titled(name.trim() || (english ? ownerIn(reading) : '') || (spans.owner ?? '')) || null
  const all = english ? englishRuns(reading) : foreignRuns(reading)
  const lasts = (run: Run) =>
    niche !== null &&
    !ofTheHeart.has(niche.id) &&
    !run.sore &&
    nicheOf(textOf(run), textOf(run))?.id === niche.id
  const runs = hard ? all.filter(lasts) : all
  const [first, ...rest] = runs
  if (!first) return { main: [], other: null, place: null, owner, people: false }
  const beside = (run: Run) =>
    [' and ', ' & ', ' y ', ' e ', ' et ', ' und ', ' dan '].some((and) =>
      line.includes(textOf(first) + and + textOf(run)),
    )
  const other = rest.find(
    (run) => run.words.length < 3 && first.words.length < 3 && !run.person && beside(run),
  )
  return {
    main: formsOf(first, reading),
    other: other ? rootOf(other) : null,
    place: placeOf(spans.place),
    owner,
    people: runs.some(({ person }) => person),
  }
}

function textOf({ words }: Pick<Run, 'words'>): string {
  return words.map(({ text }) => text).join(' ')
}

/** A run as a whole, and its shorter forms that still name the same: "Bicycles" of "Old Bicycles", "Real Estate" of "Real Estate Investing". */
function formsOf(run: Run, { niche, language }: Reading): Root[] {
  const { words } = run
  if (language !== 'en') {
    const head = /^(?:de|nl|pl|tr)$/.test(language) ? words.slice(-1) : words.slice(0, 1)
    const shorter = [
      ...(words.length > 2 && words[1]?.text.length !== 2 ? [words.slice(0, 2)] : []),
      ...(words.length > 1 ? [head] : []),
    ]
    return [words, ...shorter].map(partOf(run))
  }
  const same = (part: Run['words']) => {
    const text = textOf({ words: part })
    return niche !== null && part.length < words.length && nicheOf(text, text)?.id === niche.id
  }
  const described = words.length > 1 && words.slice(0, -1).every(({ kind }) => kind === 'adjective')
  const last = words.slice(-1)
  const named =
    last[0]?.kind === 'gerund'
      ? [words.slice(0, -1), ...words.map((word) => [word])].filter(same)
      : [last].filter(same)
  const nouns = words.length > 2 && words.slice(-2).every(({ kind }) => kind === 'noun')
  const ending = nouns ? [words.slice(-2)] : []
  return [words, ...(described ? [last] : [...ending, ...named.slice(0, 2)])].map(partOf(run))
}

const partOf = (run: Run) => (words: Run['words']) =>
  rootOf({ ...run, words, person: run.person && words.at(-1) === run.words.at(-1) })

function rootOf({ words, person }: Pick<Run, 'words' | 'person'>): Root {
  const shown = titled(textOf({ words }))
  const last = shown.split(' ').at(-1) ?? ''
  const one = shown.slice(0, shown.length - last.length) + oneOf(last)
  const many = oneOf(last) !== last
  return {
    shown,
    one,
    words: one.toLowerCase().split(' '),
    many,
    person,
  }
}

/** "in Leeds" gives "Leeds"; "my kitchen" is no place for a name. */
function placeOf(place = ''): string | null {
  const bare = place.replace(/^(?:in|at|from|near|around|en|em|de|à|aus|di|a|ke)\s+/i, '')
  const unnamed =
    bare === '' || bare.split(' ').length > 2 || /^(?:my|our|the|a|an|your|mi|ma|mon)\b/i.test(bare)
  return unnamed ? null : titled(bare)
}
