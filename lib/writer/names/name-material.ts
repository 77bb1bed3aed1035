import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { findNiche } from '@/lib/writer/taxonomy/find-niche'
import { findEnglishNounGroups, findOwner } from './english-noun-groups'
import { findForeignNounGroups } from './foreign-noun-groups'
import { toSingular } from './to-singular'
import { toTitleCase } from './to-title-case'

/** A noun with what describes it, as typed. */
export type NounGroup = {
  words: readonly { text: string; kind: 'noun' | 'adjective' | 'gerund' }[]
  /** Stands without "a", "my" and the like, or is a plural: "sourdough", but not "my dog". */
  bare: boolean
  /** Names a person: "nurse", "mom". */
  person: boolean
  /** Names a part of a body, an illness or a loss: a last resort. */
  isSensitive: boolean
  /** Behind a verb, or behind "in", "with" and the like. */
  role?: 'made' | 'setting' | 'free'
}

/** A noun of the visitor's that a name can be built on. */
export type NameRoot = {
  /** As a name has it: "Ceramic Mugs". */
  shown: string
  /** Before another noun: "Ceramic Mug". */
  one: string
  /** In lower case and the singular. */
  words: readonly string[]
  isPlural: boolean
  person: boolean
}

/** What a prompt gives a name. `main` are forms of the noun it is about, the fullest first; `other` is the noun that stands beside it. */
export type NameMaterial = {
  main: readonly NameRoot[]
  other: NameRoot | null
  place: string | null
  owner: string | null
  /** Whether somebody is named by what they are. */
  people: boolean
}

/** Fields of those who are mourned or cared for, which name nothing on a hard day. */
const sensitiveNiches = new Set([
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
export function buildNameMaterial(reading: ParsedPrompt, name: string): NameMaterial {
  const { niche, spans, language, line } = reading
  const english = language === 'en'
  const hard = reading.kind === 'hard-time'
  const owner = toTitleCase(name.trim() || (english ? findOwner(reading) : '') || (spans.owner ?? '')) || null
  const all = english ? findEnglishNounGroups(reading) : findForeignNounGroups(reading)
  const lasts = (run: NounGroup) =>
    niche !== null &&
    !sensitiveNiches.has(niche.id) &&
    !run.isSensitive &&
    findNiche(joinWords(run), joinWords(run))?.id === niche.id
  const runs = hard ? all.filter(lasts) : all
  const [first, ...rest] = runs
  if (!first) return { main: [], other: null, place: null, owner, people: false }
  const beside = (run: NounGroup) =>
    [' and ', ' & ', ' y ', ' e ', ' et ', ' und ', ' dan '].some((and) =>
      line.includes(joinWords(first) + and + joinWords(run)),
    )
  const other = rest.find((run) => run.words.length < 3 && first.words.length < 3 && !run.person && beside(run))
  return {
    main: buildRoots(first, reading),
    other: other ? buildRoot(other) : null,
    place: toNamePlace(spans.place),
    owner,
    people: runs.some(({ person }) => person),
  }
}

function joinWords({ words }: Pick<NounGroup, 'words'>): string {
  return words.map(({ text }) => text).join(' ')
}

/** A run as a whole, and its shorter forms that still name the same: "Bicycles" of "Old Bicycles", "Real Estate" of "Real Estate Investing". */
function buildRoots(run: NounGroup, { niche, language }: ParsedPrompt): NameRoot[] {
  const { words } = run
  if (language !== 'en') {
    const head = /^(?:de|nl|pl|tr)$/.test(language) ? words.slice(-1) : words.slice(0, 1)
    const shorter = [
      ...(words.length > 2 && words[1]?.text.length !== 2 ? [words.slice(0, 2)] : []),
      ...(words.length > 1 ? [head] : []),
    ]
    return [words, ...shorter].map(createPartToRoot(run))
  }
  const same = (part: NounGroup['words']) => {
    const text = joinWords({ words: part })
    return niche !== null && part.length < words.length && findNiche(text, text)?.id === niche.id
  }
  const described = words.length > 1 && words.slice(0, -1).every(({ kind }) => kind === 'adjective')
  const last = words.slice(-1)
  const named =
    last[0]?.kind === 'gerund' ? [words.slice(0, -1), ...words.map((word) => [word])].filter(same) : [last].filter(same)
  const nouns = words.length > 2 && words.slice(-2).every(({ kind }) => kind === 'noun')
  const ending = nouns ? [words.slice(-2)] : []
  return [words, ...(described ? [last] : [...ending, ...named.slice(0, 2)])].map(createPartToRoot(run))
}

const createPartToRoot = (run: NounGroup) => (words: NounGroup['words']) =>
  buildRoot({ ...run, words, person: run.person && words.at(-1) === run.words.at(-1) })

function buildRoot({ words, person }: Pick<NounGroup, 'words' | 'person'>): NameRoot {
  const shown = toTitleCase(joinWords({ words }))
  const last = shown.split(' ').at(-1) ?? ''
  const one = shown.slice(0, shown.length - last.length) + toSingular(last)
  const many = toSingular(last) !== last
  return {
    shown,
    one,
    words: one.toLowerCase().split(' '),
    isPlural: many,
    person,
  }
}

/** "in Leeds" gives "Leeds"; "my kitchen" is no place for a name. */
function toNamePlace(place = ''): string | null {
  const bare = place.replace(/^(?:in|at|from|near|around|en|em|de|à|aus|di|a|ke)\s+/i, '')
  const unnamed = bare === '' || bare.split(' ').length > 2 || /^(?:my|our|the|a|an|your|mi|ma|mon)\b/i.test(bare)
  return unnamed ? null : toTitleCase(bare)
}
