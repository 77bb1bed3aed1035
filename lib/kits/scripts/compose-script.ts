import { hasBlank } from '@/lib/core/strings/blanks'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { Lines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import { elsewhere } from './elsewhere'
import { asSentence, inParts, isSaid, ownFirstLine, plain, unsaidIn } from './own-sentences'
import { planned, SECONDS_EACH } from './planned'
import type { BeatPlan, PlanName } from './plans'
import { type DealShow, dealShows } from './shows'
import { toldAs } from './told-as'

export type ScriptBeat = { label: string; say: string; show: string; screen: string }

export type ComposedScript = {
  /** First lines to choose from; the opening begins with the first. */
  hooks: string[]
  opening: ScriptBeat
  middle: ScriptBeat[]
  /** What to do next, or a question; null where nothing may be asked. */
  closing: ScriptBeat | null
}

type Options = {
  seconds: number
  /** A structure that the visitor has chosen; else the kind's own. */
  plan?: PlanName
  /** A first line that the visitor has chosen. */
  chosen?: string | undefined
  /** Whether somebody may look into the lens. */
  seen?: boolean
  /** What the last line does, where the plan does not say so itself. */
  closing?: 'none' | 'reply' | 'cta'
}

const MAX_HOOK_WORDS = 18
const MAX_SCREEN_WORDS = 7
const HOOKS = 3

/** A script in the visitor's own words: order, pictures and blanks come from the plan of its kind. */
export function composeScript(reading: Reading, lines: Lines, options: Options): ComposedScript {
  const { chosen, seen = true } = options
  const show = dealShows(reading, seen)
  const hooks = hooksOf(reading, lines, chosen)
  const first = hooks[0] ?? ''
  const quiet = reading.kind === 'hard-time'
  const opening: ScriptBeat = {
    label: '',
    say:
      quiet || reading.language !== 'en' || places('audience', reading, options)
        ? first
        : withAudience(first, reading),
    show: show(quiet ? 'quiet' : 'lens'),
    screen: quiet
      ? ''
      : (lines.next('screen', (text) => isScreen(text, reading) && plain(text) !== plain(first))?.text ?? ''),
  }
  const middle = composeMiddle(reading, first, options, show)
  const said = [first, ...middle.map(({ say }) => say)].join(' ')
  return { hooks, opening, middle, closing: closingOf(reading, lines, said, options, show('lens')) }
}

/** The beats between the first line and the last. */
export function composeMiddle(
  reading: Reading,
  first: string,
  options: Omit<Options, 'chosen'>,
  show: DealShow = dealShows(reading, options.seen ?? true),
): ScriptBeat[] {
  const told =
    reading.language === 'en'
      ? plannedBeats(reading, first, options, show)
      : ownBeats(unsaidIn(first, reading), reading, options.seconds, show)
  const said = [first, ...told.map(({ say }) => say)].join(' ')
  return [...told, ...leftDetails(said, reading, show)]
}

function plannedBeats(reading: Reading, first: string, options: Options, show: DealShow): ScriptBeat[] {
  return filled(planned(reading, options), reading, first).map(({ spec, say }) => ({
    label: spec.label,
    say,
    show: show(spec.show),
    screen: screenOf(spec, reading),
  }))
}

function hooksOf(reading: Reading, lines: Lines, chosen: string | undefined): string[] {
  const { outcome = '', turn = '', action = '' } = reading.details
  const tells = (text: string) => [outcome, turn, action].some((words) => words !== '' && says(text, words))
  const [start = '', ...others] = reading.sentences
  const isEnd = (text: string) =>
    reading.mood === 'plain' && others.length > 0 && !isSaid(start, text) && isSaid(others.at(-1) ?? '', text)
  const fits = (text: string) =>
    isWithinWordRange(text, 1, MAX_HOOK_WORDS) && !hasBlank(text) && !tells(text) && !isEnd(text)
  const leaves = (text: string) => fits(text) && unsaidIn(text, reading).length > 0
  const next = () =>
    (reading.sentences.length > 1 ? lines.next('hook', leaves) : null) ?? lines.next('hook', fits)
  const found = Array.from({ length: HOOKS }, () => next()?.text ?? '')
  const hooks = [...new Set([chosen ?? '', ...found].filter(Boolean))].slice(0, HOOKS)
  return hooks.length > 0 ? hooks : [ownFirstLine(reading)]
}

function withAudience(first: string, { details: { audience } }: Reading): string {
  if (!audience || says(first, audience)) return first
  return `${first} This is for ${audience}.`
}

/** Text on the picture that can be read at a glance and says something of this prompt. */
export const isScreen = (text: string, { line }: Reading) =>
  isWithinWordRange(text, 1, MAX_SCREEN_WORDS) && !hasBlank(text) && sharesWord(text, line)

const sharesWord = (text: string, line: string) => {
  const words = plain(text).split(' ')
  return plain(line)
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word))
}

const moments = { glad: 'it worked', mishap: 'it went wrong', plain: 'it changed' } as const

/** What each beat says: the visitor's sentences in order, then the first frame that holds. Beats without words go. */
function filled(specs: readonly BeatPlan[], reading: Reading, first: string) {
  const parts = specs.filter((spec) => spec.own).length || 1
  const own = inParts(unsaidIn(first, reading), parts)
  return specs.flatMap((spec) => {
    const say = (spec.own && own.shift()) || sayOf(spec, reading)
    return say === '' ? [] : [{ spec: { ...spec, label: inWords(spec.label, reading) }, say }]
  })
}

/** What a beat says without a sentence of the visitor's: a detail that they gave in the place of its blank, else the blank. */
function sayOf({ say, detail }: BeatPlan, reading: Reading): string {
  const words = detail && reading.details[detail]
  const given = words && say.replace(/\[[^[\]]{1,120}\]\.?/, `${words}.`)
  return inWords(given || say, reading)
}

function inWords(frame: string, reading: Reading): string {
  const { a = '[the first one]', b = '[the other one]' } = reading.spans
  const text = frame.replace('{moment}', `${moments[reading.mood]}`).replace('{a}', a).replace('{b}', b)
  return upperFirst(render(text, reading) ?? '')
}

function screenOf({ screen, label }: BeatPlan, reading: Reading): string {
  const text = screen ? inWords(screen === true ? label : screen, reading) : ''
  return isWithinWordRange(text, 0, MAX_SCREEN_WORDS) ? text : ''
}

/** In another language: the visitor's own sentences, else blanks where we have its words. */
function ownBeats(
  unsaid: readonly string[],
  { language, kind }: Reading,
  seconds: number,
  show: DealShow,
): ScriptBeat[] {
  const blanks = kind === 'hard-time' ? [] : (elsewhere[language]?.blanks ?? [])
  const sentences = unsaid.length > 1 ? unsaid : [...unsaid, ...blanks]
  const parts = Math.max(1, Math.min(sentences.length, Math.floor(seconds / SECONDS_EACH)))
  return inParts(sentences, parts).flatMap((say, index) =>
    say === '' ? [] : [{ label: '', say, show: show(index % 2 === 0 ? 'thing' : 'lens'), screen: '' }],
  )
}

/** What the visitor has told us and no beat says. */
function leftDetails(said: string, { details }: Reading, show: DealShow): ScriptBeat[] {
  const { outcome, turn } = details
  return [turn, outcome].flatMap((detail) =>
    !detail || says(said, detail)
      ? []
      : [{ label: '', say: asSentence(detail), show: show('hands'), screen: '' }],
  )
}

/** Kinds that end on a question by themselves. */
const asking: readonly (Kind | 'neutral')[] = ['opinion', 'question', 'comparison']

function closingOf(
  reading: Reading,
  lines: Lines,
  said: string,
  options: Options,
  show: string,
): ScriptBeat | null {
  const { action } = reading.details
  const { closing = 'none' } = options
  const beat = (say: string): ScriptBeat => ({ label: '', say, show, screen: '' })
  if (action) return says(said, action) ? null : beat(asSentence(action))
  if (reading.kind === 'hard-time' || places('action', reading, options)) return null
  const told = toldAs(reading)
  const place = closing === 'none' && asking.includes(told) ? 'reply' : closing
  const line = place === 'none' ? null : lines.next(place, (text) => !hasBlank(text))
  return line && beat(line.text)
}

/** Whether a beat of the script stands for a detail. */
const places = (detail: BeatPlan['detail'], reading: Reading, options: Pick<Options, 'seconds' | 'plan'>) =>
  planned(reading, options).some((spec) => spec.detail === detail)

const says = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())
