import { hasBlank } from '@/lib/core/strings/blanks'
import { sharesWord } from '@/lib/core/strings/shares-word'
import { chooseLines, mostOf } from '@/lib/kits/posts/choose-lines'
import { formForGoal } from '@/lib/kits/posts/form-for-goal'
import { firstClauses, orOwn, ownLines } from '@/lib/kits/posts/own-lines'
import { shotsOf } from '@/lib/kits/posts/shots-of'
import type { Draft } from '@/lib/tool/define'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { createLines, type Line } from '@/lib/writer/frames/lines'
import { getFamilies } from './family'
import type { hookFields } from './fields'
import { countDisplayWords, fitHook, MAX_SPOKEN_WORDS } from './fit'
import type { Hook } from './hook'
import { shorten } from './shorten'

/** Fewer short hooks than this want company. */
const FEW = 3

export const draft: Draft<typeof hookFields, Hook> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const lines = createLines(reading, random)
    const wanted: readonly string[] = parameters.families
    const hookOf = (line: Line, onScreenText = '', firstFrame = ''): Hook | null => {
      const families = getFamilies(line, reading)
      const family = families.find((one) => wanted.includes(one)) ?? families[0] ?? 'cold-start'
      return fitHook({ family, spoken: line.text, onScreenText, firstFrame }, input)
    }
    const fits = (line: Line) => hookOf(line) !== null
    const first = formForGoal(parameters.goal)
    const framed = lines
      .all('hook')
      .filter(fits)
      .toSorted((a, b) => Number(b.form === first) - Number(a.form === first))
    const asked = framed.filter((line) => getFamilies(line, reading).some((one) => wanted.includes(one)))
    const own = ownLines(reading).filter(fits)
    const isShort = ({ text }: Line) => countDisplayWords(text) <= MAX_SPOKEN_WORDS
    const pool = asked.length > 0 ? asked : orOwn(framed, own)
    const short = pool.filter(isShort)
    const sayable = short.length < FEW && reading.kind !== 'pasted' ? pool : short
    const said = collectVisitorText(input)
    const suits = (screen: string, line: Line) =>
      sharesWord(screen, said) && (!hasBlank(screen) || hasBlank(line.text))
    const shots = shotsOf(reading, random)
    const cut = sayable.length > 0 ? null : firstClauses(reading, (line) => isShort(line) && fits(line))
    for (const line of chooseLines(
      cut ? [cut] : sayable.length > 0 ? sayable : pool,
      mostOf(parameters.count),
      reading.line,
    )) {
      const screen = lines.next(
        'screen',
        (text) => suits(text, line) && hookOf(line, text)?.onScreenText !== '',
      )
      const hook = hookOf(line, screen?.text, shots.pop())
      if (hook) yield hook
    }
  },
  shorten,
}
