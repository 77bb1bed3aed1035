import { alliterationsOf } from './alliteration'
import { blend, playfulEndings, withEnding } from './blend'
import { rhymesWith } from './rhymes'
import type { Root } from './roots'
import type { Affix } from './vibes'

/** How a name is built. */
export type NameStyle = 'descriptive' | 'branded' | 'blend' | 'alliteration' | 'rhyme' | 'personal' | 'action'

/** A name of an account before it is joined. */
export type Idea = {
  style: NameStyle
  parts: readonly string[]
  shown: string
  why: string
  /** The ending of a made-up word, which should not turn up in every other name. */
  ending?: string
}

const quoted = (word: string) => `“${word}”`
const title = (word: string) => (word === 'hq' ? 'HQ' : word.charAt(0).toUpperCase() + word.slice(1))

/** What a word of the name points at. */
function source({ shown, from }: Root): string {
  if (from === 'place') return `${quoted(shown)} says where you are`
  return from === 'own' ? `${quoted(shown)} says what you post` : `${quoted(shown)} comes from ${from.label}`
}

export function withAfter(root: Root, { word, says }: Affix): Idea {
  const parts = [root.word, ...word.split(' ')]
  const shown = `${root.shown} ${word.split(' ').map(title).join(' ').replace(/^And /, '& ').replace(/^In /, 'in ')}`
  return { style: styleOf(root), parts, shown, why: `${source(root)}; ${quoted(title(word))} ${says}.` }
}

export function withBefore({ word, says }: Affix, root: Root): Idea {
  const shown = `${title(word)} ${typeof root.from === 'string' ? shownLast(root) : root.shown}`
  return {
    style: styleOf(root),
    parts: [word, root.last],
    shown,
    why: `${quoted(title(word))} ${says}; ${source(root)}.`,
  }
}

export function pair(first: Root, second: Root): Idea {
  return {
    style: 'branded',
    parts: [first.word, 'and', second.last],
    shown: `${first.shown} & ${shownLast(second)}`,
    why:
      first.from === second.from && typeof first.from !== 'string'
        ? `${quoted(first.shown)} and ${quoted(second.shown)} both come from ${first.from.label}, and “and” lets people hear where one ends.`
        : `${source(first)}, ${source(second)}; together they make one picture.`,
  }
}

const sameSound = [
  'both words start with the same sound, so it is easy to say',
  'the repeated sound makes it stick',
  'with the same first letter twice it looks even in a comment, too',
] as const

const rhymed = [
  'people can repeat it after hearing it once',
  'a rhyme is hard to spell wrong',
  'it makes a good last word in an intro',
] as const

/** The same name always gets the same words. */
function variant(name: string, variants: readonly string[]): string {
  return variants[name.length % variants.length] ?? ''
}

export function alliterations(root: Root): Idea[] {
  return alliterationsOf(root.word).map((other) => ({
    style: 'alliteration',
    parts: [root.word, other],
    shown: `${root.shown} ${title(other)}`,
    why: `${source(root)}; ${variant(root.word + other, sameSound)}.`,
  }))
}

export function rhymes(root: Root): Idea[] {
  return rhymesWith(root.word).map((other) => ({
    style: 'rhyme',
    parts: [root.word, other],
    shown: `${root.shown} ${title(other)}`,
    why: `${source(root)} and rhymes with ${quoted(other)}; ${variant(root.word + other, rhymed)}.`,
  }))
}

export function blends(first: Root, second: { word: string }): Idea[] {
  const blended = blend(first.word, second.word)
  if (blended === null) return []
  const why = `${quoted(first.word)} runs into ${quoted(second.word)}; a made-up word is easy to find by its exact spelling.`
  return [{ style: 'blend', parts: [blended], shown: title(blended), why }]
}

export function coined(root: Root): Idea[] {
  return playfulEndings.flatMap((ending): Idea[] => {
    const word = withEnding(root.word, ending)
    const why = `${source(root)}, and the ending ${quoted(ending)} makes a word of your own out of it.`
    return word === null ? [] : [{ style: 'blend', parts: [word], shown: title(word), why, ending }]
  })
}

export function personal(name: string, root: Root): Idea[] {
  const shownName = title(name)
  const possessive = name.endsWith('s') ? name : `${name}s`
  const why = `Your name comes with it, so it still fits if you post about something else later; ${source(root)}.`
  return [
    { style: 'personal', parts: [name, root.last], shown: `${shownName} ${shownLast(root)}`, why },
    { style: 'personal', parts: [possessive, root.last], shown: `${shownName}’s ${shownLast(root)}`, why },
    { style: 'personal', parts: [root.word, 'by', name], shown: `${root.shown} by ${shownName}`, why },
    { style: 'personal', parts: [root.word, 'with', name], shown: `${root.shown} with ${shownName}`, why },
  ]
}

const actionFrames = [
  { before: 'lets', says: 'sounds like an invitation', form: 'infinitive' },
  { before: 'watchme', says: 'says that people see you do it', form: 'infinitive' },
  { before: 'still', says: 'says that you are not done yet', form: 'activity' },
  { before: 'always', says: 'says that it is never just a phase', form: 'activity' },
  { before: 'just', says: 'keeps the promise small', form: 'activity' },
  { before: 'slow', says: 'promises calm', form: 'activity' },
  { before: 'quietly', says: 'promises calm', form: 'activity' },
] as const

/** From the verb: "letsbake", "stillbaking", "mayabakes". */
export function actions(verb: { infinitive: string; activity: string }, name: string | null): Idea[] {
  const framed = actionFrames.map(({ before, says, form }): Idea => {
    const shown = before === 'watchme' ? 'Watch Me' : before === 'lets' ? 'Let’s' : title(before)
    const why = `${quoted(shown)} ${says}, and the verb says what happens in your videos.`
    return { style: 'action', parts: [before, verb[form]], shown: `${shown} ${title(verb[form])}`, why }
  })
  if (name === null) return framed
  const third = /(?:s|x|z|ch|sh|o)$/.test(verb.infinitive)
    ? `${verb.infinitive}es`
    : verb.infinitive.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')
  const own = { why: 'A whole sentence in two words: who you are and what you do.', style: 'action' } as const
  return [
    { ...own, parts: [name, third], shown: `${title(name)} ${title(third)}` },
    {
      ...own,
      parts: [verb.infinitive, 'with', name],
      shown: `${title(verb.infinitive)} with ${title(name)}`,
    },
    ...framed,
  ]
}

/** Digits that mean something, for those who want numbers. */
export function numbered(root: Root): Idea[] {
  const frames = [
    { parts: [root.word, '101'], shown: `${root.shown} 101`, says: '“101” is a first lesson' },
    { parts: ['3am', root.word], shown: `3am ${root.shown}`, says: '“3am” says how far it goes' },
    { parts: [root.word, '247'], shown: `${root.shown} 24/7`, says: '“24/7” says that it never stops' },
    { parts: [root.word, '365'], shown: `${root.shown} 365`, says: '“365” sounds like a whole year of it' },
    { parts: [root.word, '2go'], shown: `${root.shown} 2 Go`, says: '“2go” keeps it light' },
    { parts: ['9to5', root.word], shown: `9 to 5 ${root.shown}`, says: '“9to5” sets it in a working day' },
  ]
  return frames.map(({ parts, shown, says }) => ({
    style: styleOf(root),
    parts,
    shown,
    why: `${source(root)}; ${says}.`,
  }))
}

function shownLast(root: Root): string {
  return root.last === root.word ? root.shown : title(root.last)
}

function styleOf(root: Root): NameStyle {
  return typeof root.from === 'string' ? 'descriptive' : 'branded'
}
