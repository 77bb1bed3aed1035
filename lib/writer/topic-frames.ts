import { capitalizeIfLowercase, startsWithVowelSound } from '@/lib/core/strings/words'
import type { Line } from './line'
import { hasTag, tagWords } from './tagger'

/** The form of a topic, by its noun: `plain` is an activity or a substance, `thing` a single countable thing. */
type TopicForm = 'plain' | 'role' | 'moment' | 'thing'

const toSet = (words: string) => new Set(words.split(' '))
/** Food, drink and materials, which an image can show and which need no article. */
const substanceNouns = toSet(
  'sourdough salmon chicken beef pork fish tofu rice pasta bread cheese coffee tea matcha wine beer chocolate food sushi ramen pizza denim leather wool linen cotton furniture jewelry jewellery decor hair streetwear vinyl pottery crochet embroidery makeup',
)
/** Activities and fields, used without an article. */
const fieldNouns = toSet(
  'travel fitness yoga pilates cardio fashion productivity marketing money finance business tech music art history science math maths english spanish poetry fiction journalism minecraft fortnite valorant roblox chess golf tennis football soccer basketball rugby cricket hockey software hardware homework research sleep nutrition health wellness stress adhd motivation discipline confidence retirement work life love university law medicine design architecture meditation minimalism compost thrift vintage anime manga cosplay kpop jazz techno watercolor watercolour gouache origami calligraphy karate judo ballet prep management loss keto parenting development insurance recovery training self-care decluttering',
)
const massEndingPattern = /(?:ing|ness|ity|graphy|ology|nomics|istry|ism|ship|hood|wear|ware|care)$/
const momentPattern =
  /\d|^(?:first|last|golden|blue|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|halloween|summer|winter|spring|autumn|fall)\b|\b(?:day|days|hour|morning|mornings|night|evening|weekend|week|season|sunset|sunrise|trip|party|wedding|birthday|vibes|mood|holiday|vacation|dump|school|snow)$/i
const rolePattern =
  /\b(?:nurse|teacher|mom|mum|dad|student|developer|baker|barber|photographer|designer|engineer|manager|farmer|chef|doctor|coach|trainer|driver|plumber|electrician|carpenter|artist|writer|author|musician|freelancer|founder|owner|parent|lawyer|accountant|vet|dentist|therapist|stylist|groomer|florist|tutor|streamer|creator|influencer|realtor|agent|assistant|pilot|firefighter|paramedic|midwife|intern|introvert|beginner|expat)$/i

const getHead = (topic: string) =>
  topic.split(/ (?:for|in|on|at|with|without|from|of|to|after|before|as|under|near|by) /)[0] ?? topic
const getNoun = (topic: string) => getHead(topic).split(' ').at(-1)?.toLowerCase() ?? ''

/** Returns the form of a topic. The topic is a phrase without a verb, in the case for the middle of a sentence. */
export function getTopicForm(topic: string): TopicForm {
  const [head, noun] = [getHead(topic), getNoun(topic)]
  if (rolePattern.test(head)) return 'role'
  if (momentPattern.test(head)) return 'moment'
  if (/^(?:a|an|the|this|my|our) /i.test(topic)) return 'thing'
  const isPlural = hasTag(tagWords(head).at(-1), 'Plural') || (/[^sui]s$/.test(noun) && noun.length > 4)
  const isAct = massEndingPattern.test(noun) || /^\p{L}+ing /u.test(head)
  const isName = /^\p{Lu}/u.test(head.split(' ').at(-1) ?? '')
  return isPlural || isName || isAct || substanceNouns.has(noun) || fieldNouns.has(noun) ? 'plain' : 'thing'
}

/** `place form | line | line`. `act` has a single object, `doing` is any activity, `counted` has a number. */
const frameTable = `
hook plain | What nobody tells you about {topic}. | New to {topic}? Start here. | Everything I wish I’d known about {topic}.
hook role | What nobody tells you about being {aTopic}. | Ask me anything about being {aTopic}.
hook moment | {Topic}, unfiltered.
hook act | {Topic}, start to finish.
hook counted | {Topic}: here’s how it went.
title plain | What nobody tells you about {topic} | New to {topic}? Start here | Everything I wish I’d known about {topic}
title doing | {Topic}: what worked and what didn’t
title role | What nobody tells you about being {aTopic} | Life as {aTopic}
title moment | {Topic}, unfiltered
title act | {Topic}, start to finish
title counted | {Topic}: was it worth it? | {Topic}: what worked and what didn’t
caption plain | Just here for the {bareTopic}. | Currently: {topic}. | Still thinking about {topic}.
caption role | What nobody tells you about being {aTopic}. | Ask me anything about being {aTopic}.
caption moment | Currently: {topic}. | {Topic}. Would you swap with me?
caption thing | Just here for the {bareTopic}. | Still thinking about this {bareTopic}. | Currently: {topic}.
post plain | What do you wish people knew about {topic}? | {Topic}: what do you wish you’d known sooner? | Unpopular opinions about {topic}. Go.
post role | Ask me anything about being {aTopic}. | What do you wish people knew about being {aTopic}?
post moment | Currently: {topic}. | {Topic}. What are you up to?
post thing | What’s the first thing you think of when you hear “{topic}”?
`
const frames: ReadonlyMap<string, readonly string[]> = new Map(
  frameTable
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([key = '', ...lines]) => [key, lines]),
)

export function writeTopicLines(topic: string, place: 'hook' | 'title' | 'caption' | 'post'): Line[] {
  const form = getTopicForm(topic)
  // A longer or capitalized phrase, such as a title, makes an odd question.
  if (form === 'thing' && !/^(?:\p{Ll}+ ){0,2}\p{Ll}+$/u.test(topic)) return []
  // An image cannot show a field of work or play.
  const framePlace = place === 'caption' && form === 'plain' && !substanceNouns.has(getNoun(topic)) ? 'hook' : place
  const isAct = /^\p{L}+ing (?:an?|the|my|our|this|old|\d)/iu.test(topic)
  const isDoing = form === 'plain' && /ing\b/.test(getHead(topic))
  const bareTopic = topic.replace(/^(?:a|an|the|this) /i, '')
  const aTopic = `${startsWithVowelSound(bareTopic) ? 'an' : 'a'} ${bareTopic}`
  const slots = { topic, bareTopic, aTopic, Topic: capitalizeIfLowercase(topic) }
  const key = `${framePlace} ${form}`
  return [/\d/.test(topic) && `${place} counted`, isAct && `${place} act`, key, isDoing && `${place} doing`]
    .flatMap((name) => (name && frames.get(name)) || [])
    .filter((frame) => !/\bstart/i.test(topic) || !/start/i.test(frame))
    .map((frame) => ({ text: fillSlots(frame, slots) ?? '', form: frame.includes('?') ? 'question' : 'topic' }))
}

export type Slots = Readonly<Record<string, string | undefined>>

/** Replaces slots such as {topic} by their texts; null if one of them is empty. */
export function fillSlots(text: string, slots: Slots): string | null {
  const isComplete = [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name])
  return isComplete ? text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '') : null
}
