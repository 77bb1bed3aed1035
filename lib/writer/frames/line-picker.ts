import type { Random } from '@/lib/core/random'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { type Frame, type FramesByForm, type KindFrames, type LineForm, lineForms, type Placement } from './frame'
import { getFrameBank } from './frame-banks'
import { renderFrame } from './render-frame'

/** A frame filled with the visitor's words. */
export type Line = { text: string; form: LineForm }

/** Deals out the lines of one run; no line comes twice. */
export type LinePicker = {
  /**
   * The next line for a place that `fits`, of the form that has waited longest; null where none is left. `form` asks for one form alone.
   */
  takeNext(placement: Placement, fits?: (text: string) => boolean, form?: LineForm): Line | null
  /** All that are left for a place, forms in turn. */
  takeAll(placement: Placement, fits?: (text: string) => boolean): Line[]
}

/**
 * The lines that a reading can be told in: those of its kind, those of its mood first; neutral ones where the kind is not sure. A hard
 * time is only ever told in its own.
 */
export function createLinePicker(reading: ParsedPrompt, random: Random): LinePicker {
  const usedTexts = new Set<string>()
  const linesByPlacement = new Map<Placement, Line[]>()

  const getLines = (placement: Placement): Line[] => {
    const cachedLines = linesByPlacement.get(placement)
    if (cachedLines) return cachedLines
    const placementLines = interleave(buildLineGroups(getFramesForPlacement(placement, reading), reading, random))
    linesByPlacement.set(placement, placementLines)
    return placementLines
  }

  function takeNext(placement: Placement, fits: (text: string) => boolean = () => true, form?: LineForm): Line | null {
    const line = getLines(placement).find(
      (candidate) =>
        !usedTexts.has(candidate.text) && (form === undefined || candidate.form === form) && fits(candidate.text),
    )
    if (line) usedTexts.add(line.text)
    return line ?? null
  }

  return {
    takeNext,
    takeAll(placement, fits) {
      const lines: Line[] = []
      for (let line = takeNext(placement, fits); line; line = takeNext(placement, fits)) lines.push(line)
      return lines
    },
  }
}

/** The frames of a place; what a kind of another language has none of its own for is told in neutral ones. */
function getFramesForPlacement(placement: Placement, reading: ParsedPrompt): (FramesByForm | undefined)[] {
  const placementFrames = getFramesForReading(reading).map((frames) => frames[placement])
  const shouldUseNeutralFrames =
    reading.language !== 'en' && reading.kind !== 'hard-time' && !placementFrames.some(Boolean)
  return shouldUseNeutralFrames ? [getFrameBank(reading.language).neutral[placement]] : placementFrames
}

function getFramesForReading({ kind, sure, language, mood }: ParsedPrompt): KindFrames[] {
  const bank = getFrameBank(language)
  const kindFrames: KindFrames | undefined = bank[kind as PromptKind]
  if (kind === 'hard-time') return [kindFrames ?? {}]
  if (!sure || !kindFrames) return [bank.neutral]
  return [kindFrames.moods?.[mood] ?? {}, kindFrames]
}

/**
 * The frames of one place by form, those of the first bank before those of the next, each shuffled; but what uses more of the visitor's words than the
 * line comes first of all, and what uses less of them last.
 */
function buildLineGroups(
  frameSets: readonly (FramesByForm | undefined)[],
  reading: ParsedPrompt,
  random: Random,
): Line[][] {
  return random.shuffle(lineForms).map((form) => {
    const frames = frameSets.flatMap((frameSet) => random.shuffle(frameSet?.[form] ?? []))
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
function interleave(lineGroups: readonly Line[][]): Line[] {
  const roundCount = Math.max(0, ...lineGroups.map((group) => group.length))
  return Array.from({ length: roundCount }, (_, round) => lineGroups.flatMap((group) => group[round] ?? [])).flat()
}
