import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { type Plan, parsePlans } from './plan'

/** What news and offers can be, by the word that says so, the narrower first. */
const newsPatterns = {
  haul: /\b(?:haul|finds)\b/i,
  hiring: /\b(?:hiring|vacanc(?:y|ies)|job opening|join our team)\b/i,
  giveaway: /\b(?:giveaway|giving away|raffle|win)\b/i,
  restock: /\b(?:restock(?:s|ed|ing)?|back in stock|(?:is|are) back)\b/i,
  discount: /\d\s?%|\b(?:discount|code|half price|\d off|bogo|clearance|sale (?:starts|ends|on|now))\b/i,
  sale: /\b(?:selling|for sale|obo)\b/i,
  opening: /\b(?:opening|open|opens|opened)\b/i,
  release:
    /\b(?:(?:is|comes|coming) out|out (?:now|today|tomorrow)|drops?|release[ds]?|launch(?:es|ed|ing)?|premieres?)\b/i,
  event: /\b(?:free|tickets?|class|workshop|concert|show|gig|market|meetup|party|fair|festival|tour)\b/i,
} as const

type NewsType = keyof typeof newsPatterns

const newsPlans = parsePlans<NewsType>(`
  # haul > Which one would you have left?
  + The best find: [what it is, what it cost, where it was]
  . Nearly left behind: {turn}. | [the one you put back first, and why you came back]
  . All together: {outcome}. | [how many pieces, and the total]
  # hiring > action
  + The work: [what a day looks like, from the first hour to the last]
  . What you need: [what somebody has to bring, and what you teach them]
  . Who you’d work with: {turn}. | [the team, one line each]
  # giveaway > action
  + The prize: {outcome}. | [what the winner gets, in one sentence]
  . Who can enter: [countries, age, one entry or more]
  . The draw: {turn}. | [how you pick, and where you say who it is]
  # restock > action
  + The last time: {turn}. | [how fast it went, and what people wrote]
  . New this time: {outcome}. | [what you changed, or that nothing has changed]
  . Which one first: [the one to begin with, and for whom]
  # discount > action
  + Can’t decide: {outcome}. | [the one that sells most, and why]
  . How it works: [where people order, and what’s left out]
  . As a gift: [the one for somebody who has everything]
  # sale > [how to reach you, and when it can be seen]
  + The good: {outcome}. | [what was repaired or replaced, and when]
  . The marks: {turn}. | [each scratch and fault, plainly]
  . Why it goes: [the reason, one sentence]
  # opening > action
  + What’s inside: {outcome}. | [what people see first when they come in]
  . How it began: {turn}. | [the first idea, and how long ago]
  . Getting there: [parking, the next stop, the door to look for]
  # release > action
  + What it’s about: {outcome}. | [one sentence, without the end]
  . How it was made: {turn}. | [where, with whom, over how long]
  . Begin with: [the part to start with, and why]
  # event > action
  + What happens: {outcome}. | [the order of it, from the first minute to the last]
  . Never been: [what somebody new should know]
  . How to find us: [the entrance, the room or the meeting point]
`)

/** The plan of news or an offer that a word of it names; null where none does. */
export function getNewsPlan({ kind, line }: ParsedPrompt): Plan | null {
  const newsType = (Object.keys(newsPatterns) as NewsType[]).find((candidate) => newsPatterns[candidate].test(line))
  if (newsType === undefined) return null
  const isHaul = newsType === 'haul' && ['review', 'day', 'list', 'subject'].includes(kind)
  return isHaul || (newsType !== 'haul' && ['announcement', 'offer'].includes(kind)) ? newsPlans[newsType] : null
}
