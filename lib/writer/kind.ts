import type { PromptKind, PromptReading } from '@/lib/tool/prompt-reading'

type SignName = 'text' | 'sentences' | 'language' | 'question' | 'listItems' | 'facts' | 'isFirstPerson'

type KindSigns = Pick<PromptReading, SignName> & { isTopic: boolean }

type KindResult = Pick<PromptReading, 'kind' | 'sure'>

const labels: readonly (readonly [PromptKind, RegExp])[] = [
  [
    'opinion',
    /^(?:(?:very |slightly )?(?:un)?popular opinion|(?:my |spicy |slightly )?hot take|controversial (?:opinion|take)|controversial|psa|rant|opinion)(?: ?[:;,.–—-]+| but(?: that)?|(?= \p{L})) */iu,
  ],
  ['story', /^(?:story ?time|true story|story) *[:;,.–—-]+ */i],
  ['question', /^(?:(?:quick |serious |genuine |honest )?question|q) *[:,–—-]+ */i],
  ['review', /^(?:honest |quick |mini |my )?review(?: of | *: *)/i],
  ['day', /^(?:grwm|ditl) *: */i],
  [
    'how-to',
    /^(?:(?:tutorial|how ?-?to|(?:quick |pro |hot )?tip|life ?hack) *: *|(?:quick|pro|hot) tip,? (?=if |for |when |to ))/i,
  ],
]

export function splitLabel(text: string): { text: string; label?: PromptKind } {
  for (const [label, pattern] of labels) {
    const rest = text.replace(pattern, '')
    if (rest !== text && /\p{L}{2}/u.test(rest)) return { text: rest, label }
  }
  return { text }
}

const pluralNoun =
  '(?:things|ways|tips|hacks|tricks|mistakes|reasons|signs|lessons|myths|facts|rules|habits|books|apps|recipes|snacks|places|ideas|gifts|questions|red flags|green flags|essentials|must[- ]haves|favou?rites|skills|foods|words|phrases|products|purchases|moves|exercises|steps)'
const skitPattern =
  /^(?:pov\b|when (?:you|your|the|my|he|she|someone|they)\b(?![^.?!]*\?)|me (?:trying|tryna|when|after|at|explaining|pretending|watching|waiting|in|on|every|as)\b|(?:nobody|no one)\s*:|types of \p{L}+ (?:who|that|in|at|you)|that one (?:friend|coworker|cousin|aunt|uncle|customer|person|guy|girl|kid)\b)|\bbe like\b|\b(?:skit|sketch)\b/iu
const opinionPattern =
  /\b(?:should(?:n’t)? (?:be|never|always|have|not|stop)|(?:is|are) (?:so |just |totally |completely |actually |literally |the most )?(?:overrated|underrated|a scam|a myth|a lie|dead|a waste|unnecessary|pointless|not that deep|a red flag|cringe|ruined|boring|trash|the worst|the best)|needs? to (?:go|stop|die|end|be banned)|you don’t need|nobody needs|stop (?:telling|saying|calling|pretending|buying|asking)|change my mind|fight me|i (?:honestly |really |still )?(?:think|believe|hate)|is just .{3,40} for|no such thing as|(?:is|are) (?:better|worse) than|deserves? (?:better|more)|normali[sz]e|bring back|i said what i said|(?:has|have) (?:ruined|killed)|should (?:join|learn|get|do)|(?:good|fine|bad|great|wrong|right|better|worse),? actually|don’t believe in|(?:don’t|doesn’t) (?:owe|deserve|count|belong|need to))\b/i
/** Statements that a general claim is false. */
const generalClaimPattern =
  /^(?!the reason|if you |how |why |what |when )[^.?!:]*(?<!that |which |who )\b(?:isn’t|aren’t|is not|are not|is never|are never|have never|has never)\b/i
const howToPattern =
  /^(?:how (?:to|i|we)\b|the (?:\p{L}+ )?(?:way|trick|hack|secret) (?:i|we|to|that|for)\b)|\b(?:step[- ]by[- ]step|tutorial|without (?:losing|using|buying|a)|beginner level|in \d+ (?:easy )?steps|here’s how)\b|^(?:undo|fix|make|clean|build|get|learn)\b/iu
const recipePattern = /\b(?:recipe|ingredients|preheat|tbsp|tsp|\d+ ?g of|\d+ cups?|simmer|marinate)\b/i
const listPattern = new RegExp(
  `^(?:my |top |the |our )?(?:\\d{1,3}|three|four|five|six|seven|eight|nine|ten) (?:[\\p{L}’-]+ ){0,3}?${pluralNoun}\\b|^${pluralNoun} (?:i|you|that|to|for|nobody|every|we)\\b`,
  'iu',
)
const offerPattern =
  /\b(?:\d{1,2}% off|\d{1,2} percent off|half price|half off|bogo|discount|promo|giveaway|flash sale|sale|free (?:first |trial |entry|class|delivery|shipping|workshop|session|quote|consultation|lesson)|tickets?|rsvp|workshop|free \p{L}+ \p{L}+ with (?:every|any|each)|pop[- ]?up|open day|open mic|book now|sign ups?|sign up|early bird|pre-?orders?|walk[- ]?ins?|for sale|\d+ (?:spots|places|seats|boxes|slots|tables)(?: left)?|spots left|fundraiser|stream for|buy \d get|buy one get|up for grabs|doors \d|all ages|concert|gig|drop)\b/iu
const announcementPattern =
  /\b(?:(?:we|i)(?:’re|’m| are| am) (?:opening|launching|moving|hiring|closed|closing|open|expanding|back|live|engaged|pregnant|expecting|retiring|leaving|taking|getting married)|is (?:back|open|live|here|out|launching|opening|moving|closing|closed)(?: now| again| today)?|are (?:back|open|live|here|out|launching|opening|moving|closing|closed)|(?:re)?opens? (?:on|this|next|in|at|tomorrow|today|again)|now (?:open|hiring|available|booking|do|does|delivers?|offers?|sells?|accepts?)|(?:going )?live (?:from|tonight|today|at \d)|hiring|turns \d+ today|launch(?:es|ing)?|restock(?:ed)?|back in stock|new (?:menu|shop|store|site|website|album|single|book|episode|collection|location|hours|opening hours|product|merch|baby|puppy|job|drop)|just (?:launched|opened|released|published|signed|hit)|hit \d|reached \d|coming soon|out now|announc\p{L}+|we did it|said yes|got the (?:keys|job)|passed my|finished my)\b/iu
const reviewPattern =
  /\b(?:review|reviewing|honest thoughts|first impressions|unboxing|haul|taste test|testing|tried (?:the|every|this|a)|rating|ranking|ranked|swatch\p{L}*|worth the (?:hype|money)|would(?:n’t)? buy again|(?:\d|10)\/10|out of 10|stars)\b/iu
const dayPattern =
  /\b(?:day in (?:the|my) life|get ready with me|grwm|ditl|(?:morning|night|evening|weekly|sunday|gym|skincare|reset|bedtime|daily|work) routine|vlog|vlogmas|first day|with me\b|every (?:morning|day|night)|what i eat|pack orders|day \d+|week \d+|night shift|my (?:mornings|evenings|sundays|commute))\b/i
const changePattern =
  /\b(?:before and after|before & after|transformation|glow ?up|makeover|restored|renovat\p{L}+|(?:down|lost|gained) \d+ ?(?:lbs?|pounds|kg|kilos|stone)|(?:turned|turning|converted) .{2,40} into|from .{2,30} to .{2,40}(?: in \d)|then (?:vs|and) now|\d+ (?:months?|weeks?|years?) (?:later|progress|on))\b/iu
const placePattern =
  /\b(?:itinerary|travel guide|road ?trip|city break|day trip|hidden gems?|things to do|where to (?:eat|stay)|backpacking|\d+ (?:days?|weeks?|nights?|hours?) (?:in )?\p{Lu}\p{L}+|(?:weekend in|trip to|holiday in) \p{Lu}\p{L}+|van ?life|hike|hiking)\b/u
const comparisonPattern =
  /\b(?:vs\.?|versus|compared (?:to|with)|difference between|side by side|which is better)\b|^\p{L}{1,20}(?: \p{L}{1,20}){0,2} or (?:\p{L}{1,20} ){0,6}\p{L}{1,20}[?.]$/iu
const dayLabelPattern =
  /^(?:get (?:un)?ready with me|grwm|come (?:with|along)|(?:a )?day in (?:the|my) life|spend (?:the|a) day with me)\b/i
const storyStartPattern =
  /^(?:why (?:i|we) |how (?:i|we) (?:ended up|met|lost|almost|nearly|accidentally|got)|the (?:time|day|night) (?:i|we|my|a)\b)/i
const newsPattern =
  /\b(?:we|i)(?:’ve)? (?:just )?(?:finally )?(?:got the (?:keys|job)|signed the (?:lease|contract)|got (?:accepted|engaged|into)|passed my|said yes)\b|^(?:signed the|passed my|got (?:the keys|accepted)|thrilled to share|excited to (?:share|announce))\b/i
const pastPattern =
  /\b(?:i|we|he|she|they|it|who|mum|mom|dad|kid|boy|girl|one of my \p{L}+) (?:\p{L}+ ){0,2}?(?:was|were|had|got|went|came|took|made|said|told|asked|found|bought|lost|built|tried|left|gave|saw|met|ran|spent|called|wrote|walked|drove|fixed|learned|sent|cried|woke|quit|sold|started|finished|missed|taught|\p{L}{2,}ed)\b|^(?:got|took|built|bought|went|pulled|found|lost|tried|made|said|finished|quit|spent|woke|met|chopped|missed|ran|cried|\p{L}{3,}ed) (?!by\b)/iu

const MIN_PASTED_LENGTH = 900

/** Finds the kind of a text by its first clear sign; `sure` is false if it has only weak signs. */
export function findKind(signs: KindSigns, label: PromptKind | undefined): KindResult {
  const { text, sentences, language, isTopic, question, listItems, facts, isFirstPerson } = signs
  const createSureResult = (kind: PromptKind): KindResult => ({ kind, sure: true })
  if (label) return createSureResult(label)
  if (text.length > MIN_PASTED_LENGTH) return createSureResult('pasted')
  const startsWithQuestion = question !== null && sentences[0] === question
  if (language !== 'en' && startsWithQuestion) return createSureResult('question')
  if (language !== 'en') return { kind: isTopic ? 'subject' : 'story', sure: false }
  const factCount = [facts.when ?? facts.deadline, facts.price ?? facts.code, facts.place].filter(Boolean).length
  if (skitPattern.test(text)) return createSureResult('skit')
  if (comparisonPattern.test(text)) return createSureResult('comparison')
  if (startsWithQuestion) return createSureResult('question')
  if (dayLabelPattern.test(text)) return createSureResult('day')
  if (storyStartPattern.test(text)) return createSureResult('story')
  if (newsPattern.test(text)) return createSureResult('announcement')
  if (recipePattern.test(text)) return createSureResult('how-to')
  if (offerPattern.test(text) && factCount > 0) return createSureResult('offer')
  if (announcementPattern.test(text) && !pastPattern.test(text)) return createSureResult('announcement')
  if (factCount > 2 && !pastPattern.test(text)) return createSureResult('offer')
  if (placePattern.test(text)) return createSureResult('place')
  if (listPattern.test(text) || /^everything (?:i|we) /i.test(text)) return createSureResult('list')
  if (howToPattern.test(text)) return createSureResult('how-to')
  if (/^(?:stop|never|don’t|always|quit|normali[sz]e|bring back) \p{L}+/iu.test(text))
    return createSureResult('opinion')
  if (/^(?:looking for|wanted|in search of|hiring) /i.test(text)) return createSureResult('announcement')
  if (generalClaimPattern.test(text) && !isFirstPerson && sentences.length < 3 && !facts.when)
    return createSureResult('opinion')
  if (opinionPattern.test(text) && !(isFirstPerson && sentences.length > 3)) return createSureResult('opinion')
  if (changePattern.test(text)) return createSureResult('change')
  if (reviewPattern.test(text)) return createSureResult('review')
  if (/\b(?:hit|reached) \d/.test(text)) return createSureResult('announcement')
  if (pastPattern.test(text)) return createSureResult('story')
  if (dayPattern.test(text)) return createSureResult('day')
  if (listItems.length > 2) return { kind: 'list', sure: false }
  if (isTopic) return createSureResult('subject')
  return { kind: isFirstPerson ? 'story' : 'subject', sure: false }
}
