import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { type Plan, parsePlans } from './plan'

/** The parts in English. A head or a frame that no word of the visitor’s fills says in its blank what belongs there. */
export const plans = parsePlans<Exclude<PromptKind, 'list' | 'pasted'>>(`
  # how-to > Any questions? Ask below.
  - Before the first step: [what has to be ready, with amounts or sizes]
  + Step 1: [what you do first, as an instruction]
  - Step 2: [what comes next, and how you know it’s done]
  - Step 3: [the last step, and what it should look like]
  . Where it goes wrong: {turn}. | [the mistake that costs the most time, and the way out]
  . What comes out: {outcome}.
  # story > none
  + How it began: [where you were and what you had planned]
  - Then: {turn}. | [the moment it changed, one sentence]
  . How it ended: {outcome}. | [the last scene, with one detail that you can still see]
  - What stays: [the one sentence you’d tell a friend about it]
  # announcement > none
  + How it began: [the first step towards it, and when that was]
  . The hard part: {turn}. | [the day it nearly didn’t happen, one sentence]
  - Who helped: [a name, and what they did]
  . What comes next: {outcome}. | [the next step, and when]
  # offer > action
  + What you get: {outcome}. | [what people take home, in five words]
  . Made for: [who will like it most, and why]
  . What people ask first: {turn}. | [the question you hear most about it, and the answer]
  # opinion > What would it take to change your mind?
  + Where it comes from: {turn}. | [the moment that made you think so]
  . What speaks against it: [the best argument of the other side, put fairly]
  . And still: {outcome}. | [your answer to that, one sentence]
  # question > What’s your answer?
  + Why I ask: {turn}. | [what made you ask, one or two sentences]
  . One answer: [the answer you hear most, and who gives it]
  . The other one: {outcome}. | [the answer that made you hesitate]
  # comparison > Which one would you take, and why?
  . {a}: [where it wins, with one example]
  . {b}: [where this one wins, with one example]
  + The surprise: {turn}. | [what you didn’t expect when you had both]
  . The pick: {outcome}. | [which one, for whom, and the one reason]
  # review > Have you tried it?
  + The facts: [what it is, what it costs, how long you’ve known it]
  . What’s good: {outcome}. | [the one thing it does well, and when you noticed]
  . What isn’t: {turn}. | [the one thing that gets on your nerves]
  . Who it’s for: {audience}. | [who should get it, and who can do without]
  # place > What should nobody miss there?
  + The first stop: {outcome}. | [what you’d show a friend first, and why]
  . What it costs: [all in, for one person]
  . Not worth it: {turn}. | [what you’d leave out next time, and why]
  . Good to know: [what to book, bring or ask beforehand]
  # day > What does yours look like? Tell me the first hour.
  + How it starts: [the first thing that happens, with the time]
  - The long part: [what takes up most of the time]
  . What went wrong: {turn}. | [what didn’t go to plan, one sentence]
  . How it ends: {outcome}. | [the last thing, and what’s left for tomorrow]
  # skit > none
  + The scene: [who is in it, and what each of them wants]
  . First line: [what is said first, and by whom]
  . It gets worse: {turn}. | [the answer that makes it worse]
  . Last line: {outcome}. | [the line that it ends on]
  # change > What would you like to know about it?
  + Before: [what “{a}” looked like, in one picture] | [what it was like, in one picture or one figure]
  . What changed: [the first thing you did differently, and when]
  . The hard part: {turn}. | [what went wrong on the way, one sentence]
  . Now: {outcome}. | [what “{b}” is like on an ordinary day] | [the same picture or figure as at the start, today]
  # subject > What would you like to know about it?
  + The first time: [where you were, and what you thought of it]
  . What people get wrong: {turn}. | [what you hear about it that isn’t so]
  . An example: {outcome}. | [one that you saw or did yourself, with place and day]
  . Where to begin: [the first thing to do, get or look at]
  # hard-time > none
  + : [what you want people to know]
  . : {turn}. | {outcome}. | [a thank you, or what would help]
  . : {action}.
`)

/** For a prompt that may be news, a joke or a loss, by how it is built; a clause is announced and not yet said: “why I quit”. */
export const neutralPlans = parsePlans<ParsedPrompt['shape']>(`
  # sentence > none
  + How it came about: [when and why it began, one or two sentences]
  . Up close: {turn}. | [one detail that only you would notice]
  . And now: {outcome}. | [how it stands today, or what comes next]
  # phrase > none
  + Up close: {turn}. | [one detail that only you would notice]
  - Behind it: [where it began, and who was there]
  . And now: {outcome}. | [how it stands today, or what comes next]
  # clause > What would you add?
  + The short answer: {outcome}. | [one sentence, without the reason]
  . An example: [one that you saw or did yourself, one or two sentences]
  . What people expect: {turn}. | [how people picture it, and what it’s really like]
`)

/** No word of ours, for every other language and for a text that says it all itself. */
export const visitorTextPlan: Plan = {
  parts: [
    { heading: '', frames: [], fillMode: 'own' },
    { heading: '', frames: ['{turn}.'], fillMode: 'always' },
    { heading: '', frames: ['{outcome}.'], fillMode: 'always' },
  ],
  ending: 'reply',
}

const listPartsText = `
  + Number one: [the one you’d name before all others, and why]
  - Number two: [one that people don’t expect, and why it’s here]
  - Number three: [one with a story: where, when, what happened]
  - Number four: [one that not everybody would put here]
  - Number five: [one that you came to late, one sentence]
  - Number six: [one that needs five words and no more]
  - Number seven: [one for those who know the others already]
  - Number eight: [the one to end on, and why]`

const DEFAULT_LIST_LENGTH = 4

/** A list of as many entries as the visitor names, on at most so many parts. */
export function buildListPlan(requestedCount: number, maxParts: number): Plan {
  const count = requestedCount >= 2 ? requestedCount : DEFAULT_LIST_LENGTH
  const question = requestedCount >= 2 ? 'How many did you know already?' : 'What would you add?'
  const { parts } = parsePlans<'list'>(
    `# list > ${question}${listPartsText}\n- And the rest: [the others on your list, one line each]`,
  ).list
  const visiblePartCount = Math.min(maxParts, parts.length - 1)
  const keptParts =
    count > visiblePartCount ? [...parts.slice(0, visiblePartCount - 1), ...parts.slice(-1)] : parts.slice(0, count)
  return { parts: keptParts, ending: { text: question } }
}
