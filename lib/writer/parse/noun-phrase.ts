import { withArticle } from '@/lib/writer/article'
import { isPluralForm, pluralise, singularise } from '@/lib/writer/words/inflect'
import { isDefinite, isMass } from '@/lib/writer/words/mass-nouns'
import type { Token } from './tokens'
import { compoundHeads, objectTaking } from './verb-words'

/** A noun phrase without its determiner, and what the determiner said. */
export type NounPhrase = { words: readonly Token[]; determiner: string | null; start: number }

/** Nouns that name how a thing is told, not the thing: dropped from the end of a phrase. */
const forms =
  /^(?:tips?|tricks?|hacks?|ideas?|mistakes?|tutorials?|guides?|basics|advice|secrets?|facts?|inspiration|inspo|myths?|reviews?|content|videos?|vlogs?|posts?|reels?|journey|story|stories|101|explained|essentials|fails?|wins|help|motivation|questions?|steps|topics?|stuff|things?|niche|edit|pov|memes?|asmr|pov|footage|page|account|update|life hacks?|recommendations?|lessons learned|do's|don'ts)$/i
/** Modifiers that praise or count rather than describe. */
const praise =
  /^(?:best|top|favou?rite|amazing|perfect|ultimate|awesome|great|good|really|very|super|so|nice|beautiful|cool|crazy|actual|some|many|several|own|whole|entire|certain|other|different|few|more|most|all|any|every|each|enough|another|both|no|less|viral|trending|funny|cute|satisfying|random)$/i

/** Every noun phrase of a line, in order. */
export function nounPhrases(tokens: readonly Token[]): NounPhrase[] {
  const found: NounPhrase[] = []
  let run: Token[] = []
  let determiner: string | null = null
  let start = 0
  const close = () => {
    while (run.length > 0 && !isNominal(run.at(-1))) run.pop()
    if (run.length > 0) found.push({ words: run, determiner, start })
    run = []
    determiner = null
  }
  tokens.forEach((token, i) => {
    if (token.kind === 'article' || token.kind === 'possessive') {
      close()
      determiner = token.lower
      return
    }
    const next = tokens[i + 1]
    if (
      token.kind === 'ing' &&
      takesObject(token, next) &&
      (run.length > 0 || /^(?:article|possessive)$/.test(next?.kind ?? '') || i === 0)
    ) {
      close()
      return
    }
    if (
      token.kind === 'quantity' &&
      run.length > 0 &&
      /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(run.at(-1)?.text ?? '')
    ) {
      run.push({ ...token, kind: 'noun' })
      return
    }
    const joins = token.lower === 'of' && isNominal(run.at(-1)) && isNominal(tokens[i + 1]) && run.length < 3
    if (joins || isNominal(token) || token.kind === 'adjective' || token.kind === 'quantity') {
      if (run.length === 0) start = i
      run.push(token)
      return
    }
    close()
  })
  close()
  return found
}

/** Whether an -ing word opens a clause of its own: "a store selling mugs", but "dog training tips". */
function takesObject(token: Token, next: Token | undefined): boolean {
  if (next === undefined) return false
  if (/^(?:article|possessive)$/.test(next.kind)) return true
  return (
    objectTaking.test(token.lower) &&
    /^(?:noun|adjective|quantity)$/.test(next.kind) &&
    !compoundHeads.test(next.lower)
  )
}

function isNominal(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'noun' || token.kind === 'ing')
}

/** Drops counts, praise and forms of telling from a phrase, and all but its last five words. */
export function trimPhrase(words: readonly Token[]): Token[] {
  const rest = joinMeasure([...words])
  if (rest.length > 1 && /^(?:opening|launching|closing|coming)$/.test(rest.at(-1)?.lower ?? '')) rest.pop()
  while (
    rest.length > 1 &&
    !isFriend(rest) &&
    (rest[0]?.kind === 'quantity' || praise.test(rest[0]?.lower ?? ''))
  )
    rest.shift()
  while (rest.length > 1 && forms.test(rest.at(-1)?.lower ?? '')) rest.pop()
  while (rest.length > 1 && !isNominal(rest.at(-1)) && rest.at(-1)?.kind !== 'adjective') rest.pop()
  const of = rest.findIndex((word) => word.lower === 'of')
  if (rest.length > 5) return of > 0 ? rest.slice(0, 5) : rest.slice(-5)
  return rest
}

function isFriend([best, friend]: readonly Token[]): boolean {
  return best?.lower === 'best' && friend?.lower === 'friend'
}

/** "5 minute ab workout" gives "5-minute ab workout": the measure describes, it doesn't count. */
function joinMeasure(words: Token[]): Token[] {
  const [count, unit] = words
  if (count?.kind !== 'quantity' || unit === undefined || words.length < 3) return words
  if (
    !/^(?:minute|min|second|sec|hour|day|week|month|year|step|ingredient|pot|pan|mile|item)$/.test(unit.lower)
  )
    return words
  const joined = `${count.text}-${unit.text}`
  return [{ ...unit, text: joined, lower: joined.toLowerCase(), kind: 'adjective' }, ...words.slice(2)]
}

/** Whether a phrase only says how something is told, such as "5 tips". */
export function isForm(phrase: NounPhrase): boolean {
  return phrase.words.every(
    (word) => word.kind === 'quantity' || praise.test(word.lower) || forms.test(word.lower),
  )
}

export type Noun = {
  noun: string
  nounWithArticle: string
  plural: boolean
  head: { singular: string; plural: string; mass: boolean }
}

/** What one's own body, home and family are called when the reader is addressed. */
const yours =
  /^(?:hair|skin|face|body|life|home|wardrobe|closet|mom|mum|dad|husband|wife|boyfriend|girlfriend|mother|father|grandma|grandpa|kids|family|parents|twenties|thirties|forties|mind|confidence|brain|teeth|nails|mental health|style|self)$/

/** Two words for one thing. */
const fixedPair = /^(?:mac|fish|peanut butter|salt|bed|rhythm|rock|drum|arts) and \S+(?: \S+)?$/

/** Number, article and head of a noun phrase that has no determiner any more. */
export function describeNoun(noun: string, determiner: string | null = null): Noun {
  const words = noun.split(' ')
  const tail = words.findIndex((word, i) => i > 0 && /^(?:of|to|in|on|for|with|from|at|without)$/.test(word))
  const ends = tail > 0 ? tail : words.length
  const headWord = (/^\d/.test(words[ends - 1] ?? '') ? words[ends - 2] : words[ends - 1]) ?? noun
  const joined = / and \S+(?: \S+)?$/.test(noun) && !fixedPair.test(noun) && tail < 0
  const proper = isProper(noun)
  const plural = joined || (isPluralForm(headWord) && !(proper && words.length < 3 && !isPlainWord(headWord)))
  const alone =
    plural ||
    (proper && !isPlainWord(headWord)) ||
    isMassPhrase(noun, headWord) ||
    /^\d+$/.test(noun) ||
    / vs\.? /.test(noun)
  const mass = !plural && alone
  const relative =
    /^(?:grandma|grandpa|mom|mum|dad|mother|father|husband|wife|sister|brother|daughter|son|kid|friend|boss)'s /.test(
      noun,
    )
  const article =
    relative || determiner === 'your' || (/^(?:my|our|your)$/.test(determiner ?? '') && yours.test(headWord))
      ? `your ${noun}`
      : /^an?$/.test(determiner ?? '') && proper
        ? withArticle(noun)
        : alone
          ? noun
          : isDefinite(noun)
            ? `the ${noun}`
            : determiner === 'the' && tail > 0
              ? `the ${noun}`
              : withArticle(noun)
  const singular = singularise(headWord)
  return {
    noun,
    nounWithArticle: article,
    plural,
    head: { singular, plural: mass ? headWord : pluralise(singular), mass },
  }
}

/** Phrases whose sense is a mass though their last word is not. */
function isMassPhrase(noun: string, head: string): boolean {
  if (
    /\S life$/i.test(noun) ||
    /\b(?:(?:watercolou?r|oil|acrylic|gouache|face|rock|diamond|digital|landscape|portrait|figure) (?:painting|drawing)|real estate|meal prep|food prep|social media|print on demand|self care|small talk|public speaking|mental health|weight loss|screen time|home decor|hip hop|video content|k-pop|skin care|hair care|feng shui|pet care|plant care|car care|first aid|customer service|time management|personal finance|web design|date night|girl math|machine learning|student life|daily life|van life|mom life|gym life|single life|college life|everyday life|slow living|work life balance|remote work|street style|curly hair|nail art|latte art|street food|fast food|comfort food|baby food|dog food|cat food|pet food|pasta carbonara|family time|alone time|self love|true crime|pop culture|climate change|side income|passive income)$/i.test(
      noun,
    )
  )
    return true
  return isMass(head)
}

function isProper(noun: string): boolean {
  return noun.split(' ').every((word) => /^(?:\p{Lu}|\d|of$|and$|the$|\p{Ll}\p{Lu})/u.test(word))
}

function isPlainWord(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !/^\p{Ll}\p{Lu}/u.test(word)
}
