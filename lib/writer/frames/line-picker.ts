import type { Random } from '@/lib/core/random'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getFrameBank } from './banks'
import { type Frame, type FramesByForm, type KindFrames, type LineForm, lineForms, type Placement } from './frame'
import { renderFrame } from './render-frame'

/** A frame filled with the visitor's words. */
export type Line = { text: string; form: LineForm }

/** Deals out the lines of one run; no line comes twice. */
export type LinePicker = {
  /**
   * The next line for a place that `fits`, of the form that has waited longest; null where none is left. `form` asks for one form alone.
   */
  next(place: Placement, fits?: (text: string) => boolean, form?: LineForm): Line | null
  /** All that are left for a place, forms in turn. */
  all(place: Placement, fits?: (text: string) => boolean): Line[]
}

/**
 * The lines that a reading can be told in: those of its kind, those of its mood first; neutral ones where the kind is not sure. A hard
 * time is only ever told in its own.
 */
export function createLinePicker(reading: ParsedPrompt, random: Random): LinePicker {
  const dealt = new Set<string>()
  const decks = new Map<Placement, Line[]>()

  const deckOf = (place: Placement): Line[] => {
    const known = decks.get(place)
    if (known) return known
    const deck = interleave(buildLinesByForm(getFramesForPlacement(place, reading), reading, random))
    decks.set(place, deck)
    return deck
  }

  function next(place: Placement, fits: (text: string) => boolean = () => true, form?: LineForm): Line | null {
    const line = deckOf(place).find(
      (one) => !dealt.has(one.text) && (form === undefined || one.form === form) && fits(one.text),
    )
    if (line) dealt.add(line.text)
    return line ?? null
  }

  return {
    next,
    all(place, fits) {
      const lines: Line[] = []
      for (let line = next(place, fits); line; line = next(place, fits)) lines.push(line)
      return lines
    },
  }
}

/** The frames of a place; what a kind of another language has none of its own for is told in neutral ones. */
function getFramesForPlacement(place: Placement, reading: ParsedPrompt): (FramesByForm | undefined)[] {
  const own = getFramesForReading(reading).map((one) => one[place])
  const lent = reading.language !== 'en' && reading.kind !== 'hard-time' && !own.some(Boolean)
  return lent ? [getFrameBank(reading.language).neutral[place]] : own
}

function getFramesForReading({ kind, sure, language, mood }: ParsedPrompt): KindFrames[] {
  const bank = getFrameBank(language)
  const own: KindFrames | undefined = bank[kind as PromptKind]
  if (kind === 'hard-time') return [own ?? {}]
  if (!sure || !own) return [bank.neutral]
  return [own.moods?.[mood] ?? {}, own]
}

/**
 * The frames of one place by form, those of the first bank before those of the next, each shuffled; but what uses more of the visitor's words than the
 * line comes first of all, and what uses less of them last.
 */
function buildLinesByForm(
  banks: readonly (FramesByForm | undefined)[],
  reading: ParsedPrompt,
  random: Random,
): Line[][] {
  return random.shuffle(lineForms).map((form) => {
    const frames = banks.flatMap((bank) => random.shuffle(bank?.[form] ?? []))
    frames.sort((one, other) => rankFrame(other) - rankFrame(one))
    return frames.flatMap((frame) => {
      const text = renderFrame(frame, reading)
      return text === null ? [] : [{ text, form }]
    })
  })
}

function rankFrame(frame: Frame): number {
  if (/\{(?:outcome|turn|action|second|last|clause|a)\}/.test(frame)) return 2
  return /\{(?:line|sentence|phrase|first)\}/.test(frame) ? 1 : 0
}

/** One of each pile, then the next of each. */
function interleave(all: readonly Line[][]): Line[] {
  const rounds = Math.max(0, ...all.map((pile) => pile.length))
  return Array.from({ length: rounds }, (_, round) => all.flatMap((pile) => pile[round] ?? [])).flat()
}
