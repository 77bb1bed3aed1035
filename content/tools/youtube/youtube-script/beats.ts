import { formatTimestamp } from '@/lib/core/format/format-time'
import { hasBlank } from '@/lib/core/strings/blanks'
import { addTimes, countSpokenWords, getSpeakingSeconds } from '@/lib/kits/script-timing'
import { type Chapter, chapterRules } from '@/lib/platforms/youtube/chapters'
import type { Script, ScriptInput } from './tool'

type Beat = { part: 'hook' | 'promise' | 'section' | 'request' | 'outro'; label: string; say: string; show: string }

export type TimedBeat = Beat & { start: number; end: number }

const BLANK_SECONDS = 8

export const MAX_HOOK_SECONDS = 30

/** This tool limits Shorts to one minute; YouTube's own limit is three minutes. */
export function isShort(length: string): boolean {
  return Number(length) <= 60
}

/** Returns the spoken parts in order, with the call to action after the middle section. Omits empty parts. */
export function toBeats({ hook, promise, sections, midCta, outro }: Script): Beat[] {
  const middleIndex = Math.ceil(sections.length / 2)
  const sectionBeats = sections.map(({ broll, ...section }) => ({ part: 'section' as const, ...section, show: broll }))
  const beats: Beat[] = [
    { part: 'hook', label: 'Opening', ...hook },
    { part: 'promise', label: 'Promise', ...promise },
    ...sectionBeats.slice(0, middleIndex),
    { part: 'request', label: 'Request', say: midCta, show: 'You, straight to the camera' },
    ...sectionBeats.slice(middleIndex),
    { part: 'outro', label: 'Ending', ...outro },
  ]
  return beats.filter(({ say }) => say !== '')
}

/** In a long video, only the sections take longer than their words, because they have visuals to show. */
export function buildTimeline(script: Script, { parameters: { length, pace } }: ScriptInput): TimedBeat[] {
  const beats = toBeats(script)
  if (isShort(length)) return addTimes(beats, Number(length))
  const getSpokenSeconds = ({ say }: Beat) =>
    Math.max(hasBlank(say) ? BLANK_SECONDS : 2, getSpeakingSeconds(countSpokenWords([{ say }]), Number(pace)))
  const sections = beats.filter(({ part }) => part === 'section')
  const hasTimedBlank = ({ say }: Beat) => say.includes('minute') && hasBlank(say)
  const flexibleBeats = beats.some(({ say }) => hasBlank(say)) ? sections.filter(hasTimedBlank) : sections
  const fixedSeconds = beats
    .filter((beat) => !flexibleBeats.includes(beat))
    .reduce((sum, beat) => sum + getSpokenSeconds(beat), 0)
  const timedFlexibleBeats = addTimes(
    flexibleBeats.map((beat) => (hasTimedBlank(beat) ? { ...beat, say: '' } : beat)),
    Math.max(flexibleBeats.length, Number(length) - fixedSeconds),
  )
  let start = 0
  return beats.map((beat) => {
    const flexibleBeat = flexibleBeats.includes(beat) ? timedFlexibleBeats.shift() : undefined
    const end = start + (flexibleBeat ? flexibleBeat.end - flexibleBeat.start : getSpokenSeconds(beat))
    const timedBeat = { ...beat, start, end }
    start = end
    return timedBeat
  })
}

/** A part too short for a chapter joins its neighbor. Empty for a Short, or if fewer remain than YouTube requires. */
export function buildChapters(beats: readonly TimedBeat[], { parameters }: ScriptInput): Chapter[] {
  if (isShort(parameters.length)) return []
  const chapterBeats = beats.filter(
    ({ part, label, start, end }) =>
      (part === 'section' || part === 'outro') && end - start >= chapterRules.minSeconds && /\p{L}/u.test(label),
  )
  const needsIntro = (chapterBeats[0]?.start ?? 0) >= chapterRules.minSeconds
  const chapters = [
    ...(needsIntro ? [{ time: '0:00', label: 'Intro' }] : []),
    ...chapterBeats.map(({ start, label }, index) => ({
      time: !needsIntro && index === 0 ? '0:00' : formatTimestamp(start),
      label,
    })),
  ]
  return chapters.length < chapterRules.minCount ? [] : chapters
}
