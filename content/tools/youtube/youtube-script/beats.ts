import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import { hasBlank } from '@/lib/core/strings/blanks'
import { timed } from '@/lib/kits/scripts/timing'
import { secondsOf, wordsOf } from '@/lib/kits/scripts/word-budget'
import { type Chapter, chapterRules } from '@/lib/platforms/youtube/chapters'
import { isShort, type ScriptInput } from './fields'
import type { Script } from './script'

export type Beat = {
  part: 'hook' | 'promise' | 'section' | 'request' | 'outro'
  label: string
  say: string
  show: string
}

export type TimedBeat = Beat & { start: number; end: number }

const BLANK_SECONDS = 8

/** The longest that an opening may take, in seconds. */
export const MAX_HOOK_SECONDS = 30

/** What is spoken, in order: the request stands after the section in the middle. Parts without words are left out. */
export function toBeats({ hook, promise, sections, midCta, outro }: Script): Beat[] {
  const middle = Math.ceil(sections.length / 2)
  const asBeats = (list: Script['sections']) =>
    list.map(({ label, say, broll }) => ({ part: 'section' as const, label, say, show: broll }))
  const plain = (part: Beat['part'], label: string, say: string, show: string) => ({
    part,
    label,
    say,
    show,
  })
  return [
    plain('hook', 'Opening', hook.say, hook.show),
    plain('promise', 'Promise', promise.say, promise.show),
    ...asBeats(sections.slice(0, middle)),
    plain('request', 'Request', midCta, 'You, straight to the camera'),
    ...asBeats(sections.slice(middle)),
    plain('outro', 'Ending', outro.say, outro.show),
  ].filter(({ say }) => say !== '')
}

/**
 * The beats with their seconds, without gaps from 0 to the length asked for. In a long video the opening, the request and
 * the end take as long as their words; the sections share the rest, because there is something to show in them: of an outline those alone whose blank says so.
 */
export function buildTimeline(script: Script, input: ScriptInput): TimedBeat[] {
  const length = Number(input.parameters.length)
  const beats = toBeats(script)
  if (isShort(input)) return timed(beats, length)
  const spoken = ({ say }: Beat) =>
    Math.max(hasBlank(say) ? BLANK_SECONDS : 2, secondsOf(wordsOf([{ say }]), Number(input.parameters.pace)))
  const sections = beats.filter(({ part }) => part === 'section')
  const isOpen = ({ say }: Beat) => say.includes('minute') && hasBlank(say)
  const growing = beats.some(({ say }) => hasBlank(say)) ? sections.filter(isOpen) : sections
  const rest = beats.filter((beat) => !growing.includes(beat)).reduce((sum, beat) => sum + spoken(beat), 0)
  const room = Math.max(growing.length, length - rest)
  const shares = timed(
    growing.map((beat) => (isOpen(beat) ? { ...beat, say: '' } : beat)),
    room,
  )
  let start = 0
  return beats.map((beat) => {
    const share = growing.includes(beat) ? shares.shift() : undefined
    const end = start + (share ? share.end - share.start : spoken(beat))
    const placed = { ...beat, start, end }
    start = end
    return placed
  })
}

/**
 * Chapters for the description: the opening, each section, the end. What is too short for a chapter belongs to its
 * neighbour. None for a Short, and none where fewer are left than YouTube asks for.
 */
export function buildChapters(beats: readonly TimedBeat[], input: ScriptInput): Chapter[] {
  if (isShort(input)) return []
  const named = beats.filter(
    ({ part, label, start, end }) =>
      (part === 'section' || part === 'outro') &&
      end - start >= chapterRules.minSeconds &&
      /\p{L}/u.test(label),
  )
  const opens = (named[0]?.start ?? 0) >= chapterRules.minSeconds
  const chapters = [
    ...(opens ? [{ time: '0:00', label: 'Intro' }] : []),
    ...named.map(({ start, label }, index) => ({
      time: !opens && index === 0 ? '0:00' : formatTimestamp(start),
      label,
    })),
  ]
  return chapters.length < chapterRules.minCount ? [] : chapters
}
