import type { PromptReading } from '@/lib/tool/prompt-reading'
import { lowerFirst } from './known-names'
import { findPictures } from './pictures'
import { findFiniteVerbIndex, hasTag, tagWords } from './tagger'
import { getTopicForm } from './topic-frames'

/** Subjects for videos in the visitor's own words, cased for the middle of a sentence. */
export type VideoSubjects = Partial<ReturnType<typeof findVideoSubjects>>

const jobs =
  'accountant|actor|artist|author|baker|barber|barista|bartender|beekeeper|builder|butcher|carpenter|caterer|ceramicist|chef|cleaner|coach|cobbler|coder|conductor|consultant|cook|courier|dancer|decorator|dentist|designer|developer|dj|doctor|driver|editor|electrician|engineer|farmer|firefighter|fisherman|florist|gardener|goldsmith|groomer|grower|hairdresser|illustrator|instructor|jeweller|jeweler|joiner|journalist|keeper|knitter|landscaper|lawyer|lecturer|librarian|locksmith|maker|manager|mechanic|midwife|musician|nanny|nurse|nutritionist|optician|owner|painter|paramedic|pharmacist|photographer|physio|physiotherapist|pilot|planner|plumber|postman|potter|producer|programmer|realtor|receptionist|repairer|roofer|sailor|sculptor|seamstress|seller|sitter|steward|stylist|surgeon|tailor|tattooist|teacher|tech|technician|therapist|tiler|trainer|translator|tutor|upholsterer|vet|videographer|waiter|waitress|walker|weaver|welder|worker|writer|attendant|assistant|agent|guide|student|adviser|advisor|brewer|comedian|detective|director|judge|reporter|soldier|undertaker'
const shops =
  'bakery|shop|store|café|cafe|salon|studio|restaurant|food truck|coffee van|brewery|bar|pub|bookshop|bookstore|barbershop|market stall|deli|pizzeria|workshop|boutique|greenhouse|nursery'
const customerNouns =
  'clients|customers|owners|kids|parents|students|guests|patients|passengers|regulars|people|neighbou?rs|tourists|colleagues|coworkers|bosses|followers|buyers|tenants|brides|members|pupils'

const jobPattern = new RegExp(
  `(?:^(?:as )?|\\b(?:(?:i|we)(?:’m|’re| am| are)|i work as) )(?:an? |the )?(?!(?:an?|the|my|our|his|her|their|some|no|every|new|best|good) )((?:[\\p{L}-]+ ){0,3}?(?:${jobs}))(?= (?:in|at|from|who|and|with|for|on|near|by|but)\\b|[.,;]|$)`,
  'iu',
)
const shopPattern = new RegExp(
  `(?:\\b(?:run|own|have|opened|my|our) (?:an? |the |my |our )?|^an? (?!\\p{L}+ bar\\b)(?=[^.,]+? (?:in|that|where)\\b))((?:(?!new\\b|own\\b)[\\p{L}-]+ ){0,2}?(?:${shops}))(?! page| account| tour| owner)(?![\\p{L}])`,
  'iu',
)
const goalPattern =
  /\b(?:i|we)(?:’d| would)? (?:like|love|want) to (?:show|film|explain)\.? ((?:how|what|why|where) [^.!?;,]{8,60})/iu
/** A request phrased as a statement: "How a violin gets its varnish". */
const howPattern = /(?:^|[.!] )((?:how|why) (?!to\b|i\b|we\b|many\b|much\b|long\b)[^.!?;,]{8,60})(?=[.,;]|$)/iu
const troublePattern = new RegExp(
  `(?<![\\p{L}] (?:of|for|to|my|our) )\\b((?:${customerNouns}|\\p{L}{4,}s(?= always| never| keep)) (?:who )?(?:always|never|keep|ask|say|think|don’t|won’t|still)(?: [^.,;!?]{3,50})?(?:, not [^.,;!?]{2,30})?)`,
  'iu',
)
const animalPattern =
  /^(?:my |our |the )?(?:[\p{L}-]+ ){0,2}?(?:cat|dog|puppy|kitten|rabbit|hamster|parrot|horse|pony|goat|hen|tortoise|greyhound|dachshund|corgi|labrador|poodle|pug)s?(?=[ .,;]|$)/iu
const craftPattern =
  /(?:^|[.,;] |\band )i ((?:make|restore|build|paint|sew|knit|bake|repair|fix|carve|grow|crochet|weave|print|draw|embroider|upcycle|refurbish|brew|forge|bind) [^.,;!?]{3,40}?)(?= (?:and|in|at|for|from|with|on|out)\b|[.,;!?]|$)/iu

/** Finds the subjects of an English prompt that only names an account, a request or a topic. */
export function findVideoSubjects({ topic, text, sentences, clauses, instructions }: PromptReading) {
  const wholeText = [...instructions.phrases, text].join('. ')
  const [, ownTopic = ''] =
    /^((?:my|our|(?!during|evening|morning|\p{L}*thing)\p{L}{2,}ing) [^.,;:!?]{5,45})(?:,[^.!?]+)?\.?$/iu.exec(text) ??
    []
  const terms = tagWords(text)
  const isOwnTopic = sentences.length === 1 && clauses.length === 0 && findFiniteVerbIndex(terms) < 0
  const findIn = (source: string, pattern: RegExp) => {
    const [matchedText = '', group = matchedText] = pattern.exec(source) ?? []
    return group === '' ? undefined : lowerFirst(group.trim())
  }
  const find = (pattern: RegExp) => findIn(wholeText, pattern)
  const shop = find(shopPattern)
  const animal = /^(?:my|our) /i.test(text) || topic !== null ? findIn(text, animalPattern) : undefined
  const termAfterAnimal = terms.find(({ start }) => start === (animal?.length ?? 0) + 1)
  return {
    topic: topic?.replace(/ vlog$/i, '') ?? (isOwnTopic && ownTopic !== '' ? lowerFirst(ownTopic) : undefined),
    job: findIn(text, jobPattern),
    shop: shop?.replace(/^(?:my|our|an?|the) /i, ''),
    /** The subject of a request: "how customers order by sign". */
    goal: find(goalPattern) ?? findIn(text, howPattern),
    trouble: find(troublePattern)?.replace(/ who (?=always|never|keep|ask|say|think)/, ' '),
    /** A whole phrase, unlike "mobile dog" in "mobile dog groomer". */
    animal: hasTag(termAfterAnimal, 'Noun', 'Gerund') ? undefined : animal,
    /** A verb and its object: "restore old tools". */
    craft: find(craftPattern),
    tour: /^(?:an? )?(?:tour|walkthrough) of ([^.,;!?]{3,45})\.?$/i.exec(text)?.[1],
  }
}

/** Whether a prompt only describes the visitor or a request and has no message for an audience. */
export function namesAccount(reading: PromptReading): boolean {
  if (reading.language !== 'en' || reading.sure || reading.topic !== null || reading.question !== null) return false
  const { job, shop, goal, trouble } = findVideoSubjects(reading)
  return [job, reading.isFirstPerson ? shop : undefined, goal, trouble].some((subject) => subject !== undefined)
}

/** Desk work and thinking, with no manual work to film. */
const deskPattern =
  /^(?:(?:budget|market|parent|invest|study|blog|coach|network|dat|journal|homeschool|learn|sav|manag|think|trad|freelanc|copywrit|cod|program|pric|mentor|hir|retir|be|com|liv|cop|deal|mov)ing|growing(?! \p{L}+s\b)|making (?:money|friends))\b/iu

/** Returns the form of a topic for a camera: an activity, several things, one thing, a moment or an idea. */
export function getFilmForm(topic: string): 'act' | 'many' | 'thing' | 'moment' | 'idea' {
  if (/\b(?:shift|day in the life|routine)$|\bfirst \p{L}/iu.test(topic)) return 'moment'
  if (getTopicForm(topic) === 'moment' && !/^\p{L}+ing\b/u.test(topic)) return 'moment'
  if (/ (?:for|without|vs) /.test(topic)) return 'idea'
  const [head = topic] = topic.split(/ (?:for|in|on|at|with|without|from|of|to|under|near|by) /)
  if (/^(?:\p{L}+ )?\p{L}{2,}ing\b/u.test(head) && !/^(?:wedding|evening|morning|building|clothing)/.test(head))
    return deskPattern.test(head) ? 'idea' : 'act'
  if (findPictures(`with ${head}`).things.length === 0) return 'idea'
  return /[^s]s$/.test(head) ? 'many' : 'thing'
}

export function wantsSilence({ text, instructions }: PromptReading): boolean {
  const silencePattern =
    /\b(?:(?:no|without|without any|not?) (?:voice|voice ?over|talking|speaking|sound)|\bdeaf\b|captions only|text only|don’t (?:want to )?(?:talk|speak))\b/i
  return silencePattern.test([text, ...instructions.phrases].join('. '))
}
