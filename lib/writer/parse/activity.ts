import nlp from 'compromise'
import { withArticle } from '@/lib/writer/article'
import { gerund, infinitive, pluralise, singularise } from '@/lib/writer/words/inflect'
import { isMass } from '@/lib/writer/words/mass-nouns'
import { isPerson } from '@/lib/writer/words/people-nouns'
import { activityVerbs } from './activity-verbs'
import type { Noun } from './noun-phrase'

export type Activity = { activity: string; infinitive: string }

const verbOf = new Map<string, string>()
for (const [verb, nouns] of activityVerbs) {
  for (const noun of nouns.split(',')) if (!verbOf.has(noun.trim())) verbOf.set(noun.trim(), verb)
}

/** Gerunds that take the word before them as their object: "candle making" is making candles. */
const transitive = new Set(
  'making baking planning editing writing building flipping collecting styling watching brewing riding growing breeding grooming walking sitting decorating restoring tasting hunting dyeing braiding carving throwing detailing trading selling buying unboxing'.split(
    ' ',
  ),
)
const animals = /^(?:dog|puppy|cat|kitten|horse|parrot|bird|pet|rabbit|falcon)$/
const races = /^(?:marathon|half marathon|triathlon|race|5k|10k|ultramarathon|ironman)$/
/** "go hiking", but "do yoga". */
const goes =
  /^(?:hiking|camping|climbing|swimming|surfing|skiing|snowboarding|skateboarding|cycling|biking|running|jogging|fishing|hunting|kayaking|sailing|diving|thrifting|shopping|backpacking|bouldering|birding|foraging|dancing|bowling|paddleboarding|skating|rowing|horse riding)$/

/** What a person does with a noun, where the prompt has no verb: "sourdough bread" gives "baking sourdough bread". */
export function activityFor(
  { noun, nounWithArticle, plural, head }: Noun,
  setting: string | null = null,
): Activity {
  const words = noun.split(' ')
  const last = words.at(-1) ?? noun

  if (/ vs\.? /.test(noun)) return fromInfinitive(`choose between ${noun.replace(/ vs\.? /, ' and ')}`)
  if (words.length === 1 && /ing$/.test(last) && last.length > 4 && isMass(last) && !verbOf.has(last))
    return { activity: noun, infinitive: infinitive(noun) }
  if (/ing$/.test(last) && isMass(last)) {
    const compound = fromCompound(words.slice(0, -1).join(' '), last)
    if (compound !== null) return compound
  }
  if (/^(?:\S+ )?photography$/i.test(noun)) {
    const kind = words.slice(0, -1).join(' ')
    return fromInfinitive(`take ${kind === '' ? '' : `${kind} `}photos`)
  }
  if (last === 'travel') {
    if (words[0] === 'budget') return fromInfinitive('travel on a budget')
    if (words[0] === 'solo' || words.length === 1)
      return fromInfinitive(words.length === 1 ? 'travel' : 'travel solo')
  }
  if (last === 'loss' && words.at(-2) === 'weight') return fromInfinitive('lose weight')
  if (/^(?:meal|food) prep$/.test(words.slice(-2).join(' '))) return fromInfinitive(`do ${noun}`)

  if (/\p{L}'s /u.test(noun) && words.every((word) => /^\p{Lu}/u.test(word)))
    return fromInfinitive(`try ${noun}`)
  if (isPerson(noun) && nounWithArticle.startsWith('your '))
    return fromInfinitive(`talk to ${nounWithArticle}`)
  const done = nominal[last]
  if (done !== undefined && words.length > 1)
    return fromInfinitive(`${done} ${objectOf(words.slice(0, -1).join(' '))}`)

  if (/ (?:and|or) /.test(noun) && !plainPairs.test(noun)) return activityOfPair(noun, nounWithArticle)
  const verb = lookUp(noun, head.singular)
  if (verb !== undefined) return fromInfinitive(verb.replace('{}', nounWithArticle).replace('{s}', noun))
  if (isPlace(noun)) return fromInfinitive(`visit ${noun}`)
  if (isPerson(noun) && !/\p{Lu}/u.test(noun))
    return fromInfinitive(
      plural ? `work with ${noun}` : `${occupations.test(noun) ? 'work as' : 'be'} ${nounWithArticle}`,
    )
  if (isFullName(noun)) return fromInfinitive(`follow ${noun}`)
  if (/^\p{Lu}/u.test(last) && words.every((word) => /^[\p{Lu}\d]/u.test(word)))
    return fromInfinitive(`try ${noun}`)
  if (/ing$/.test(last) && isMass(last))
    return fromInfinitive(`${goes.test(last) ? 'go' : 'get into'} ${noun}`)
  if (head.mass && setting === null && words.length < 3) return fromInfinitive(`get into ${noun}`)
  return fromInfinitive(`learn about ${nounWithArticle}`)
}

const plainPairs = /^(?:mac|fish|peanut butter) and /
const occupations =
  /(?:er|or|ist|nurse|chef|coach|barista|pilot|attendant|accountant|architect|nanny|lawyer|clerk|assistant|agent|officer|doctor)$/

/** Two things that people do the same with share its verb: "looking after cats and dogs", but "getting into coffee and books". */
function activityOfPair(noun: string, nounWithArticle: string): Activity {
  const [one, other] = noun.split(/ (?:and|or) /).map((half) => lookUp(half, half))
  const shared = one !== undefined && one === other ? one : 'get into {}'
  return fromInfinitive(shared.replace('{}', nounWithArticle))
}

function isFullName(noun: string): boolean {
  const people = nlp(noun).people()
  return people.found && (noun.split(' ').length === 2 || people.text() === noun)
}

/** Nouns of doing: "old car restoration" is restoring old cars. */
const nominal: Readonly<Record<string, string>> = {
  restoration: 'restore',
  repair: 'repair',
  repairs: 'repair',
  renovation: 'renovate',
  production: 'produce',
  creation: 'create',
  maintenance: 'maintain',
  collection: 'build up a collection of',
  decoration: 'decorate',
}

function objectOf(noun: string): string {
  const last = noun.split(' ').at(-1) ?? ''
  return isMass(last) || /\p{Lu}/u.test(last) ? noun : pluralise(noun)
}

function fromInfinitive(phrase: string): Activity {
  return { activity: gerund(phrase), infinitive: phrase }
}

function fromCompound(object: string, verb: string): Activity | null {
  const base = infinitive(verb)
  if (verb === 'training') {
    if (animals.test(object)) return fromInfinitive(`train ${pluralise(object)}`)
    if (races.test(object)) return fromInfinitive(`train for a ${object}`)
    if (/potty$/.test(object)) {
      const pupils = pluralise(object.split(' ').at(-2) ?? 'toddler')
      return { activity: `potty training ${pupils}`, infinitive: `potty train ${pupils}` }
    }
    return null
  }
  if (verb === 'investing' && object !== '')
    return fromInfinitive(`invest in ${object === 'stock' ? 'stocks' : object}`)
  if (verb === 'lifting' && object === 'weight') return fromInfinitive('lift weights')
  if (verb === 'planning' && /^(?:wedding|party|event|birthday|trip|vacation|honeymoon)$/.test(object)) {
    return fromInfinitive(`plan ${withArticle(object)}`)
  }
  if (
    !transitive.has(verb) ||
    /^(?:home|vegan|gluten-free|day|swing|food|creative|wedding dress|online|upcoming|strategic)$/.test(
      object,
    )
  )
    return null
  return fromInfinitive(`${base} ${objectOf(object)}`)
}

function lookUp(noun: string, head: string): string | undefined {
  const phrase = singularise(noun.toLowerCase())
  const words = phrase.split(/ (?=(?:of|to|in|with|for|from|and)\b)/)[0]?.split(' ') ?? []
  for (let from = 0; from < words.length; from++) {
    const verb = verbOf.get(words.slice(from).join(' '))
    if (verb !== undefined) return verb
  }
  return verbOf.get(head.toLowerCase())
}

/** Whether a name is a place's. */
export function isPlace(noun: string): boolean {
  return /^\p{Lu}/u.test(noun) && nlp(noun).has('^#Place+$')
}
