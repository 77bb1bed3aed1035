import nlp from 'compromise'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { getWordRank } from '@/lib/text/language/word-data'
import {
  createWordRules,
  lookUp,
  parseForms,
  pluralVerbs,
  sentenceEnd,
  sentenceStart,
  singularVerbs,
  wordEnd,
} from './confused-word-rules'
import type { GrammarRule } from './grammar-rules'

const determiner = '(?:the|a|an|my|your|our|his|her|their|its|this|that|these|those)'

/** Looks up a single word, so its cost does not depend on the text. */
const hasTag = (word: string, tags: string) => nlp(word.toLowerCase()).has(tags)

/** Words that a dictionary lists as nouns or verbs, and that often follow “it’s” or “you’re”. */
const clauseWords = new Set(
  'time okay winter summer spring fall morning night today sunday monday friday here there home everyone it that this one some any all worth like back set cut hurt put shut let cost kind'.split(
    ' ',
  ),
)
const isThing = (word: string) =>
  !clauseWords.has(word.toLowerCase()) && !/ing$/i.test(word) && hasTag(word, '(#Noun|#Infinitive)')

/** A word such as “owner”, which needs an article after “it’s”. */
const isCountable = (word: string) => isThing(word) && hasTag(word, '#Singular') && !hasTag(word, '#Uncountable')
/** An adjective that only ends a sentence after “it’s”, unlike “at its best”. */
const isComplement = (word: string) =>
  hasTag(word, '#Adjective') && !/^(?:all|best|worst|own|same|original|usual|inside|outside|most|least)$/i.test(word)

const singularWithS = /(?:ss|us|is|ics)$|^(?:news|lens|gas|series|species|means|headquarters|christmas|texas)$/i
const isPlural = (word: string) =>
  /s$/i.test(word) && !singularWithS.test(word) && getWordRank(word.slice(0, -1).toLowerCase()) < 12_000

/** Replaces group 2 by `replacement` if the word after the match passes `isRightWord`. */
const beforeWord =
  (replacement: string, isRightWord: (word: string) => boolean): GrammarRule['replacement'] =>
  ([matchedText, before = '', word = '']) =>
    isRightWord(word) ? `${before}${replacement}` : matchedText

/** Verbs that take a thing and seldom end a clause before “it is” or “they are”. */
const verbsOfThings =
  'wagged|wags|changed|changes|lost|loses|left|opened|opens|raised|raises|launched|launches|updated|updates|closed|closes|doubled|improved|improves|increased|renamed|redesigned|celebrated|celebrates|earned|earns|deserves|has|had|took|forgot|brought|packed|parked|finished|shared|used|uses|bring|use|take|check|share|update|pack|wear|charge|protect|improve|track|grab|clean|wash|enter|bought|reached|reaches'

const baseVerbs = parseForms(
  'went: go, saw: see, came: come, took: take, made: make, gave: give, got: get, knew: know, ate: eat, bought: buy, thought: think, said: say, told: tell, found: find, had: have, did: do, wrote: write, forgot: forget, heard: hear, kept: keep, left: leave, liked: like, wanted: want, worked: work',
)
const gerunds = parseForms(
  'meet: meeting, see: seeing, hear: hearing, talk: talking, visit: visiting, learn: learning, get: getting, be: being, have: having, try: trying, join: joining, speak: speaking, read: reading, come: coming, go: going, make: making, share: sharing, show: showing, taste: tasting',
)
const positives = parseForms('nothing: anything, nobody: anybody, no one: anyone, nowhere: anywhere')
const phrasalVerbs = parseForms(
  'workout: work out, login: log in, signin: sign in, signup: sign up, setup: set up, backup: back up, checkout: check out, followup: follow up',
)

const numberWords = 'two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|half'

/** Rules that need a word's part of speech or the words of a whole clause. Each has counterexamples in its test. */
export const agreementRules: readonly GrammarRule[] = [
  ...createWordRules('Use “its” for what belongs to it.', {
    [`((?:${verbsOfThings}|of|from|with|into) it)['’]s(?= (\\p{L}{3,20})${wordEnd})`]: beforeWord('s', isThing),
    [`(it)['’]s(?= (\\p{L}{3,20}) (?:is|was|has|had|does|did|went|came|got|died|broke|fell|stopped|started|needs|looks|works|left(?! (?:over|in|on|to|for|from|after)))${wordEnd})`]:
      beforeWord('s', isCountable),
  }),
  ...createWordRules('“It’s” means “it is” or “it has”.', {
    [`(?:${sentenceStart}|(?<=(?:^|[.!?] )also |(?<!\\p{L})(?:because|so|think|if|when|hope) ))(it)s(?= (\\p{L}{2,15})[.!?])`]:
      beforeWord('’s', isComplement),
    [`(?:${sentenceStart}|(?<=(?:think|know|hope|because|but|said|say) ))(it)s(?= (?:important|hard|easy|great|good|bad|nice|fun|better|clear|true|likely|possible|impossible|safe|difficult|normal|fine) (?:to|that|when|if|for)${wordEnd})`]:
      '$1’s',
    [`(it)s(?= (?:available|perfect|amazing|awesome|great|ready|important|true|sad|impossible)(?:[.!?]|$| (?:for|in|on|at|from|until|when|if|that|because)${wordEnd}))`]:
      '$1’s',
  }),
  ...createWordRules('Use “their” for what belongs to them.', {
    [`((?:${verbsOfThings}) the)y['’]re(?= (\\p{L}{3,20})${wordEnd})`]: beforeWord('ir', isThing),
    [`${sentenceStart}(the)re(?= (\\p{L}{3,20}) (?:is|are|was|were|has|looks|needs)${wordEnd})`]: beforeWord(
      'ir',
      isThing,
    ),
  }),
  ...createWordRules('Use “your” for what belongs to you.', {
    [`((?:${verbsOfThings}) you)['’]re(?= (\\p{L}{3,20})${wordEnd})`]: beforeWord('r', isThing),
  }),
  ...createWordRules('“You’re” means “you are”.', {
    [`((?:hope|sure|glad|guess|bet|assume|happy) you)r(?= \\p{L}{2,15}ing (?:${determiner}|some|well|fun|great|better|good|okay)${wordEnd})`]:
      '$1’re',
  }),
  ...createWordRules('Use “too” for “more than you want”.', {
    '((?:there (?:are|were)|have|has|had|got|ate|drank|spent|bought|made) to)(?= (?:many|much) (?!an? )\\p{L})': '$1o',
  }),
  ...createWordRules('Use “too” for “also”.', { '(with (?:you|me|us|them|him|her) to)(?=[.!?] |[.!?]?$)': '$1o' }),
  ...createWordRules('“Affect” is the verb.', {
    [`((?:will|would|can|could|may|might|not|to|(?:do|does|did|wo)n['’]t) )e(ffect)(?= (?:our|my|your|his|her|their|how|you|us|me|them|it|the (?!change|transition))${wordEnd})`]:
      '$1a$2',
    '(?<!(?:the|special|side|sound|visual|these|those|of|and|any|no|some|all) )(?<=\\p{L} )e(ffects)(?= (?:our|my|your|his|her|their) \\p{L}{2,20}(?:[.!?]|$))':
      'a$1',
    [`((?:it|this|that|really|directly|negatively|also) )e(ffects)(?= (?:you|us|me|them|him|everyone|everybody|people|my|your|our|his|her|their)${wordEnd})`]:
      '$1a$2',
  }),
  ...createWordRules('“Effect” is the noun.', {
    [`((?:an?|the|big|any|no|little|great|positive|negative|huge|real|same|strong|lasting) )a(ffects?)(?= (?:on|of)${wordEnd})`]:
      '$1e$2',
  }),
  ...createWordRules('“Than” compares. “Then” is about time.', {
    [`(\\p{L}{2,10}er) then(?= (?:me|him|her|us|them|mine|yours|ours|theirs|last|all|most)${wordEnd})`]: ([
      matchedText,
      word = '',
    ]) => (hasTag(word, '#Comparative') && !/^(?:later|earlier|sooner)$/i.test(word) ? `${word} than` : matchedText),
    [`((?:less|more|fewer) )then(?= (?:${numberWords})${wordEnd})`]: '$1than',
    "((?:would|['’]d) rather \\p{L}{2,15} )then(?= \\p{L})": '$1than',
  }),
  ...createWordRules('It’s “have”, even if it sounds like “of”.', {
    "((?:could|should|would|must|might)['’]ve) of(?= \\p{Ll})": '$1',
  }),
  ...createWordRules('“Lose” is the opposite of “find”. “Loose” is the opposite of “tight”.', {
    [`((?:to|(?:do|does|did|wo|ca)n['’]t|not|will|would|can|could|might|may|never|you|we|they) lo)o(se)(?= (?:${determiner}|it|him|them|weight|money|time|hope|faith|interest|track|sight|sleep|control|touch|everything|something|anything|followers|customers)${wordEnd})`]:
      '$1$2',
    [`${sentenceStart}(lo)o(se)(?= (?:(?:some |your )?(?:weight|fat|belly fat)(?! (?:is|was|\\p{L}{3,20}(?:s|ing))${wordEnd})|\\d{1,3} ?(?:pounds?|lbs?|kilos?|kg))${wordEnd})`]:
      '$1$2',
  }),
  ...createWordRules('As a verb, it’s two words.', {
    [`((?:i|we|they|you|(?:can|could|should|must|would|did|do)(?:n['’]t)?|please|let['’]s) (?:(?:just|always|also|usually|often|still|never) )?)(${Object.keys(phrasalVerbs).join('|')})(?= (?:${determiner}|it|every|each|daily|at|in|with|on|twice|once|for|from|to|here|now|today|and|because|before|after)${wordEnd}|[.!?]|$)`]:
      lookUp(phrasalVerbs),
  }),
  ...createWordRules('“Whose” asks for the owner.', {
    [`${sentenceStart}(who)['’]s(?= (\\p{L}{3,20}) (?:is|are|was|were) (?:this|that|it|these|those|on|in)${wordEnd})`]:
      beforeWord('se', isThing),
  }),
  ...createWordRules('“Who’s” means “who is”.', {
    [`(who)se(?= (?:going to|coming|been|ready|not|the|an?)${wordEnd})`]: '$1’s',
  }),
  ...createWordRules('The verb has to match its subject, not the last word before it.', {
    [`${sentenceStart}(the (?:list|box|bag|bottle|cup|bowl|pack|piece|slice|cost|price|quality|color|size|use|lack|level|smell|taste|sound|purpose) of (?:${determiner} )?(?:\\p{L}{2,20})s )(are|were|have)${wordEnd}`]:
      lookUp(singularVerbs),
  }),
  ...createWordRules('“Each”, “neither” and “one” are singular.', {
    [`${sentenceStart}((?:each|every one|neither|either|one) of (?:them|us|you|(?:the|my|our|your|these|those|his|her|their) \\p{L}{2,20}s) )(are|were|have)${wordEnd}`]:
      lookUp(singularVerbs),
  }),
  ...createWordRules('More than one thing takes “are” or “were”.', {
    [`${sentenceStart}(there )(is|was)(?= (?:many|several|lots of|${numberWords.replace('|half', '')}) (?!of the)\\p{L}{2,20}s${wordEnd})`]:
      lookUp(pluralVerbs),
  }),
  ...createWordRules('More than one takes “are” or “were”.', {
    [`${sentenceStart}((?:the|these|those|my|our|your|his|her|their) (\\p{L}{2,20}s) )(is|was)(?= \\p{L}{2,15}ing${wordEnd})`]:
      ([matchedText, before = '', noun = '', verb = '']) =>
        isPlural(noun) ? before + pluralVerbs[verb.toLowerCase()] : matchedText,
  }),
  ...createWordRules('“Seen” needs “have”.', {
    [`(?:${sentenceStart}|(?<=(?:and|but|because) ))((?:i|we|they|you|s?he) )seen(?= (?:${determiner}|it|him|them)${wordEnd})`]:
      '$1saw',
  }),
  ...createWordRules('After “did”, the verb stays in its base form.', {
    [`((?:did not|didn['’]t) )(${Object.keys(baseVerbs).join('|')})${wordEnd}`]: lookUp(baseVerbs),
  }),
  ...createWordRules('“Agree” is a verb of its own.', { "(i)(?: am|['’]m) ((?:dis)?agree)(?= with|[.!?]|$)": '$1 $2' }),
  ...createWordRules('As the subject, it’s “I”, and the other person comes first.', {
    [`${sentenceStart}me and ((?:my|our|the) \\p{L}{2,20})(?= (?:\\p{L}{2,15}ed|went|are|were|have|had|saw|made|got|love|like|want|will|can)${wordEnd})`]:
      ([, other = '']) => `${capitalizeFirst(other)} and I`,
  }),
  ...createWordRules('After a word like “to” or “between”, it’s “me”.', {
    [`((?:to|for|with|from|between|about|at|by) (?:(?:my|our|his|her|your) \\p{L}{2,20}|you|him|her|them) and )i${sentenceEnd}`]:
      '$1me',
  }),
  ...createWordRules('“Everyday” describes a thing.', {
    [`${sentenceStart}(every)day(?= (?:i|we|you|he|she|they)${wordEnd})`]: '$1 day',
  }),
  ...createWordRules('Use “fewer” for what you can count.', {
    [`(?<!(?:no|or) )less(?= (?:people|friends|followers|customers|students|items|mistakes|words|calories|steps|posts|likes|comments|errors|ingredients|options|choices|problems|questions|cars|clicks)${wordEnd})`]:
      'fewer',
  }),
  ...createWordRules('Two negatives cancel each other out.', {
    [`((?:do|does|did|ca|could|wo|would)n['’]t (?:know|want|need|have|see|say|do|like|eat|hear|buy|get|find) )(${Object.keys(positives).join('|')})${wordEnd}`]:
      lookUp(positives),
  }),
  ...createWordRules('We explain something to someone.', {
    [`(explain) (?=(?:me|us|him|them) (?:the|how|why|what|this|that)${wordEnd})`]: '$1 to ',
  }),
  ...createWordRules('“Look forward to” takes a verb in “-ing”.', {
    [`(look(?:s|ed|ing)? forward to )(${Object.keys(gerunds).join('|')})${wordEnd}`]: lookUp(gerunds),
  }),
]
