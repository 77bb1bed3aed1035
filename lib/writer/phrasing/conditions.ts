import type { Topic } from '@/lib/writer/topic'

/** What a template may ask of its topic, as `{if practice}`. */
export type Condition = 'practice' | 'event' | 'thing' | 'topic' | 'told' | 'light' | 'grave'

/** Done once, or not by one's own choice: no days of it, no routine, no "is it worth it". */
const onceOrGiven =
  /^(?:appl|ask|becom|break|buy|choos|clos|deal|divorc|fail|find|fir|follow|get|giv|hav|hir|inherit|launch|leav|liv|look|los|marry|meet|mov|open|organi[sz]|plan|prepar|propos|quit|rais|renovat|restor|retir|run|sell|set|start|surviv|switch|teach|try|turn|visit|welcom|win)/

/** Of those, what happens on a day or over a few months. */
const once =
  /^(?:appl|ask|becom|break|buy|clos|divorc|hir|launch|leav|los|marry|mov|open|prepar|propos|quit|renovat|restor|retir|sell|start|switch|win)/

/** Made, worn or grown: it can be looked at. */
const tangible =
  /^(?:bak|brew|build|carv|cook|craft|crochet|decorat|draw|grow|knit|mak|paint|plant|print|restor|sew|styl|wear|weav)/

const intangible =
  /\b(?:habits?|routines?|muscle|brand|confidence|audience|portfolio|following|website|app|community|credit|strength|startup|saas|savings|hustle|team|music|content|videos?|reels?|films?|vlogs?|hair|career|money|business|recipes?)$/i

/** Where a joke would hurt, whoever tells it. */
const grave =
  /\b(?:grief|griev\w+|mourn\w*|bereave\w*|funeral|died|dying|death|suicid\w*|self[- ]harm|cancer|chemo\w*|tumou?r|terminal|hospice|dementia|alzheimer\w*|stroke|miscarriage|stillb\w+|infertil\w+|ivf|abus\w+|assault\w*|trauma\w*|ptsd|addict\w*|alcoholi\w+|overdose|rehab|sober|sobriety|eating disorder|anorexi\w*|bulimi\w*|depress\w*|anxiety|panic|diabet\w*|epilep\w*|chronic|disabilit\w*|disabled|divorce\w*|widow\w*|laid off|layoffs?|lost my (?:job|home|house|mum|mom|mother|dad|father|baby|wife|husband|dog|cat)|losing (?:my|a|your) (?:mum|mom|mother|dad|father|parent|baby|child|wife|husband|partner|dog|cat|pet)|refugee|war|bankrupt\w*|homeless\w*)\b/i

/** Whether a prompt is about illness, loss or fear, so that neither joke nor emoji belongs to it. */
export function isGrave(prompt: string): boolean {
  return grave.test(prompt)
}

/**
 * What holds for a topic. `practice`: something people do again and again by choice; `event`: something that happens once;
 * `thing`: something to look at; `topic`: named, where `told` is a sentence about somebody ("my dog hates baths"); `light`: a joke about it hurts
 * nobody; `grave`: it would.
 */
export function conditionsOf(topic: Topic, prompt: string, own: string | null): ReadonlySet<Condition> {
  const first = /\b(?:first|last|new|next)\b/i.test(topic.noun)
  const told = own !== null && /^(?:my|our)\b/i.test(own)
  const named = !told
  const hurts = isGrave(prompt)
  const holds: Record<Condition, boolean> = {
    practice: named && !first && !onceOrGiven.test(topic.activity) && !hurts,
    event: named && !hurts && (first || once.test(topic.activity)),
    thing: named && tangible.test(topic.activity) && !intangible.test(topic.noun),
    topic: named,
    told,
    light: !hurts,
    grave: hurts,
  }
  return new Set((Object.keys(holds) as Condition[]).filter((condition) => holds[condition]))
}
