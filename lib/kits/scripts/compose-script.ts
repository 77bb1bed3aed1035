import { hasBlank } from '@/lib/core/strings/blanks'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { localizedScriptTexts } from './localized-script-texts'
import { MIN_BEAT_SECONDS, planBeats } from './plan-beats'
import type { BeatPlan, PlanName } from './plans'
import { getScriptKind } from './script-kind'
import { createShotPicker, type PickShot } from './shot-picker'
import {
  buildVisitorFirstLine,
  findMissingSentences,
  isSentenceInText,
  splitIntoParts,
  toPlainWords,
  toSentenceWithMark,
} from './visitor-sentences'

export type ScriptBeat = { label: string; say: string; show: string; screen: string }

export type ComposedScript = {
  /** First lines to choose from; the opening begins with the first. */
  hooks: string[]
  opening: ScriptBeat
  middle: ScriptBeat[]
  /** What to do next, or a question; null where nothing may be asked. */
  closing: ScriptBeat | null
}

type ScriptOptions = {
  seconds: number
  /** A structure that the visitor has chosen; else the kind's own. */
  plan?: PlanName
  /** A first line that the visitor has chosen. */
  chosenHook?: string | undefined
  /** Whether somebody may look into the lens. */
  canFaceCamera?: boolean
  /** What the last line does, where the plan does not say so itself. */
  closing?: 'none' | 'reply' | 'cta'
}

const MAX_HOOK_WORDS = 18
const MAX_SCREEN_WORDS = 7
const HOOK_COUNT = 3

/** A script in the visitor's own words: order, pictures and blanks come from the plan of its kind. */
export function composeScript(reading: ParsedPrompt, linePicker: LinePicker, options: ScriptOptions): ComposedScript {
  const { chosenHook, canFaceCamera = true } = options
  const pickShot = createShotPicker(reading, canFaceCamera)
  const hooks = buildHooks(reading, linePicker, chosenHook)
  const firstLine = hooks[0] ?? ''
  const isSensitive = reading.kind === 'hard-time'
  const opening: ScriptBeat = {
    label: '',
    say:
      isSensitive || reading.language !== 'en' || planHasDetail('audience', reading, options)
        ? firstLine
        : addAudience(firstLine, reading),
    show: pickShot(isSensitive ? 'quiet' : 'lens'),
    screen: isSensitive
      ? ''
      : (linePicker.takeNext(
          'screen',
          (text) => isScreenText(text, reading) && toPlainWords(text) !== toPlainWords(firstLine),
        )?.text ?? ''),
  }
  const middle = composeMiddleBeats(reading, firstLine, options, pickShot)
  const spokenText = [firstLine, ...middle.map(({ say }) => say)].join(' ')
  return { hooks, opening, middle, closing: buildClosing(reading, linePicker, spokenText, options, pickShot('lens')) }
}

/** The beats between the first line and the last. */
export function composeMiddleBeats(
  reading: ParsedPrompt,
  firstLine: string,
  options: Omit<ScriptOptions, 'chosenHook'>,
  pickShot: PickShot = createShotPicker(reading, options.canFaceCamera ?? true),
): ScriptBeat[] {
  const beats =
    reading.language === 'en'
      ? buildPlannedBeats(reading, firstLine, options, pickShot)
      : buildVisitorBeats(findMissingSentences(firstLine, reading), reading, options.seconds, pickShot)
  const spokenText = [firstLine, ...beats.map(({ say }) => say)].join(' ')
  return [...beats, ...buildMissingDetails(spokenText, reading, pickShot)]
}

function buildPlannedBeats(
  reading: ParsedPrompt,
  firstLine: string,
  options: ScriptOptions,
  pickShot: PickShot,
): ScriptBeat[] {
  return fillBeats(planBeats(reading, options), reading, firstLine).map(({ spec: beatPlan, say }) => ({
    label: beatPlan.label,
    say,
    show: pickShot(beatPlan.show),
    screen: buildScreenText(beatPlan, reading),
  }))
}

function buildHooks(reading: ParsedPrompt, linePicker: LinePicker, chosenHook: string | undefined): string[] {
  const { outcome = '', turn = '', action = '' } = reading.details
  const revealsDetail = (text: string) =>
    [outcome, turn, action].some((detailText) => detailText !== '' && containsText(text, detailText))
  const [firstSentence = '', ...otherSentences] = reading.sentences
  const revealsEnding = (text: string) =>
    reading.mood === 'plain' &&
    otherSentences.length > 0 &&
    !isSentenceInText(firstSentence, text) &&
    isSentenceInText(otherSentences.at(-1) ?? '', text)
  const fits = (text: string) =>
    isWithinWordRange(text, 1, MAX_HOOK_WORDS) && !hasBlank(text) && !revealsDetail(text) && !revealsEnding(text)
  const leavesSentences = (text: string) => fits(text) && findMissingSentences(text, reading).length > 0
  const takeNextHook = () =>
    (reading.sentences.length > 1 ? linePicker.takeNext('hook', leavesSentences) : null) ??
    linePicker.takeNext('hook', fits)
  const frameHooks = Array.from({ length: HOOK_COUNT }, () => takeNextHook()?.text ?? '')
  const hooks = [...new Set([chosenHook ?? '', ...frameHooks].filter(Boolean))].slice(0, HOOK_COUNT)
  return hooks.length > 0 ? hooks : [buildVisitorFirstLine(reading)]
}

function addAudience(firstLine: string, { details: { audience } }: ParsedPrompt): string {
  if (!audience || containsText(firstLine, audience)) return firstLine
  return `${firstLine} This is for ${audience}.`
}

/** Text on the picture that can be read at a glance and says something of this prompt. */
export const isScreenText = (text: string, { line }: ParsedPrompt) =>
  isWithinWordRange(text, 1, MAX_SCREEN_WORDS) && !hasBlank(text) && sharesWord(text, line)

const sharesWord = (text: string, line: string) => {
  const textWords = toPlainWords(text).split(' ')
  return toPlainWords(line)
    .split(' ')
    .some((word) => word.length > 2 && textWords.includes(word))
}

const momentPhrases = { glad: 'it worked', mishap: 'it went wrong', plain: 'it changed' } as const

/** What each beat says: the visitor's sentences in order, then the first frame that holds. Beats without words go. */
function fillBeats(beatPlans: readonly BeatPlan[], reading: ParsedPrompt, firstLine: string) {
  const partCount = beatPlans.filter((beatPlan) => beatPlan.canUseVisitorSentence).length || 1
  const visitorParts = splitIntoParts(findMissingSentences(firstLine, reading), partCount)
  return beatPlans.flatMap((beatPlan) => {
    const say = (beatPlan.canUseVisitorSentence && visitorParts.shift()) || buildSpokenText(beatPlan, reading)
    return say === '' ? [] : [{ spec: { ...beatPlan, label: renderSentence(beatPlan.label, reading) }, say }]
  })
}

/** What a beat says without a sentence of the visitor's: a detail that they gave in the place of its blank, else the blank. */
function buildSpokenText({ say, detail }: BeatPlan, reading: ParsedPrompt): string {
  const detailText = detail && reading.details[detail]
  const filledFrame = detailText && say.replace(/\[[^[\]]{1,120}\]\.?/, `${detailText}.`)
  return renderSentence(filledFrame || say, reading)
}

function renderSentence(frame: string, reading: ParsedPrompt): string {
  const { a = '[the first one]', b = '[the other one]' } = reading.spans
  const text = frame.replace('{moment}', `${momentPhrases[reading.mood]}`).replace('{a}', a).replace('{b}', b)
  return upperFirst(renderFrame(text, reading) ?? '')
}

function buildScreenText({ screen, label }: BeatPlan, reading: ParsedPrompt): string {
  const text = screen ? renderSentence(screen === true ? label : screen, reading) : ''
  return isWithinWordRange(text, 0, MAX_SCREEN_WORDS) ? text : ''
}

/** In another language: the visitor's own sentences, else blanks where we have its words. */
function buildVisitorBeats(
  missingSentences: readonly string[],
  { language, kind }: ParsedPrompt,
  seconds: number,
  pickShot: PickShot,
): ScriptBeat[] {
  const blanks = kind === 'hard-time' ? [] : (localizedScriptTexts[language]?.blanks ?? [])
  const sentences = missingSentences.length > 1 ? missingSentences : [...missingSentences, ...blanks]
  const partCount = Math.max(1, Math.min(sentences.length, Math.floor(seconds / MIN_BEAT_SECONDS)))
  return splitIntoParts(sentences, partCount).flatMap((say, index) =>
    say === '' ? [] : [{ label: '', say, show: pickShot(index % 2 === 0 ? 'thing' : 'lens'), screen: '' }],
  )
}

/** What the visitor has told us and no beat says. */
function buildMissingDetails(spokenText: string, { details }: ParsedPrompt, pickShot: PickShot): ScriptBeat[] {
  const { outcome, turn } = details
  return [turn, outcome].flatMap((detail) =>
    !detail || containsText(spokenText, detail)
      ? []
      : [{ label: '', say: toSentenceWithMark(detail), show: pickShot('hands'), screen: '' }],
  )
}

/** Kinds that end on a question by themselves. */
const questionKinds: readonly (PromptKind | 'neutral')[] = ['opinion', 'question', 'comparison']

function buildClosing(
  reading: ParsedPrompt,
  linePicker: LinePicker,
  spokenText: string,
  options: ScriptOptions,
  shot: string,
): ScriptBeat | null {
  const { action } = reading.details
  const { closing = 'none' } = options
  const createBeat = (say: string): ScriptBeat => ({ label: '', say, show: shot, screen: '' })
  if (action) return containsText(spokenText, action) ? null : createBeat(toSentenceWithMark(action))
  if (reading.kind === 'hard-time' || planHasDetail('action', reading, options)) return null
  const kind = getScriptKind(reading)
  const placement = closing === 'none' && questionKinds.includes(kind) ? 'reply' : closing
  const line = placement === 'none' ? null : linePicker.takeNext(placement, (text) => !hasBlank(text))
  return line && createBeat(line.text)
}

/** Whether a beat of the script stands for a detail. */
const planHasDetail = (
  detail: BeatPlan['detail'],
  reading: ParsedPrompt,
  options: Pick<ScriptOptions, 'seconds' | 'plan'>,
) => planBeats(reading, options).some((beatPlan) => beatPlan.detail === detail)

const containsText = (text: string, searchText: string) => text.toLowerCase().includes(searchText.toLowerCase())
