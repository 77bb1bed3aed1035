import { isFillerTag } from '@/lib/fit/hashtags'
import { isCoarse } from '@/lib/writer/words/coarse'

/** Words that glue a sentence together, in the languages that share the Latin alphabet and in Arabic and Russian. */
const glue = new Set(
  (
    'a an the and or but nor so if of to in on at for with from by as is are was were be been am it its this that these those my your ' +
    'our their his her i me we us you he she they them who what when where why how which there here not no dont cant im ive youre do ' +
    'does did done doing have has had having will would can could should may might must get gets got getting go goes going gone make makes ' +
    'making made take takes taking keep keeps let lets want wants need needs like likes very really more most much many some any all every ' +
    'each other about into out up down over under without within between through during before after again just only even still also ' +
    'too than then because while i’m it’s don’t can’t one ones thing things stuff way ways lot bit new run runs hate hates love loves ' +
    'start starts starting launch launching sell sells selling use using used show showing tell telling say said got give giving last first next several along decided spent turning this within far year years month months week weeks ' +
    'today tomorrow yesterday never always share sharing plan want learned learn matters done well cure cures cured heal heals healed ' +
    'el la los las un una unos unas de del y o en con sin para por que mi tu su sus mis es son como al lo se más muy pero ' +
    'le les des du et ou dans avec sans pour que mon ma mes ton ta ses est sont aux au sur plus ' +
    'der die das den dem des ein eine einen einem einer und oder mit ohne für von zu im am auf ist sind mein meine wie nicht ' +
    'il gli i uno e con senza per che mio mia sono come nel nella della delle dei di da ' +
    'o os as um uma uns umas e ou em no na nos nas com sem para por que meu minha seu sua é são como do da dos das ' +
    'في من إلى على عن مع هذا هذه أن كيف ما لا و أو بعد قبل ' +
    'и в на с из для по как не что это мой моя мои за от до у о об'
  ).split(/\s+/),
)

/** Too general to stand alone as a tag, fine inside a longer one. */
const weakAlone = new Set(
  'estate store shop tutorials tutorial guide weekend weekends page brand small big good best better easy simple quick fast cheap real little great young old first last home free tips ideas video beginner beginners people day days budget dinner dinners need needs'.split(
    ' ',
  ),
)

/** The wrong half of three words: "estate investing", "small candle". */
const halfPhrase = /^(?:estate|small|little|big|good|best|easy|simple) \S+$/

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Whether a word only glues others together. */
export function isGlue(word: string): boolean {
  return glue.has(word.toLowerCase())
}

export type OwnTags = {
  /** One word each, the earliest and most frequent first. */
  single: string[]
  /** Two or three neighbouring words run together. */
  compound: string[]
  /** The same neighbours as people type them. */
  phrases: string[]
}

/** From here on a pair of words counts only where it comes up twice. */
export const longText = 160

/**
 * Tags from the visitor's own words, in whatever script; `keywords` (best first) weigh more in a short text. Swear
 * words and claims to cure are left out. Reads the first 4,000 characters.
 */
export function ownTags(text: string, keywords: readonly string[] = []): OwnTags {
  const long = text.length > longText
  const runs = [...(long ? [] : wordRuns(keywords.join('. '))), ...wordRuns(text.slice(0, 4000))]
  const joiner = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text) ? '_' : ''
  const singles = ranked(runs.flat().filter((word) => [...word].length >= 2 && !weakAlone.has(word)))
  const pairs = runs.flatMap((run) =>
    [...windows(run, 3), ...windows(run, 2)].map((words) => words.join(' ')),
  )
  const neighbours = ranked(pairs, long ? 2 : 1).filter((phrase) => !halfPhrase.test(phrase))
  return {
    single: singles.filter((word) => !isFillerTag(word)),
    compound: neighbours
      .map((phrase) => phrase.replaceAll(' ', joiner))
      .filter((tag) => [...tag].length <= 24),
    phrases: neighbours.map(typedIn(text)),
  }
}

/** "Sin gluten" is one idea; without its first word it says the opposite. */
const negated = /(?<!\p{L})(sin|sans|ohne|senza|sem|без)\s+(\p{L}+)/gu

/** Words as a tag can hold them. */
export function tagText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bc\+\+/g, 'cpp')
    .replace(/\bc#/g, 'csharp')
    .replace(negated, '$1$2')
    .replace(/['’]s\b|['’]/g, '')
}

/** The words of a phrase as people write them outside a tag: "singluten" is "sin gluten" again. */
function typedIn(text: string): (phrase: string) => string {
  const lower = text.toLowerCase()
  const joined = new Map(
    [...lower.matchAll(negated)].map(([, first = '', second = '']) => [first + second, `${first} ${second}`]),
  )
  const signs = (
    [
      ['cpp', 'c++'],
      ['csharp', 'c#'],
    ] as const
  ).filter(([, typed]) => lower.includes(typed))
  return (phrase) => {
    const words = phrase.split(' ').map((word) => joined.get(word) ?? word)
    return signs.reduce((typed, [tag, sign]) => typed.replace(tag, sign), words.join(' '))
  }
}

/** Content words that stand side by side, without the glue between them. */
function wordRuns(text: string): string[][] {
  const runs: string[][] = [[]]
  const plain = tagText(text.replace(/https?:\S+/g, ' . '))
  for (const { segment, isWordLike } of segmenter.segment(plain)) {
    const current = runs.at(-1)
    const usable =
      isWordLike &&
      !glue.has(segment) &&
      !isCoarse(segment) &&
      /\p{L}/u.test(segment) &&
      !/^\p{Script=Hiragana}{1,2}$/u.test(segment)
    if (usable) current?.push(segment)
    else if (segment.trim() !== '' && segment !== '-' && current?.length) runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function windows(run: readonly string[], size: number): string[][] {
  return run.flatMap((_, index) => (index + size <= run.length ? [run.slice(index, index + size)] : []))
}

/** Most frequent first; what was said earlier wins a tie. */
function ranked(values: readonly string[], least = 1): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([value]) => value)
}
