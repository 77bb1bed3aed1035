import { createRule, type GrammarRule } from './grammar-rules'

/** An unambiguous start of a clause, so that the pronoun is its subject and no relative clause precedes it. */
const clauseStartPattern = '(?<=^|[.!?] {1,2}|(?<!\\p{L})(?:because|but) )'
const wordEndPattern = "(?![\\p{L}\\p{N}'’-])"
const sentenceEndPattern = '(?= ?[.,!?]| ?$)'
const comparativePattern =
  'easier|faster|cheaper|better|worse|bigger|smaller|stronger|happier|nicer|quicker|healthier|prettier|simpler|cleaner|brighter|softer|harder|slower'

export const createWordRule = (reason: string, pattern: string, replacement: GrammarRule['replacement']) =>
  createRule(reason, new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}`, 'gimu'), replacement)

const singularVerbs: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
  need: 'needs',
  want: 'wants',
  make: 'makes',
}
const pluralVerbs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(singularVerbs).map(([plural, singular]) => [singular, plural]),
)
const participles: Readonly<Record<string, string>> = {
  went: 'gone',
  wrote: 'written',
  ate: 'eaten',
  chose: 'chosen',
  took: 'taken',
  gave: 'given',
  spoke: 'spoken',
  forgot: 'forgotten',
  began: 'begun',
  grew: 'grown',
  receive: 'received',
  decide: 'decided',
  create: 'created',
  improve: 'improved',
  arrive: 'arrived',
  announce: 'announced',
  prepare: 'prepared',
  happen: 'happened',
  achieve: 'achieved',
  learn: 'learned',
  publish: 'published',
}

const createVerbReplacement =
  (forms: Readonly<Record<string, string>>): GrammarRule['replacement'] =>
  ([, textBefore = '', verb = '']) =>
    textBefore + (forms[verb.toLowerCase()] ?? verb)

/** Homophones and wrong agreement, where the adjacent words leave only one reading. */
export const confusedWordRules: readonly GrammarRule[] = [
  createWordRule(
    '“You’re” means “you are.”',
    `(you)r(?= (?:gonna|gunna|kidding|wondering|supposed to|allowed to|about to|interested in)${wordEndPattern})`,
    '$1’re',
  ),
  createWordRule(
    '“You’re” means “you are.”',
    `((?:if|when|while|unless) you)r(?= (?:(?:(?:available|interested|excited|unsure|able) (?:for|to|in|on|at|about)|looking (?:for|to)|trying to|planning (?:on|to)|thinking (?:of|about)|tired of|new to)${wordEndPattern}|(?:ready|stuck|unsure|interested)${sentenceEndPattern}))`,
    '$1’re',
  ),
  createWordRule(
    'Use “your” for what belongs to you.',
    `((?:for|of|from|with|into) you)['’]re(?= (?!\\p{L}{1,20}ing${wordEndPattern}|(?:going|not|an?|the|so|too|very|just|welcome|now|here|always|all|in|on|at)${wordEndPattern})\\p{L})`,
    '$1r',
  ),
  createWordRule(
    '“It’s” means “it is” or “it has.”',
    `(it)s(?= (?:gonna|gunna|kinda|sorta|so|too|the|my|your|our|this|that|time to|all about|supposed to|possible to|here|there|(?:finally|officially|almost) (?:here|time|back|out|over|open|done|live|ready))${wordEndPattern})`,
    '$1’s',
  ),
  createWordRule(
    'Use “its” for what belongs to it.',
    `((?:of|from|with|into) it)['’]s(?= (?:kind|name|way|size|price|parts|users|members|customers|flavou?rs?|colou?rs?)${wordEndPattern})`,
    '$1s',
  ),
  createWordRule(
    '“There’s” means “there is.”',
    `(?<!(?:of|and|is|was)[ ]|[,;] )(the)irs(?= (?:an?|any|no|some|nothing|something)${wordEndPattern})`,
    '$1re’s',
  ),
  createWordRule('“They’re” means “they are.”', `(the)ir(?= (?:gonna|going to)${wordEndPattern})`, '$1y’re'),
  createWordRule(
    'Use “there” for “there is” and “there are.”',
    `(the)y['’]re(?= (?:is|are|was|were)${wordEndPattern})`,
    '$1re',
  ),
  createWordRule(
    'Use “too” for “more than you want.”',
    `((?:is|are|was|were|it['’]?s|that['’]s|way) to)(?= (?:late|early|expensive|loud|tired|busy|soon|much|sweet|salty|big|small|hot|cold|high|low|heavy|long|old|young|hard|difficult|dark|far|fast|large|strong|weak|sick|spicy|thick|hungry|noisy|crowded|dangerous)(?: ?[.,!?]| ?$| (?:to|for) ))`,
    ([, before = '']) => `${before.replace(/^(it)s/i, '$1’s')}o`,
  ),
  createWordRule('Use “too” for “also.”', `(?<=^|[.!?] {1,2})((?:me|you) to)${sentenceEndPattern}`, '$1o'),
  createWordRule('Use “too” for “also.”', `((?:love|miss) you to)${sentenceEndPattern}`, '$1o'),
  createWordRule(
    'Use “our” for what belongs to us.',
    `(?<=^|[.!?] {1,2})((?:visit|check out|join|try|see|follow|meet|read|watch|thanks for visiting|welcome to|come to) )are(?= (?:new|own|latest|newest|shop|store|page|website|channel|team|menu|community|podcast|newsletter|story)${wordEndPattern})`,
    '$1our',
  ),
  createWordRule('Use “our” for what belongs to us.', `((?:on|of|with) )are(?= own${wordEndPattern})`, '$1our'),
  createWordRule(
    '“Are” is the verb. “Our” means it belongs to us.',
    `((?:we|they) )our(?= (?:not|so|going|open|closed|here|excited|happy|proud|looking|back|launching|selling)${wordEndPattern})`,
    '$1are',
  ),
  createWordRule('“Hardly” is already negative.', `(c(?:an|ould))(?:n?['’]t) hardly${wordEndPattern}`, '$1 hardly'),
  createWordRule('“Hardly” is already negative.', `(did|does)n['’]t hardly${wordEndPattern}`, '$1n’t really'),
  createWordRule('“Hardly” is already negative.', `(?<=(?:i|we|you|they) )don['’]t (hardly)${wordEndPattern}`, '$1'),
  createWordRule(
    'The ending “-er” already means “more.”',
    `more (${comparativePattern})(?= ?[.,!?]| ?$| (?:than|to|for|when|if|with)${wordEndPattern})`,
    '$1',
  ),
  createWordRule(
    'The ending “-est” already means “most.”',
    `(the )most ((?:easi|fast|cheap|bigg|small|strong|happi|nic|quick|healthi|pretti|simpl)est)${wordEndPattern}`,
    '$1$2',
  ),
  createWordRule(
    '“Each of them” and “one of them” are singular.',
    `(?<=^|[.!?] {1,2})((?:each|every one|one) of (?:them|us|you) )(are|were|have)${wordEndPattern}`,
    createVerbReplacement(singularVerbs),
  ),
  createWordRule(
    'Words like “everyone” and “nothing” are singular.',
    `${clauseStartPattern}((?:everyone|everybody|everything|nobody|nothing) )(are|were|have)${wordEndPattern}`,
    createVerbReplacement(singularVerbs),
  ),
  createWordRule(
    'The verb has to match “he,” “she” or “it.”',
    `${clauseStartPattern}((?:s?he|it) )(are|were|have|do|go|need|want|make)${wordEndPattern}`,
    createVerbReplacement(singularVerbs),
  ),
  createWordRule(
    'The verb has to match “we,” “you” or “they.”',
    `${clauseStartPattern}((?:we|you|they) )(is|has|does|goes|needs|wants|makes)${wordEndPattern}`,
    createVerbReplacement(pluralVerbs),
  ),
  createWordRule(
    '“Have” needs a past participle, as in “have gone.”',
    `${clauseStartPattern}((?:(?:i|we|you|they) (?:have|had)|(?:s?he|it) ha[sd]) (?:already |just |never )?)(${Object.keys(participles).join('|')})${wordEndPattern}`,
    createVerbReplacement(participles),
  ),
  createWordRule(
    '“Have” needs a past participle, as in “have gone.”',
    `((?:could|should|would|might|must)(?: have|['’]ve) (?:already |just |never )?)(${Object.keys(participles).join('|')})${wordEndPattern}`,
    createVerbReplacement(participles),
  ),
]
