import { eng } from 'stopword'
import { getStopWords } from '@/lib/core/stop-words'
import { hasProfanity } from '@/lib/core/strings/unwanted-words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findFieldTags, toSingular } from './field-table'
import { hasTag, type Term, tagWords } from './tagger'

/** A noun with its modifiers, as typed: "ceramic mugs", "dog grooming". */
export type NounPhrase = {
  text: string
  /** For use in a text: the phrase itself if it has at most three words, then its last two or three words. */
  forms: readonly string[]
  /** `audience` follows "for"; `setting` follows another preposition, as in "with loud patterns". */
  role: 'topic' | 'audience' | 'setting' | 'place'
  start: number
  /** The first word if it is an adjective or a participle. */
  adjective?: string
  /** Whether the phrase names a person by occupation or relation, such as "geography teacher". */
  isPerson: boolean
  /** The words that name a field of interest, in the singular, and that field's hashtags. */
  fieldWord?: string
  fieldTags?: readonly string[]
}

const toSet = (words: string) => new Set(words.split(' '))

/** Words that add nothing to a phrase, such as judgments of quality or novelty. */
const skippedWords = toSet(
  `${eng.join(' ')} new good great best better nice cool easy simple quick real honest own last next first favorite favourite different whole total full ready sure able lot mostly ` +
    'daily random everything something nothing anything everyone everybody nobody somebody lol haha ppl mins lbs thats need hit outside opposite tryna hey please free',
)
const genericNouns = toSet(
  'tip tips idea ideas trick tricks hack hacks stuff thing things way ways people person man guy girl boy life day days week weeks month months year years ' +
    'time times hour hours minute minutes morning mornings night nights evening evenings weekend today tomorrow bit kind type part side set account page channel profile video ' +
    'videos vid clip clips content post posts caption photo photos pic pics picture vlog vlogs reel reels carousel journey beginner beginners tutorial tutorials review reviews ' +
    'shop store brand company business name names surname username handle tag tags gamertag hashtags story question reason reasons home house room place spot box boxes bag half ' +
    'number numbers price euros dollars pounds mistake mistakes step steps level pain sale sales work class mate medium card nite ages olds starts goal break round use client rest ' +
    'look end start word words plan plans call diy guest guests pov notice order orders hand job online',
)
const prepositions = toSet(
  'for in at on from with without under after before during by near over into until than like around off across behind to as',
)
/** Verbs, not modifiers: the phrase in "making kimchi" is "kimchi". */
const activityVerbPattern =
  /^(?:making|doing|selling|sharing|posting|explaining|documenting|reviewing|teaching|filming|using|visiting|learning|going|opening|moving|looking|getting|keeping|finding|holding|trying|wearing|closing|starting|giving|building|playing|eating|being|having|living|working|becoming|fixes|runs|eats|hates|loves|refuses|travels|makes|bakes|keeps|teaches|sells|drives|plays|collects|restores|repairs|repainting)$/

export function isTopicOnly({ topic, kind, clauses, text, isFirstPerson }: PromptReading): boolean {
  return topic !== null || kind === 'subject' || (text.length <= 60 && (clauses.length === 0 || !isFirstPerson))
}

const phrasesByReading = new WeakMap<PromptReading, NounPhrase[]>()

/** Finds up to twelve noun phrases in order, cached for each reading. */
export function findNounPhrases(reading: PromptReading): NounPhrase[] {
  const { text, language } = reading
  const phrases =
    phrasesByReading.get(reading) ?? (language === 'en' ? findEnglishPhrases(text) : findForeignPhrases(text, language))
  phrasesByReading.set(reading, phrases)
  return phrases
}

function findEnglishPhrases(text: string): NounPhrase[] {
  const terms = tagWords(text)
  const phrases: NounPhrase[] = []
  let group: Term[] = []
  let preposition = ''
  const endGroup = () => {
    // A negated noun is not a topic: "no Dutch oven", "without a whisk".
    if (!/^(?:no|without)$/.test(preposition)) phrases.push(...buildPhrases(group, preposition, text))
    group = []
  }
  for (const [index, term] of terms.entries()) {
    const canJoin = canBelongToPhrase(terms, index)
    if (!canJoin || (group[0] && isPlace(term) !== isPlace(group[0]))) endGroup()
    if (canJoin) group.push(term)
    else if (prepositions.has(term.word) || term.word === 'no') preposition = term.word
    else if (hasTag(term, 'Verb', 'Pronoun') && !hasTag(term, 'Possessive')) preposition = ''
    if (!endsPhrase(term)) continue
    endGroup()
    preposition = ''
  }
  endGroup()
  return phrases.slice(0, 12)
}

const personPattern =
  /^(?:mom|mum|dad|nurse|chef|student|coach|vet|barista|wife|husband|grand(?:ma|pa|mother|father)|kid|girl|guy|family|toddler|baby|brother|sister)s?$/i

const isPlace = (term: Term) => hasTag(term, 'Place', 'City', 'Country', 'Region') && isCapitalized(term)
const isCapitalized = ({ text }: Term) => /^\p{Lu}/u.test(text)
const endsPhrase = ({ post }: Term) => /[,;:.!?()\n–—/]/.test(post)
/** As in "C++": the library compromise treats these signs as punctuation. */
const getWordWithSymbols = ({ text, post }: Term) => (text + (/^(?:\+\+|#)/.exec(post)?.[0] ?? '')).replace(/[’']$/, '')

/** Whether two words form a set phrase, such as "real estate" or "gluten free". */
function isSetPhrase(first: Term | undefined, second: Term | undefined): boolean {
  if (!first || !second || endsPhrase(first)) return false
  const pair = `${getWordWithSymbols(first)} ${getWordWithSymbols(second)}`.toLowerCase()
  const setPhrasePattern = /^(?:second hand|hand \w+ed|(?:gluten|sugar|dairy|nut|oil|plastic|waste) free)$/
  return setPhrasePattern.test(pair) || findFieldTags(pair) !== undefined
}

const excludedTags = 'Pronoun Date Value Unit Money Determiner QuestionWord Expression Copula Auxiliary'.split(' ')

function canBelongToPhrase(terms: readonly Term[], index: number): boolean {
  const [previous, term, next] = [terms[index - 1], terms[index] as Term, terms[index + 1]]
  const word = getWordWithSymbols(term).toLowerCase()
  if (isSetPhrase(term, next) || isSetPhrase(previous, term)) return true
  if (/^(?:i|we|you|they|he|she|don’t)$/.test(previous?.word ?? '') || next?.word === 'to') return false
  if (previous?.word === 'to' && !isCapitalized(term)) return false
  const isWord = /\p{L}{2}|^c(?:\+\+|#)$/u.test(word)
  if (!isWord || skippedWords.has(word) || hasTag(term, ...excludedTags) || hasProfanity(word)) return false
  const hasNextWord = next !== undefined && !endsPhrase(term)
  if (hasTag(term, 'Possessive')) return hasNextWord && isCapitalized(term) && isCapitalized(next)
  if (activityVerbPattern.test(word)) return false
  const isModifier = hasNextWord && hasTag(next, 'Noun', 'Gerund', 'Adjective') && !hasTag(next, ...excludedTags)
  if (hasTag(term, 'Gerund') && isModifier && hasTag(previous, 'Verb')) return false
  if (hasTag(term, 'Gerund')) return isModifier || hasTag(previous, 'Noun', 'Adjective') || !hasNextWord
  if (hasTag(term, 'Adjective', 'Participle', 'PastTense'))
    return isModifier && (hasTag(term, 'Adjective') || !hasTag(previous, 'Noun', 'Pronoun'))
  if (hasTag(term, 'Noun', 'Acronym')) return true
  if (isNounTaggedAsVerb(terms, index)) return true
  const isInNounPosition =
    previous === undefined || endsPhrase(previous) || hasTag(previous, 'Determiner', 'Possessive', 'Adjective')
  return findFieldTags(word) !== undefined && isInNounPosition && !hasTag(next, 'Determiner', 'Possessive', 'Pronoun')
}

/** Whether a term is a noun that is tagged as a verb, as in "budget microphones for podcasting" and ", bar exam,". */
function isNounTaggedAsVerb(terms: readonly Term[], index: number): boolean {
  const [previous, term, next] = [terms[index - 1], terms[index] as Term, terms[index + 1]]
  const isLastInClause = next === undefined || endsPhrase(term)
  if (hasTag(term, 'Imperative'))
    return previous !== undefined && endsPhrase(previous) && !isLastInClause && endsPhrase(next)
  const followsNoun =
    hasTag(previous, 'Noun') && !hasTag(previous, 'Pronoun') && !hasTag(terms[index - 2], 'Determiner', 'Possessive')
  return /s$/.test(term.word) && followsNoun && (isLastInClause || /^(?:for|in|of|and|with|from)$/.test(next.word))
}

function buildPhrases(terms: readonly Term[], preposition: string, text: string): NounPhrase[] {
  const words = terms.map(getWordWithSymbols)
  const isGeneric = (index: number) =>
    genericNouns.has((words[index] ?? '').toLowerCase()) && !isSetPhrase(terms[index - 1], terms[index])
  const topicLength = words.findLastIndex((_, index) => !isGeneric(index)) + 1
  const topicWords = words.slice(0, topicLength)
  const [first, headTerm] = [terms[0], terms[topicLength - 1]]
  if (!first || !headTerm) return []
  const isCapitalizedMidClause =
    terms.slice(0, topicLength).every(isCapitalized) && first.start > 0 && !/[.!?]\s*$/.test(text.slice(0, first.start))
  const fieldPart = isCapitalizedMidClause ? {} : findFieldPart(topicWords)
  if (!fieldPart.fieldTags && topicLength === 1 && !hasTag(headTerm, 'Noun', 'Gerund', 'Acronym')) return []
  const isNamedPlace = isCapitalizedMidClause && /^(?:in|near|around|from|at|on|to)$/.test(preposition)
  const hasAdjective = topicLength > 1 && hasTag(first, 'Adjective', 'Participle', 'PastTense')
  const role = preposition === '' ? 'topic' : preposition === 'for' ? 'audience' : 'setting'
  const isValidTail = (length: number) =>
    length < topicLength && (length === 2 || hasTag(terms[topicLength - length], 'Singular'))
  const tails = [3, 2].filter(isValidTail).map((length) => topicWords.slice(-length))
  const usableTails = tails.filter(([word = '']) => !/ed$|^(?:free|hand)$/i.test(word))
  const forms = [...(topicLength < 4 ? [topicWords] : []), ...usableTails].map((form) => form.join(' '))
  return [
    {
      text: topicWords.join(' '),
      forms,
      role: isPlace(headTerm) || isNamedPlace ? 'place' : role,
      start: first.start,
      ...(hasAdjective && { adjective: topicWords[0] ?? '' }),
      isPerson: hasTag(headTerm, 'Actor') || personPattern.test(topicWords.at(-1) ?? ''),
      ...fieldPart,
    },
  ]
}

/** Returns the longest run of words that names a field; on a tie, the last one, because it contains the head noun. */
function findFieldPart(words: readonly string[]): Pick<NounPhrase, 'fieldWord' | 'fieldTags'> {
  for (const topicLength of [3, 2, 1])
    for (let start = words.length - topicLength; start >= 0; start -= 1) {
      const phrase = words.slice(start, start + topicLength).join(' ')
      const fieldWord = toSingular(phrase.toLowerCase())
      const fieldTags = findFieldTags(fieldWord)
      if (fieldTags) return { fieldWord, fieldTags }
    }
  return {}
}

const nounIntroducerPattern =
  /^(?:el|l[ao]s|la|un[ao]?|une|uma?|mi[ae]?|mis|mon|ma|mes|meus?|minhas?|de[lnms]?|d[aiou]|d|l|os|as|il|gli|der|die|das|ein|eine[nmr]?|meine?[nr]?|e[nm]|co[nm]|avec|mit|für|vo[nm]|para|pour|per|y|et|und|bin|\p{L}+ndo)$/u

/** Without tagging: leading words of a clause, "X de Y" phrases and words after an article. */
function findForeignPhrases(text: string, language: string): NounPhrase[] {
  const isUsable = (word: string) =>
    /\p{L}{4}|[^\p{sc=Latin}\d]/u.test(word) &&
    ![getStopWords(language), genericNouns, foreignGenericNouns].some((set) => set.has(word.toLowerCase()))
  const clauses = text.slice(0, 400).split(/[.,;:!?、。！？\n]+ ?/)
  const phrases = clauses.flatMap((part) => {
    const words = part.match(/[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,12}|[\p{L}\p{M}\p{N}-]+/gu) ?? []
    const isShort = words.length < 4
    const isGeneric = (word: string) => foreignGenericNouns.has(word.toLowerCase())
    if (isShort && words.some(isUsable) && words.every((word) => isUsable(word) || isGeneric(word)))
      return words.join(' ')
    const dePhrases = words.flatMap((word, index) => {
      const [linkWord = '', complement = ''] = words.slice(index + 1)
      const isPhrase = /^d[eiu]$/.test(linkWord) && isUsable(word) && isUsable(complement)
      return isPhrase ? `${word} ${linkWord} ${complement}` : []
    })
    const firstUnusableIndex = words.findIndex((word) => !isUsable(word))
    const leadingWords = words.slice(0, firstUnusableIndex)
    const namedPlaces = words.filter(
      (word, index) => /^(?:aus|in|em|en|à|a|bei)$/.test(words[index - 1] ?? '') && /^\p{Lu}/u.test(word),
    )
    if (dePhrases.length > 0 || leadingWords.length === 2)
      return [...(dePhrases.length > 0 ? dePhrases : [leadingWords.join(' ')]), ...namedPlaces]
    const isInNounPosition = (index: number) =>
      index === 0 ? isShort : nounIntroducerPattern.test(words[index - 1]?.toLowerCase() ?? '')
    const isCapitalizedMidClause = (index: number) => index > 0 && /^\p{Lu}/u.test(words[index] ?? '')
    return words.filter((word, index) => isUsable(word) && (isInNounPosition(index) || isCapitalizedMidClause(index)))
  })
  return phrases
    .slice(0, 6)
    .map((phrase) => ({ text: phrase, forms: [phrase], role: 'topic', start: text.indexOf(phrase), isPerson: false }))
}

/** Generic nouns in other languages: "account", "channel", "shop", "page", "profile", "recipe", "lesson". */
const foreignGenericNouns = toSet(
  'cuenta canal tienda página perfil receta recetas conta loja receita receitas compte chaîne boutique recette recettes konto kanal laden rezept rezepte lektion',
)
