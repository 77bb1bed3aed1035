import { hasBlank } from '@/lib/core/strings/blanks'
import { sharesWord } from '@/lib/core/strings/shares-word'
import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { getFormForGoal } from '@/lib/kits/posts/get-form-for-goal'
import { getNicheShots } from '@/lib/kits/posts/niche-shots'
import { addVisitorLinesIfFew, buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { createLinePicker, type Line } from '@/lib/writer/frames/line-picker'
import { getFamilies } from './family'
import type { hookFields } from './fields'
import { countDisplayWords, fitHook, MAX_SPOKEN_WORDS } from './fit'
import type { Hook } from './hook'
import { shorten } from './shorten'

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
