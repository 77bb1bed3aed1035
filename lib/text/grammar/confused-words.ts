import type { GrammarRule } from './rules'

/** Where a clause begins for sure, so that a pronoun is its subject and no relative clause goes before. */
const clause = '(?<=^|[.!?] {1,2}|(?<!\\p{L})(?:because|but) )'
const end = "(?![\\p{L}\\p{N}'’-])"
const closes = '(?= ?[.,!?]| ?$)'
const compared =
  'easier|faster|cheaper|better|worse|bigger|smaller|stronger|happier|nicer|quicker|healthier|prettier|simpler|cleaner|brighter|softer|harder|slower'

const createRule = (reason: string, pattern: string, after: GrammarRule['after']): GrammarRule => ({
  kind: 'grammar',
  reason,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}`, 'gimu'),
  after,
})

const single: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
  need: 'needs',
  want: 'wants',
  make: 'makes',
}
const plural: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  needs: 'need',
  wants: 'want',
  makes: 'make',
}
const participle: Readonly<Record<string, string>> = {
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

const replaceVerb =
  (forms: Readonly<Record<string, string>>): GrammarRule['after'] =>
  ([, before = '', verb = '']) =>
    before + (forms[verb.toLowerCase()] ?? verb)

/** Words that sound alike and forms that do not agree, where the words beside them leave one reading. */
export const confusedWordRules: readonly GrammarRule[] = [
  createRule(
    '“You’re” means “you are”.',
    `(you)r(?= (?:gonna|gunna|kidding|wondering|supposed to|allowed to|about to|interested in)${end})`,
    '$1’re',
  ),
  createRule(
    '“You’re” means “you are”.',
    `((?:if|when|while|unless) you)r(?= (?:(?:looking (?:for|to)|trying to|planning (?:on|to)|thinking (?:of|about)|tired of|new to)${end}|(?:ready|stuck|unsure|interested)${closes}))`,
    '$1’re',
  ),
  createRule(
    'What belongs to you is “your”.',
    `((?:for|of|from|with|into) you)['’]re(?= (?!\\p{L}{1,20}ing${end}|(?:going|not|an?|the|so|too|very|just|welcome|now|here|always|all|in|on|at)${end})\\p{L})`,
    '$1r',
  ),
  createRule(
    '“It’s” means “it is” or “it has”.',
    `(it)s(?= (?:gonna|gunna|kinda|sorta|so|too|the|my|your|our|this|that|time to|all about|supposed to|possible to|here|there)${end})`,
    '$1’s',
  ),
  createRule(
    'What belongs to it is “its”.',
    `((?:of|from|with|into) it)['’]s(?= (?:kind|name|way|size|price|parts|users|members|customers|flavou?rs?|colou?rs?)${end})`,
    '$1s',
  ),
  createRule(
    '“There’s” means “there is”.',
    `(?<!(?:of|and|is|was)[ ]|[,;] )(the)irs(?= (?:an?|any|no|some|nothing|something)${end})`,
    '$1re’s',
  ),
  createRule('“They’re” means “they are”.', `(the)ir(?= (?:gonna|going to)${end})`, '$1y’re'),
  createRule(
    '“There” says that something is somewhere.',
    `(the)y['’]re(?= (?:is|are|was|were)${end})`,
    '$1re',
  ),
  createRule(
    '“Too” means more than is good.',
    `((?:is|are|was|were|it['’]s|that['’]s|way) to)(?= (?:late|early|expensive|loud|tired|busy|soon|much|sweet|salty|big|small)(?: ?[.,!?]| ?$| to ))`,
    '$1o',
  ),
  createRule('“Too” means as well.', `(?<=^|[.!?] {1,2})((?:me|you) to)${closes}`, '$1o'),
  createRule('“Too” means as well.', `((?:love|miss) you to)${closes}`, '$1o'),
  createRule(
    'What belongs to us is “our”.',
    `(?<=^|[.!?] {1,2})((?:visit|check out|join|try|see|follow|meet|read|watch|thanks for visiting|welcome to|come to) )are(?= (?:new|own|latest|newest|shop|store|page|website|channel|team|menu|community|podcast|newsletter|story)${end})`,
    '$1our',
  ),
  createRule('What belongs to us is “our”.', `((?:on|of|with) )are(?= own${end})`, '$1our'),
  createRule(
    '“Are” is the verb, “our” says whose.',
    `((?:we|they) )our(?= (?:not|so|going|open|closed|here|excited|happy|proud|looking|back|launching|selling)${end})`,
    '$1are',
  ),
  createRule('“Hardly” says no already.', `(c(?:an|ould))(?:n?['’]t) hardly${end}`, '$1 hardly'),
  createRule('“Hardly” says no already.', `(did|does)n['’]t hardly${end}`, '$1n’t really'),
  createRule('“Hardly” says no already.', `(?<=(?:i|we|you|they) )don['’]t (hardly)${end}`, '$1'),
  createRule(
    'The ending “-er” says “more” already.',
    `more (${compared})(?= ?[.,!?]| ?$| (?:than|to|for|when|if|with)${end})`,
    '$1',
  ),
  createRule(
    'The ending “-est” says “most” already.',
    `(the )most ((?:easi|fast|cheap|bigg|small|strong|happi|nic|quick|healthi|pretti|simpl)est)${end}`,
    '$1$2',
  ),
  createRule(
    'The subject is one.',
    `(?<=^|[.!?] {1,2})((?:each|every one|one) of (?:them|us|you) )(are|were|have)${end}`,
    replaceVerb(single),
  ),
  createRule(
    'This subject is one.',
    `${clause}((?:everyone|everybody|everything|nobody|nothing) )(are|were|have)${end}`,
    replaceVerb(single),
  ),
  createRule(
    'He, she and it take another ending.',
    `${clause}((?:s?he|it) )(are|were|have|do|go|need|want|make)${end}`,
    replaceVerb(single),
  ),
  createRule(
    'We, you and they take another form.',
    `${clause}((?:we|you|they) )(is|has|does|goes|needs|wants|makes)${end}`,
    replaceVerb(plural),
  ),
  createRule(
    'After “have” stands the form of what is done.',
    `${clause}((?:(?:i|we|you|they) (?:have|had)|(?:s?he|it) ha[sd]) (?:already |just |never )?)(${Object.keys(participle).join('|')})${end}`,
    replaceVerb(participle),
  ),
]
