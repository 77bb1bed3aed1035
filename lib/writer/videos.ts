import type { Random } from '@/lib/core/random'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, countWords, startsWithVowelSound } from '@/lib/core/strings/words'
import type { Idea } from '@/lib/kits/video-ideas'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { isSensitive } from './hard-day'
import { lowerFirst } from './known-names'
import { createShotPicker } from './pictures'
import { getHooks, getRemainingLines, joinParts, splitSides } from './script'
import { finishSentence } from './sentences'
import { fillSlots, getTopicForm, type Slots } from './topic-frames'
import { findVideoSubjects, getFilmForm, type VideoSubjects, wantsSilence } from './video-subjects'

export type Video = Pick<Idea, 'format' | 'effort' | 'title' | 'hook'> & { shots: { shot: string; text: string }[] }

/**
 * Columns:
 * - Kinds of prompts, subjects or topics that the format suits.
 * - Format.
 * - Effort.
 * - Title. {X} starts a sentence, {aX} includes its article.
 * - First line; "=" repeats the title.
 * - Shots, separated by "/", with text on screen after ">". A shot with an empty slot is left out.
 *
 * Slots: subjects, {when}, {place}, {price}, {a} and {b} of a comparison, {hook} for the first line, {say} for the next
 * sentence, and {cuts}, {lens}, {items}, {steps} for one shot per sentence or list item. Rows for any prompt have none.
 */
const formatTable = `
trouble | skit | medium | {Trouble}: both parts played by me | {Trouble}. | You as one of them, in another jacket: exactly what they do or say / You at work: your polite answer, out loud / Same frame, silent: what you’d like to answer, as text > What I’d like to say / Back to work as if nothing happened
trouble | list | easy | {Trouble}: a tally | {Trouble}. I’m counting. | A sheet of paper where you work, the words written by hand > {Trouble} / One line for each time, same spot, all day / The moment two come at once: your hand, two lines / The full sheet when you’re done > Total
late | faceless | easy | {Trouble}: what I do meanwhile | {Trouble}. | The message that they’re nearly there, close / A clock, and you doing something sensible / The same clock later, and you doing something pointless / The door opens: your best smile
job | skit | easy | Things every {job} has heard | = | You as the other person: the line you hear most / Another corner, another voice: the next one / The one you hear on your worst days, quieter / You as yourself: no answer, one look into the lens
job | list | easy | What’s in my bag as {aJob} | = | The bag or box you work with, closed / What you use every day, in your hand > Every day / What nobody expects in there > This too / The oldest thing in it, close > Oldest
job | faceless | easy | A day as {aJob}, only sounds | Sound on: a day as {aJob}. | The first sound of the day, close / What you use most, close, no music / The sound only you’d recognize > Guess / The last sound of the day, then dark
job | green-screen | easy | The question every {job} gets | = | The question as a comment on the screen, word for word / Your answer in one sentence, said where you work / The thing you’re talking about, close / You: “Next question?”
job | before-after | medium | What people think {aJob} does | = | The postcard version: best light, slow motion > What people think / Hard cut: the same spot on a normal day > What it is / The part people forget, close, real sound / You, one look into the lens
shop | faceless | easy | The {shop} before it opens | = | The dark room, the light goes on / The first thing your hands do, close / What has to be right before anybody comes in, close / The door, from inside, the sign turned to open
shop | before-after | easy | One spot in the {shop}, all day | = | Morning: the shelf or counter that changes most, phone fixed > Opening / Noon, same frame > Noon / The last hour, same frame > Last hour / What is left, close
shop | list | easy | What sells and what stays in the {shop} | = | What sells most, in your hand > Sells / What nobody takes, and you keep > Stays / The one you’d take home, close > Mine / All of them next to each other > Which one?
goal | faceless | easy | {Goal} | {Goal}. | Where it happens, wide, before anything starts / The first move, close, in real time / The part people don’t expect, slowly / How it ends, held still
animal | skit | easy | Nature film: {animal} | = | From behind a door or a plant, half hidden, you whisper where we are / Closer: you whisper what it is doing, very seriously / A second look, zoomed in far too much / It looks up, you hold your breath
animal | faceless | easy | The rules of the house, by {animal} | = | The favorite place, guarded > Rule one / The thing that’s off-limits > Rule two / The face when somebody tries > Rule three / Asleep on it, held still
craft | faceless | easy | How I {craft}, hands only | = | What you begin with, close, as it came to you / The first thing your hands do, real time, no music / The slow part, sped up / The result, held where the beginning was
craft | story | easy | The one I nearly gave up on | I {craft}. This one I nearly gave up on. | The worst of it, close / Your first try and what it did / What you tried next, hands only / What it looks like today, turned once in the light
tour | faceless | easy | {Tour}, in one take | = | The door, from outside, your hand opens it / One slow turn from the left to the right, no cut / The spot where everything happens, close / The best place to stand, held still
tour | list | easy | {Tour}: three places you’d miss | = | The first one: closed, then opened > One / The second one, close, your hand on it > Two / The third one, which took you longest to get right > Three / Everything, wide, from the door
act | faceless | easy | {Topic}, sped up | = | Phone in one spot: what you start with / A long stretch of it, sped up / Real speed for the best moment, sound on / The same spot at the end
act | tutorial | easy | {Topic}: the mistake and the fix | {Topic}: what I did wrong. | One real mistake, in one sentence > The mistake / What it caused, close / What you do instead, hands only > The fix
many | list | medium | {Topic}, from worst to best | = | All of them in one pile, from above / Worst to best, one per cut, one word each / The best one, held until last > First place
many | list | easy | {Topic}: the oldest, the cheapest, the one I’d keep | = | The oldest, turned once in the light > Oldest / The cheapest, with what it cost > Cheapest / The one you’d save from a fire, close > The one / All three in one frame: “Which would you take?”
many | faceless | easy | {Topic}: all of them, one cut each | = | The first one, close / One after the other, same spot, same light / The last one, held longest > Pick one
act thing | list | medium | What {aTopic} really costs, line by line | = | An empty page and a pen, from above / One thing a line, its price written by hand, the thing beside it / The cost nobody counts: your time > And this / The total, underlined > The total
thing | list | easy | {Topic}: the good, the bad, the surprise | = | The good, shown in use > Good / The bad, shown, no comment > Bad / The surprise, close > Surprise / You, one sentence: who it’s for
idea | before-after | easy | {Topic}: what I believed and what I know | = | What you believed, said with full conviction > Then / The moment you found out, one sentence / What you know today, said quietly > Now / Both sentences as text, next to each other
idea | green-screen | easy | {Topic}: the advice I stopped following | = | The advice on the screen, word for word / What happened when you followed it, in one sentence / Screen off: what you do now
any | story | easy | Today in three shots | This is what today looked like. | The first thing you saw this morning / What took longest, from your eye level / What still isn’t done > Not done yet
any | list | easy | Help me choose | Which one would you pick? | You: a decision you face this week, in one line / Both options, one after the other > This or that? / You: which way you lean, and why
any | green-screen | easy | The question I get most | Okay, let me answer this one. | The question on the screen, word for word / Your answer in one sentence / Screen off: show what you mean
any | skit | easy | My day from the outside | Here’s what you don’t see. | A normal moment of your day, filmed from a distance / The same moment from where you are, phone at eye height / What people can’t see, in one line > Off camera
any | before-after | easy | Oldest photo, newest photo | A lot happened between these two. | The oldest photo you have that fits your page, held still > Oldest / The newest one, just as long > Newest / What happened in between, in one line
any | list | easy | Three things I can’t do without | I’ll start with number three. | The third, in your hand > Three / The second, in use > Two / The first, and why > One
moment | before-after | easy | {Topic}: what I pictured and what I got | = | What you had in mind, as it would look in an advert > Pictured / The same thing as it was > Got / The best part nobody would have planned, close / You, one look into the lens
moment | faceless | easy | {Topic}: the part nobody films | = | What happens before it begins, phone propped up / Your hands, close, real sound up / What it leaves behind, wide > Nobody films this / You, sitting down at last
comparison | faceless | easy | {A} or {b}: two columns | {A} or {b}? | A page with a line down the middle, both names written > {A} or {b}? / A reason on the left, a reason on the right, by turns / A long pause, the pen over the page / One of them circled
comparison | list | medium | {A} or {b}? I ask everyone | {A} or {b}? | You hold the phone to the first person > {A} or {b}? / One answer a cut, one word each / The one who can’t decide / You: your own answer
question | list | medium | {Question} I ask everyone I meet | {Question} | You, holding the phone to the first person / One answer a cut, no reasons / The one with a reason: let them talk / You: your own answer, one sentence{say}
question | skit | medium | {Question} Both answers, both me | {Question} | You, asking into the lens / You in another jacket: one answer, very sure / You in a third: the other answer, just as sure / The first you, looking from one to the other
opinion | talking-head | easy | Said straight, then the other side | {hook} | You, close, no greeting, saying the first line / A step back: why{say} / You turn your head and say the best argument against it / Back to the lens: your answer > Agree or disagree?
opinion | green-screen | easy | The comment that disagrees | {hook} | A comment that says the opposite on the screen, read out word for word / You point at the word you’d argue with / Screen off: you, the first line again{say} / You: “Tell me I’m wrong.”
story change place day review | story | easy | Told over pictures | {hook} | The first picture, your voice saying the first line / {cuts}
story | talking-head | easy | Told to the lens | {hook} | You, close, no greeting, saying the first line / {lens}
announcement offer | talking-head | easy | What, when and where | {hook} | You, where it happens, saying the first line / What people get, close{say} / The way in, walking, phone at eye height > {place} / You, the price held up by hand > {price} / You, pointing at the day > {when}
announcement offer | faceless | easy | The sign, written by hand | {hook} | An empty card and a pen, from above / You write what it is and the day > {when} / The place and the price below > {price} / The sign, put up at the door > {place}
how-to | tutorial | easy | Result first | {hook} | The finished result, close, your voice saying the first line / {cuts} / The result again, next to how it was
how-to | tutorial | easy | One step a cut, hands only | {hook} | The finished result, close, your voice saying the first line / {steps} / The result again, next to how it was
list | list | easy | One cut each | {hook} | You, no greeting, saying the first line / {items} / You: “Which one would you pick?”
hard-time | story | easy | One photo, your voice | {hook} | One photo, held still, your voice quiet{say} / The same photo, no words`

const videoFormats = formatTable
  .trim()
  .split('\n')
  .map((row) => {
    const [kinds = '', name, effort, title = '', hook = '', shots = ''] = row.split('|').map((cell) => cell.trim())
    const format = name as Idea['format']
    const isSpoken =
      /\b(?:sound|sounds|voice|say|says|said|saying|heard|hear|whisper|sentence|answer|question|talk)\b/i.test(row)
    const firstLine = hook === '=' ? `${title}.` : hook
    return { kinds: kinds.split(' '), format, isSpoken, isEasy: effort === 'easy', title, hook: firstLine, shots }
  })

const MIN_HOOK_WORDS = 4
const MAX_SCREEN_WORDS = 7
const MAX_SLOT_WORDS = 9
const MAX_CUTS = 4
const MAX_VIDEOS = 4

/** Prices that are only an upper or lower bound. */
const priceBoundPattern = /\b(?:under|from|up to|over|less than) [$£€]?\d/i

/** `isPlan` asks for all videos that suit an account; formats for any prompt are added up to `minCount`. */
type Options = { formats?: ReadonlySet<Idea['format']> | undefined; isPlan?: boolean; minCount?: number }

/** Writes videos in the formats that suit an English prompt, closest match first. */
export function writeVideos(reading: PromptReading, random: Random, options: Options = {}): Video[] {
  if (reading.language !== 'en') return []
  const { formats, isPlan = false, minCount = MAX_VIDEOS } = options
  const statedKind = getStatedKind(reading)
  const subjects = statedKind === null ? findVideoSubjects(reading) : {}
  const slots = buildSlots(reading, subjects, random)
  const isSilent = wantsSilence(reading)
  const writeKind = (kind: string) => {
    const suitableFormats = videoFormats.filter(
      ({ kinds, format, isSpoken }) =>
        kinds.includes(kind) && formats?.has(format) !== false && !(isSilent && isSpoken),
    )
    const orderedFormats = kind === statedKind ? suitableFormats : random.shuffle(suitableFormats)
    return orderedFormats.flatMap((format) => fillFormat(format, slots, reading) ?? [])
  }
  const kinds = statedKind === null ? getFormatKinds(subjects) : [statedKind]
  const videos = kinds.flatMap(writeKind).slice(0, isPlan ? videoFormats.length : MAX_VIDEOS)
  // A sensitive prompt must name an account or a topic.
  const isNamed = Object.values(subjects).some(Boolean) || (reading.keywords.length > 0 && !isSensitive(reading.text))
  const canFill = isNamed && !reading.isHardDay && (isPlan || statedKind === null || videos.length === 0)
  return canFill ? [...videos, ...writeKind('any').slice(0, Math.max(0, minCount - videos.length))] : videos
}

const statedKinds = 'story change place day review announcement offer opinion how-to list'.split(' ')

/** Returns the kind of a prompt that makes a statement; null if it names an account, a request or a topic. */
function getStatedKind({ kind, sure, topic, isHardDay, text, listItems }: PromptReading): string | null {
  if (isHardDay) return 'hard-time'
  if (kind === 'comparison' || kind === 'question') return kind
  if (!sure || topic !== null || !statedKinds.includes(kind)) return null
  return kind === 'how-to' && listItems.length < 3 && !/^how\b/i.test(text) ? 'story' : kind
}

function getFormatKinds({ topic, job, shop, goal, trouble, animal, tour, craft }: VideoSubjects): string[] {
  const late = trouble && /\b(?:late|wait)/i.test(trouble)
  const subjectKinds = Object.entries({ goal, late, trouble, job, shop, craft, animal, tour }).flatMap(
    ([kind, subject]) => (subject ? kind : []),
  )
  return subjectKinds.length > 0 || topic === undefined ? subjectKinds : [getFilmForm(topic)]
}

function buildSlots(reading: PromptReading, subjects: VideoSubjects, random: Random): Slots {
  const { facts, question, text, listItems, topic } = reading
  const [, a, b] = splitSides(topic ?? question ?? text) ?? []
  const items = listItems.map((item) => `${capitalizeIfLowercase(item)}: held up, no explanation`)
  const steps = listItems.map((item) => `Hands only: ${item}`)
  const baseSlots: Slots = { ...subjects, a: a && lowerFirst(removeFullStop(a)), b }
  const shortSlots = Object.entries(baseSlots).filter(([, slot]) => !slot || countWords(slot) <= MAX_SLOT_WORDS)
  const capitalizedSlots = shortSlots.map(([name, slot]) => [
    capitalizeIfLowercase(name),
    slot && capitalizeIfLowercase(removeFullStop(finishSentence(slot))),
  ])
  return {
    ...Object.fromEntries([...shortSlots, ...capitalizedSlots]),
    ...facts,
    when: facts.when ?? facts.deadline,
    aJob: subjects.job && `${startsWithVowelSound(subjects.job) ? 'an' : 'a'} ${subjects.job}`,
    aTopic: subjects.topic && addArticle(subjects.topic),
    hook: pickHook(reading, random),
    Question: question ?? undefined,
    items: items.slice(0, MAX_CUTS + 1).join('\n'),
    steps: steps.slice(0, MAX_CUTS).join('\n'),
    price: facts.price && text.includes(` ${facts.price}`) && !priceBoundPattern.test(text) ? facts.price : undefined,
  }
}

function pickHook(reading: PromptReading, random: Random): string {
  if (reading.listItems.length > 2) return finishSentence(reading.text.split(/[:\n]/)[0] ?? '')
  const hooks = getHooks(reading, random)
  const isAddition = (line: string) => /^(?:Agree or|I’ll say)|Tell me I’m wrong/.test(line)
  return hooks.find((line) => countWords(line) >= MIN_HOOK_WORDS && !isAddition(line)) ?? hooks[0] ?? ''
}

function addArticle(phrase: string): string {
  const isSingular = !/ing\b|[^s]s$/.test(phrase)
  const needsArticle = isSingular && getTopicForm(phrase) !== 'plain' && !/^(?:a|an|the|my|our|this) /i.test(phrase)
  return needsArticle ? `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}` : phrase
}

function fillFormat(frame: (typeof videoFormats)[number], slots: Slots, reading: PromptReading): Video | null {
  const title = fillCapitalized(frame.title, slots)
  const hook = fillCapitalized(frame.hook, slots)
  if (title === null || hook === null) return null
  const facts = [slots.when, slots.place, reading.facts.price]
  const lines = getRemainingLines(reading, hook).filter((line) => !facts.includes(removeFullStop(line)))
  const pickShot = createShotPicker(reading)
  const quote = (line: string) => `. Say: “${line}”`
  const parts = joinParts(lines, MAX_CUTS)
  const toCut = (line: string) => `${pickShot(line) || 'A photo or clip of this moment'}${quote(line)}`
  const ownSlots: Slots = {
    ...slots,
    cuts: parts.length > 1 ? parts.map(toCut).join('\n') : '',
    lens: parts.length > 1 ? parts.map((line) => `You, a little closer${quote(line)}`).join('\n') : '',
  }
  const quotes = joinParts(lines, frame.shots.split('{say}').length - 1).map(quote)
  const shots = frame.shots.split(' / ').flatMap((cell) => {
    const [shot = '', text = ''] = cell.split(' > ')
    const shotWithQuote = shot.replace('{say}', () => quotes.shift() ?? '')
    const filledShot = fillCapitalized(shotWithQuote, ownSlots)
    const filledText = fillCapitalized(text, ownSlots)
    if (filledShot === null || filledText === null) return []
    const screenText = isWithinWordRange(filledText, 1, MAX_SCREEN_WORDS) ? filledText : ''
    return filledShot.split('\n').map((line) => ({ shot: line, text: screenText }))
  })
  if (shots.length < (reading.isHardDay ? 2 : 3)) return null
  return { format: frame.format, effort: frame.isEasy ? 'easy' : 'medium', title, hook, shots }
}

function fillCapitalized(text: string, slots: Slots): string | null {
  const filledText = fillSlots(text, slots)
  return filledText && capitalizeIfLowercase(filledText)
}
