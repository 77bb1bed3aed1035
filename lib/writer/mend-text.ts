import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { fixedSpellings, getSpeller } from '@/lib/text/grammar/spelling'
import { getWordRank } from '@/lib/text/language/word-data'
import { findFiniteVerbIndex, hasTag, type Term, tagWords } from './tagger'

const MIN_WORDS = 5

type StartTest = (term: Term, previous: Term, next: readonly Term[], index: number) => boolean

/** Whether a reaction starts here, as in "my sis at the beach haven’t seen each other". */
const isReaction: StartTest = ({ text }, previous, [next], index) => {
  const canFollow = index > 2 && hasTag(previous, 'Singular') && !hasTag(previous, 'Pronoun')
  const reactionPattern = /^(?:haven’t|don’t)\b|^can’t believe|^so (?:happy|proud|excited|grateful)/i
  return canFollow && reactionPattern.test(`${text} ${next?.text}`)
}

/** Whether an action without a subject starts here, as in "cramped at mile 21" or "still crying". */
const isLooseAct: StartTest = (term, previous, [next]) => {
  if (hasTag(previous, 'Verb', 'Adverb', 'Adjective', 'Determiner', 'Preposition', 'Conjunction')) return false
  if (term.word === 'still') return hasTag(next, 'Gerund')
  return hasTag(term, 'PastTense') && !hasTag(term, 'Copula', 'Auxiliary', 'Participle') && next?.word !== 'by'
}

/** Verbs that look like plurals. */
const verbPattern = /^(?:is|was|has|does|uses|takes|needs|costs|makes|gets|goes|comes)$/
const isPluralWord = (word: string) => /[^s]s$/.test(word) && !verbPattern.test(word)

const countedNounPattern =
  /^(?:day|week|part|episode|ep|level|mile|top|season|chapter|round|year|age|for|last|first|next)$/

/** Whether a separate note starts here after a noun, as in "no checked luggage" or "4 chords". */
const isNote: StartTest = (term, previous, [next, second, third]) => {
  const isNoun = (hasTag(previous, 'Noun') && !hasTag(previous, 'Verb')) || isPluralWord(previous.word)
  if (!isNoun || !next || hasTag(previous, 'Value', 'Possessive', 'Date') || countedNounPattern.test(previous.word))
    return false
  if (term.word === 'no') return third === undefined || /^\d/.test(second?.text ?? '') || /^\d/.test(third.text)
  const isCounted =
    hasTag(next, 'Plural', 'Unit', 'Duration') || (/^(?:one|two)$/.test(term.word) && hasTag(next, 'Value'))
  return hasTag(term, 'Value') && isCounted
}

/** Punctuates an English line without punctuation where a part clearly ends. */
export function mendRunOn(line: string): string {
  const unmarkedLine = trimEndMatching(line.trim(), /[.!?]/).replace(/(?<=\d)[.,:](?=\d)/g, '')
  if (/[.,;:!?()“”–—\n]|\s-\s/.test(unmarkedLine) || line.split(' ').length < MIN_WORDS) return line
  const terms = tagWords(line)
  const findStarts = (test: StartTest) =>
    terms.flatMap((term, index) => {
      const previous = index > 1 ? terms[index - 1] : undefined
      return previous?.post === ' ' && test(term, previous, terms.slice(index + 1), index) ? term.start : []
    })
  const reactionStarts = terms.some(({ word }) => word === 'and') ? [] : findStarts(isReaction)
  if (reactionStarts.length === 1) return insertMarks(line, reactionStarts, '. ')
  if (terms.some((term) => /^(?:i|we|you|he|she|they|it)$/.test(term.word))) return line
  const actStarts = findStarts(isLooseAct)
  if (actStarts.length > 2) return insertMarks(line, actStarts, ': ')
  const verb = terms[findFiniteVerbIndex(terms)]
  // Plurals such as "pancakes" are sometimes tagged as verbs.
  if ((verb && !isPluralWord(verb.word)) || hasTag(terms[0], 'Verb', 'QuestionWord')) return line
  const noteStarts = findStarts(isNote)
  return insertMarks(line, noteStarts, line.startsWith('no ', noteStarts[0]) ? ', ' : ': ')
}

function insertMarks(line: string, starts: readonly number[], mark: string): string {
  const [first, ...others] = [0, ...starts].map((start, index) => line.slice(start, starts[index]).trim())
  const isPlain = starts.every((start) => /[\p{L}\p{N}%’”)] $/u.test(line.slice(0, start)))
  return isPlain && others.length > 0 ? `${first}${mark}${others.join(', ')}` : line
}

/** Unambiguous shorthand and misspellings. An underscore represents a space. */
const spellings: ReadonlyMap<string, string> = new Map([
  ...fixedSpellings,
  ...`u=you ur=your ppl=people pls=please plz=please thx=thanks tysm=thank_you_so_much b4=before bc=because cuz=because coz=because becuz=because yrs=years yr=year hrs=hours mins=minutes wks=weeks bday=birthday tmrw=tomorrow tmr=tomorrow tonite=tonight nite=night til=until w=with wo=without n=and &amp;=and abt=about rly=really smth=something
teh=the tought=taught becuase=because beacuse=because becouse=because recieve=receive recieved=received definately=definitely seperate=separate seperately=separately whith=with untill=until freind=friend freinds=friends beleive=believe acheive=achieve acheived=achieved tomorow=tomorrow neccessary=necessary occured=occurred begining=beginning beggining=beginning beginer=beginner beginers=beginners truely=truly writting=writing realy=really finaly=finally usualy=usually acually=actually actualy=actually prolly=probably restaraunt=restaurant resturant=restaurant accomodate=accommodate adress=address calender=calendar embarass=embarrass embarassed=embarrassed enviroment=environment excercise=exercise exersize=exercise experiance=experience foward=forward garantee=guarantee gaurantee=guarantee goverment=government grammer=grammar happend=happened happyness=happiness hieght=height immediatly=immediately intresting=interesting knowlege=knowledge libary=library liscence=license maintainance=maintenance noticable=noticeable ocasion=occasion opnion=opinion peice=piece peices=pieces persue=pursue posible=possible prefered=preferred privelege=privilege recomend=recommend recomended=recommended refered=referred remeber=remember rythm=rhythm shedule=schedule scedule=schedule sucess=success succesful=successful suprise=surprise suprised=surprised surprize=surprise thier=their throught=through tounge=tongue tryed=tried unforgetable=unforgettable usefull=useful vegatable=vegetable vegatables=vegetables vegeterian=vegetarian wierd=weird wether=whether yestarday=yesterday yesturday=yesterday wokring=working quiting=quitting openning=opening coffe=coffee cofee=coffee custumer=customer custumers=customers discout=discount dicount=discount brocken=broken lenght=length strenght=strength paniced=panicked shoud=should coud=could woud=would alway=always allways=always belive=believe buisness=business bussiness=business childern=children choosen=chosen diffrent=different dissapointed=disappointed dissapear=disappear finnally=finally fourty=forty basicly=basically befor=before cleint=client cleints=clients retierd=retired highlite=highlight anual=annual anniversery=anniversary anniversry=anniversary biulding=building carefull=careful cemetary=cemetery collegues=colleagues comming=coming completly=completely concious=conscious congradulations=congratulations convinient=convenient desparate=desperate existance=existence familar=familiar fianlly=finally greatful=grateful gratefull=grateful hopefuly=hopefully independant=independent jewelery=jewelry lisence=license millenium=millennium mispell=misspell neice=niece nieghbor=neighbor nieghbour=neighbour orignal=original pallete=palette parrallel=parallel perfomance=performance pronounciation=pronunciation questionaire=questionnaire relevent=relevant religous=religious sandwhich=sandwich similiar=similar sincerly=sincerely speach=speech stoped=stopped studing=studying tendancy=tendency tomatos=tomatoes potatos=potatoes unfortunatly=unfortunately unfortunetly=unfortunately volunter=volunteer wonderfull=wonderful amature=amateur
heres=here’s theres=there’s hes=he’s shes=she’s yall=y’all aint=ain’t`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([typedWord = '', intendedWord = '']): [string, string] => [typedWord, intendedWord.replaceAll('_', ' ')]),
])

/** Corrections of words that also exist as typed; the context must confirm the mistake. */
const contextPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bur (?=(?:an?|not|gonna|so|going|never|always|still|welcome|the)\b)/gi, 'you’re '],
  [
    /\bits (?=(?:an?|not|so|been|my|our|called|just|like|too|never|always|finally|also|gonna|the|going|raining|snowing|getting|happening|freezing|okay|ok)\b)/giu,
    'it’s ',
  ],
  // “Its time to plant” and “its free on Sunday”, but not “took its time” or “its free samples”.
  [
    /(?<=^|[.!?,;\n] ?|\b(?:and|but|because|so|now|when|if|think|that) )its (?=(?:only|time|still|back|coming|being|working|boiling|open|free|here|all)(?: (?:to|for|on|in|at|from|until|and|again|now|today)\b|[.,!?]|$))/giu,
    'it’s ',
  ],
  [
    /\b(my|our|his|her) (mum|mom|dad|boyfriend|girlfriend|gran|nan|grandma|grandpa|landlord|wife|husband)s (?=(?!are\b|were\b|have\b|and\b|who\b|in\b|at\b|on\b|always\b|never\b|all\b|love\b|both\b|house\b)\p{L}+)/giu,
    '$1 $2’s ',
  ],
  [
    /(?<=\b(?:look|looks|looked|not|way|far|much) )to (?=(?:heavy|much|big|small|late|early|long|short|hard|easy|expensive|many|loud|hot|cold|sweet|fast|slow)\b)/gi,
    'too ',
  ],
  [/\bloosing (?=(?:money|weight|my|our|it|hair|sleep|followers)\b)/gi, 'losing '],
  [/(?<=\bhow )2 (?=\p{L})/giu, 'to '],
  [/\bid (?=(?:never|have|love|like|say|been|be|rather|do|go|give|still|already|just)\b)/gi, 'I’d '],
  [/(?<=^|[.!?,] )lets (?=\p{Ll})/giu, 'let’s '],
  [/\br u\b/g, 'are you'],
  [/\bi(?!\.e\.)(?=[’ ,.!?]|$)/g, 'I'],
]

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const MIN_TYPO_LENGTH = 5
const MAX_TYPO_LENGTH = 16
/** Words above this frequency rank may be typos of words below `MAX_INTENDED_RANK` if the dictionary lacks them. */
const MIN_TYPO_RANK = 150_000
const MAX_INTENDED_RANK = 9000
const MAX_STEM_RANK = 40_000

/** Returns the only common word that differs by one missing letter: "natual" gives "natural". Null if unclear. */
function addMissingLetter(word: string): string | null {
  const hasTypoLength = word.length >= MIN_TYPO_LENGTH && word.length <= MAX_TYPO_LENGTH
  if (!hasTypoLength || !/^[a-z]+$/.test(word) || getWordRank(word) < MIN_TYPO_RANK) return null
  if (getWordRank(word.replace(/(?:s|es|ed|d|ing|er)$/, '')) < MAX_STEM_RANK) return null
  const candidates = new Set<string>()
  for (let index = 1; index <= word.length; index++)
    for (const letter of alphabet) {
      const candidate = word.slice(0, index) + letter + word.slice(index)
      const isOtherForm = index === word.length && /[srdy]/.test(letter)
      if (!isOtherForm && getWordRank(candidate) < MAX_INTENDED_RANK) candidates.add(candidate)
    }
  const [candidate] = candidates
  if (candidates.size !== 1 || candidate === undefined) return null
  return getSpeller().correct(word) ? null : candidate
}

const wordPattern = /(?<![\p{L}\p{N}@#/._’&+-])\p{L}[\p{L}’]*(?![\p{L}\p{N}@/_&]|[.]\p{L})/gu

/** Corrects clear typos and shorthand in English. Leaves handles, links, codes and mixed case unchanged. */
export function mendSpelling(text: string): string {
  const mendedText = text.replace(wordPattern, (word, offset: number) => {
    const lowercaseWord = word.toLowerCase()
    if (word !== lowercaseWord && word !== capitalizeFirst(lowercaseWord)) return word
    if (/^[wn]$/.test(word) && !/\p{L} $/u.test(text.slice(Math.max(0, offset - 2), offset))) return word
    const mendedWord = spellings.get(lowercaseWord) ?? (word === lowercaseWord ? addMissingLetter(word) : null)
    if (mendedWord === null || mendedWord === undefined) return word
    return word === lowercaseWord ? mendedWord : capitalizeFirst(mendedWord)
  })
  return contextPatterns.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), mendedText)
}
