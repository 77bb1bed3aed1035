import { hasBlank } from '@/lib/core/strings/blanks'
import { sharesWord } from '@/lib/core/strings/shares-word'
import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { getFormForGoal } from '@/lib/kits/posts/get-form-for-goal'
import { getNicheShots } from '@/lib/kits/posts/niche-shots'
import { removeLeastRelevantSentence } from '@/lib/kits/posts/shorten-post'
import { addVisitorLinesIfFew, buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { createLinePicker, type Line } from '@/lib/writer/frames/line-picker'
import type { HookInput, hookFields } from './fields'
import { countDisplayWords, fitHook, MAX_SPOKEN_WORDS, MIN_SPOKEN_WORDS } from './fit'
import type { Family, Hook } from './hook'

/** Words that a spoken line can lose without changing what it says. */
const paddingPattern =
  /(?: (?:for a second|right now|anyway)(?=[.!?])|\b(?:actually|really|exactly|finally|literally|simply)\b,? )/gi
const leadInPattern = /^(?:so|and|but|okay|ok|look|honestly|ready|quick pause|hold on|wait|nope|careful)[,.?:]? +/i

/** A hook with fewer spoken words: a sentence, its lead-in or its padding goes. Null where nothing can go. */
function shorten(hook: Hook, input: HookInput): Hook | null {
  const candidates = [
    removeLeastRelevantSentence(hook.spoken, input.prompt),
    hook.spoken.replace(leadInPattern, ''),
    hook.spoken.replace(paddingPattern, ''),
    hook.spoken.split(/, (?=and|so|then|but|because|or)/)[0],
  ]
  for (const text of candidates) {
    if (
      !text ||
      countDisplayWords(text) < MIN_SPOKEN_WORDS ||
      countDisplayWords(text) >= countDisplayWords(hook.spoken)
    )
      continue
    const shortHook = fitHook({ ...hook, spoken: toSentence(text) }, input)
    if (shortHook) return shortHook
  }
  return null
}

function toSentence(text: string): string {
  const capitalizedText = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capitalizedText) ? capitalizedText : `${capitalizedText}.`
}

const familyByKind: Partial<Record<PromptKind, Family>> = {
  story: 'mid-story',
  skit: 'mid-story',
  change: 'cold-open-result',
  opinion: 'bold-claim',
  list: 'list-promise',
}

/** The ways of opening that a line can honestly be called, the most telling first. */
function getFamilies({ text, form }: Line, { kind, spans, details }: ParsedPrompt): Family[] {
  if (kind === 'hard-time') return ['quiet']
  const mentions = (phrase: string | undefined) => !!phrase && text.toLowerCase().includes(phrase.toLowerCase())
  const kindFamily = familyByKind[kind]
  const candidates: (Family | false | undefined)[] = [
    form === 'question' && 'open-question',
    mentions(spans.audience ?? details.audience) && 'call-out',
    mentions(details.outcome) && 'cold-open-result',
    kindFamily,
    form === 'list' && 'list-promise',
    form === 'scene' && 'mid-story',
    mentions(spans.number) && 'specific-number',
    'cold-start',
  ]
  return candidates.filter((family) => family !== false && family !== undefined)
}

/** Fewer short hooks than this want company. */
const MIN_SHORT_HOOKS = 3

export const draft: DraftRecipe<typeof hookFields, Hook> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const linePicker = createLinePicker(reading, random)
    const selectedFamilies: readonly string[] = parameters.families
    const toHook = (line: Line, onScreenText = '', firstFrame = ''): Hook | null => {
      const families = getFamilies(line, reading)
      const family = families.find((one) => selectedFamilies.includes(one)) ?? families[0] ?? 'cold-start'
      return fitHook({ family, spoken: line.text, onScreenText, firstFrame }, input)
    }
    const isUsable = (line: Line) => toHook(line) !== null
    const preferredForm = getFormForGoal(parameters.goal)
    const usableLines = linePicker
      .takeAll('hook')
      .filter(isUsable)
      .toSorted((a, b) => Number(b.form === preferredForm) - Number(a.form === preferredForm))
    const selectedFamilyLines = usableLines.filter((line) =>
      getFamilies(line, reading).some((one) => selectedFamilies.includes(one)),
    )
    const visitorLines = buildVisitorLines(reading).filter(isUsable)
    const isShort = ({ text }: Line) => countDisplayWords(text) <= MAX_SPOKEN_WORDS
    const candidateLines =
      selectedFamilyLines.length > 0 ? selectedFamilyLines : addVisitorLinesIfFew(usableLines, visitorLines)
    const shortLines = candidateLines.filter(isShort)
    const speakableLines =
      shortLines.length < MIN_SHORT_HOOKS && reading.kind !== 'pasted' ? candidateLines : shortLines
    const visitorText = collectVisitorText(input)
    const isSuitableScreenText = (screenText: string, line: Line) =>
      sharesWord(screenText, visitorText) && (!hasBlank(screenText) || hasBlank(line.text))
    const shots = getNicheShots(reading, random)
    const shortenedLine =
      speakableLines.length > 0 ? null : findFirstClauses(reading, (line) => isShort(line) && isUsable(line))
    for (const line of chooseLines(
      shortenedLine ? [shortenedLine] : speakableLines.length > 0 ? speakableLines : candidateLines,
      limitResultCount(parameters.count),
      reading.line,
    )) {
      const screenLine = linePicker.takeNext(
        'screen',
        (text) => isSuitableScreenText(text, line) && toHook(line, text)?.onScreenText !== '',
      )
      const hook = toHook(line, screenLine?.text, shots.pop())
      if (hook) yield hook
    }
  },
  shorten,
}
