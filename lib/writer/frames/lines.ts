import type { Random } from '@/lib/core/random'
import type { Kind, Reading } from '@/lib/tool/reading'
import { bankOf } from './banks'
import { type Form, type Frame, type FramesByForm, forms, type KindFrames, type Place } from './frame'
import { render } from './render'

/** A frame filled with the visitor's words. */
export type Line = { text: string; form: Form }

/** Deals out the lines of one run; no line comes twice. */
export type Lines = {
  /**
   * The next line for a place that `fits`, of the form that has waited longest; null where none is left. `form` asks for one form alone.
   */
  next(place: Place, fits?: (text: string) => boolean, form?: Form): Line | null
  /** All that are left for a place, forms in turn. */
  all(place: Place, fits?: (text: string) => boolean): Line[]
}

/**
 * The lines that a reading can be told in: those of its kind, those of its mood first; neutral ones where the kind is not sure. A hard
 * time is only ever told in its own.
 */
export function createLines(reading: Reading, random: Random): Lines {
  const dealt = new Set<string>()
  const decks = new Map<Place, Line[]>()

  const deckOf = (place: Place): Line[] => {
    const known = decks.get(place)
    if (known) return known
    const deck = inTurns(piles(framesAt(place, reading), reading, random))
    decks.set(place, deck)
    return deck
  }

  function next(place: Place, fits: (text: string) => boolean = () => true, form?: Form): Line | null {
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
function framesAt(place: Place, reading: Reading): (FramesByForm | undefined)[] {
  const own = framesFor(reading).map((one) => one[place])
  const lent = reading.language !== 'en' && reading.kind !== 'hard-time' && !own.some(Boolean)
  return lent ? [bankOf(reading.language).neutral[place]] : own
}

function framesFor({ kind, sure, language, mood }: Reading): KindFrames[] {
  const bank = bankOf(language)
  const own: KindFrames | undefined = bank[kind as Kind]
  if (kind === 'hard-time') return [own ?? {}]
  if (!sure || !own) return [bank.neutral]
  return [own.moods?.[mood] ?? {}, own]
}

/**
 * The frames of one place by form, those of the first bank before those of the next, each shuffled; but what uses more of the visitor's words than the
 * line comes first of all, and what uses less of them last.
 */
function piles(banks: readonly (FramesByForm | undefined)[], reading: Reading, random: Random): Line[][] {
  return random.shuffle(forms).map((form) => {
    const frames = banks.flatMap((bank) => random.shuffle(bank?.[form] ?? []))
    frames.sort((one, other) => worth(other) - worth(one))
    return frames.flatMap((frame) => {
      const text = render(frame, reading)
      return text === null ? [] : [{ text, form }]
    })
  })
}

function worth(frame: Frame): number {
  if (/\{(?:outcome|turn|action|second|last|clause|a)\}/.test(frame)) return 2
  return /\{(?:line|sentence|phrase|first)\}/.test(frame) ? 1 : 0
}

/** One of each pile, then the next of each. */
function inTurns(all: readonly Line[][]): Line[] {
  const rounds = Math.max(0, ...all.map((pile) => pile.length))
  return Array.from({ length: rounds }, (_, round) => all.flatMap((pile) => pile[round] ?? [])).flat()
}
