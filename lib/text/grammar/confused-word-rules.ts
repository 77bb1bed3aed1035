import { createRule, type GrammarRule } from './grammar-rules'

/** An unambiguous start of a clause, so that the pronoun is its subject and no relative clause precedes it. */
const clauseStartPattern = '(?<=^|[.!?] {1,2}|(?<!\\p{L})(?:because|but) )'
export const sentenceStart = '(?<=^|[.!?] {1,2})'
export const wordEnd = "(?![\\p{L}\\p{N}'’-])"
export const sentenceEnd = '(?= ?[.,!?]| ?$)'
const doubledComparatives =
  'easier|faster|cheaper|better|worse|bigger|smaller|stronger|happier|nicer|quicker|healthier|prettier|simpler|cleaner|brighter|softer|harder|slower'

/** Returns a rule for each pattern, which starts at the start of a word. */
export const createWordRules = (reason: string, replacements: Readonly<Record<string, GrammarRule['replacement']>>) =>
  Object.entries(replacements).map(([pattern, replacement]) =>
    createRule(reason, new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}`, 'gimu'), replacement),
  )

type Forms = Readonly<Record<string, string>>

/** `wrong: right, wrong: right`. */
export const parseForms = (table: string): Forms =>
  Object.fromEntries(table.split(', ').map((entry) => entry.split(': ')))

export const singularVerbs = parseForms(
  'are: is, were: was, have: has, do: does, go: goes, need: needs, want: wants, make: makes',
)
export const pluralVerbs = parseForms(
  'is: are, was: were, has: have, does: do, goes: go, needs: need, wants: want, makes: make',
)
const participles = parseForms(
  'went: gone, wrote: written, ate: eaten, chose: chosen, took: taken, gave: given, spoke: spoken, forgot: forgotten, began: begun, grew: grown, receive: received, decide: decided, create: created, improve: improved, arrive: arrived, announce: announced, prepare: prepared, happen: happened, achieve: achieved, learn: learned, publish: published',
)

/** Replaces the word in group 2; group 1 stays. */
export const lookUp =
  (forms: Forms): GrammarRule['replacement'] =>
  ([, before = '', word = '']) =>
    before + (forms[word.toLowerCase()] ?? word)

/** Homophones and wrong agreement, where the adjacent words leave only one reading. */
export const confusedWordRules: readonly GrammarRule[] = [
  ...createWordRules('“You’re” means “you are.”', {
    '(you)r(?= (?:an?|the|not|so|going to|welcome(?=[^\\S\\n]?[.!,?]|[^\\S\\n]?$))(?!\\p{L}))': '$1’re',
    [`(you)r(?= (?:gonna|gunna|kidding|wondering|supposed to|allowed to|about to|interested in)${wordEnd})`]: '$1’re',
    [`((?:if|when|while|unless) you)r(?= (?:(?:(?:available|interested|excited|unsure|able) (?:for|to|in|on|at|about)|looking (?:for|to)|trying to|planning (?:on|to)|thinking (?:of|about)|tired of|new to)${wordEnd}|(?:ready|stuck|unsure|interested)${sentenceEnd}))`]:
      '$1’re',
  }),
  ...createWordRules('Use “your” for what belongs to you.', {
    "(you)['’]re(?= own(?!\\p{L}))": '$1r',
    [`((?:for|of|from|with|into) you)['’]re(?= (?!\\p{L}{1,20}ing${wordEnd}|(?:going|not|an?|the|so|too|very|just|welcome|now|here|always|all|in|on|at)${wordEnd})\\p{L})`]:
      '$1r',
  }),
  ...createWordRules('“It’s” means “it is” or “it has.”', {
    [`(it)s(?= (?:an?|been|not|going to|ok|okay|raining|snowing|because|gonna|gunna|kinda|sorta|so|too|the|my|your|our|this|that|time to|all about|supposed to|possible to|here|there|(?:finally|officially|almost) (?:here|time|back|out|over|open|done|live|ready))${wordEnd})`]:
      '$1’s',
  }),
  ...createWordRules('Use “its” for what belongs to it.', {
    "(it)['’](s own)(?!\\p{L})": '$1$2',
    [`((?:of|from|with|into) it)['’]s(?= (?:kind|name|way|size|price|parts|users|members|customers|flavou?rs?|colou?rs?)${wordEnd})`]:
      '$1s',
  }),
  ...createWordRules('“There’s” means “there is.”', {
    [`(?<!(?:of|and|is|was)[ ]|[,;] )(the)irs(?= (?:an?|any|no|some|nothing|something)${wordEnd})`]: '$1re’s',
  }),
  ...createWordRules('“They’re” means “they are.”', { [`(the)ir(?= (?:gonna|going to)${wordEnd})`]: '$1y’re' }),
  ...createWordRules('Use “their” for what belongs to them.', { "(the)(?:y['’]re|re)(?= own(?!\\p{L}))": '$1ir' }),
  ...createWordRules('Use “there” for “there is” and “there are.”', {
    [`(the)(?:ir|y['’]re)(?= (?:is|are|was|were)${wordEnd})`]: '$1re',
    '(the)ir(?= (?:will be|has been)(?!\\p{L}))': '$1re',
  }),
  ...createWordRules('Use “there” for the place.', {
    '(?<=(?:in|out|over|up|down|from|back|be|been|right|are|go|going|went|get|got|live|work) )(the)ir(?= ?[.!?]|(?![^]))':
      '$1re',
  }),
  ...createWordRules('Use “too” for “more than you want.”', {
    "((?:is|are|was|were|it['’]?s|that['’]s|way) to)(?= (?:late|early|expensive|loud|tired|busy|soon|much|sweet|salty|big|small|hot|cold|high|low|heavy|long|old|young|hard|difficult|dark|far|fast|large|strong|weak|sick|spicy|thick|hungry|noisy|crowded|dangerous)(?: ?[.,!?]| ?$| (?:to|for|in|on|at|out|outside|inside|here|there|today|tonight|now) ))":
      ([, before = '']) => `${before.replace(/^(it)s/i, '$1’s')}o`,
  }),
  ...createWordRules('Use “too” for “also.”', {
    [`${sentenceStart}((?:me|you) to)${sentenceEnd}`]: '$1o',
    [`((?:love|miss) you to)${sentenceEnd}`]: '$1o',
  }),
  ...createWordRules('Use “our” for what belongs to us.', {
    [`${sentenceStart}((?:visit|check out|join|try|see|follow|meet|read|watch|thanks for visiting|welcome to|come to) )are(?= (?:new|own|latest|newest|shop|store|page|website|channel|team|menu|community|podcast|newsletter|story)${wordEnd})`]:
      '$1our',
    [`((?:on|of|with) )are(?= own${wordEnd})`]: '$1our',
  }),
  ...createWordRules('“Are” is the verb. “Our” means it belongs to us.', {
    [`((?:we|they) )our(?= (?:not|so|going|open|closed|here|excited|happy|proud|looking|back|launching|selling)${wordEnd})`]:
      '$1are',
  }),
  ...createWordRules('“Hardly” is already negative.', {
    [`(c(?:an|ould))(?:n?['’]t) hardly${wordEnd}`]: '$1 hardly',
    [`(did|does)n['’]t hardly${wordEnd}`]: '$1n’t really',
    [`(?<=(?:i|we|you|they) )don['’]t (hardly)${wordEnd}`]: '$1',
  }),
  ...createWordRules('The ending “-er” already means “more.”', {
    [`more (${doubledComparatives})(?= ?[.,!?]| ?$| (?:than|to|for|when|if|with)${wordEnd})`]: '$1',
  }),
  ...createWordRules('The ending “-est” already means “most.”', {
    [`(the )most ((?:easi|fast|cheap|bigg|small|strong|happi|nic|quick|healthi|pretti|simpl)est)${wordEnd}`]: '$1$2',
  }),
  ...createWordRules('Words like “everyone” and “nothing” are singular.', {
    [`${clauseStartPattern}((?:everyone|everybody|everything|nobody|no one|nothing) (?:(?:in|on|at) (?:the|my|our|this|your) \\p{L}{2,20} )?)(are|were|have)${wordEnd}`]:
      lookUp(singularVerbs),
  }),
  ...createWordRules('It’s “have,” even if it sounds like “of.”', {
    '(could|should|would|must|might) of(?= (?!course)\\p{Ll})': '$1 have',
  }),
  ...createWordRules('“Than” compares. “Then” is about time.', {
    '(better|worse|more|less|rather|larger|bigger|smaller|faster|slower|higher|lower|older|younger|easier|harder|longer|shorter|cheaper) then(?= (?:an?|the|you|your|i|my|it|that|any|anything|ever|just|most|usual|expected|before|\\p{N}+)(?!\\p{L}))':
      '$1 than',
  }),
  ...createWordRules('Use “doesn’t” with “he,” “she” and “it.”', { "((?:s?he|it) d)on['’]?t(?!\\p{L})": '$1oesn’t' }),
  ...createWordRules('Use “were” with “we,” “you” and “they.”', { '(?<!of )((?:we|you|they) w)as(?!\\p{L})': '$1ere' }),
  ...createWordRules('The verb has to match “he,” “she” or “it.”', {
    [`${clauseStartPattern}((?:s?he|it) )(are|were|have|do|go|need|want|make)${wordEnd}`]: lookUp(singularVerbs),
  }),
  ...createWordRules('The verb has to match “we,” “you” or “they.”', {
    [`${clauseStartPattern}((?:we|you|they) )(is|has|does|goes|needs|wants|makes)${wordEnd}`]: lookUp(pluralVerbs),
  }),
  ...createWordRules('“Have” needs a past participle, as in “have gone.”', {
    [`${clauseStartPattern}((?:(?:i|we|you|they) (?:have|had)|(?:s?he|it) ha[sd]) (?:already |just |never )?)(${Object.keys(participles).join('|')})${wordEnd}`]:
      lookUp(participles),
    [`((?:could|should|would|might|must)(?: have|['’]ve) (?:already |just |never )?)(${Object.keys(participles).join('|')})${wordEnd}`]:
      lookUp(participles),
  }),
]
