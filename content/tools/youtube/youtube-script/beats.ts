import { formatTimestamp } from '@/lib/core/format/format-time'
import { blankPattern } from '@/lib/core/strings/blanks'
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
    { part: 'request', label: 'Call to action', say: midCta, show: 'You, straight to the camera' },
    ...sectionBeats.slice(middleIndex),
    { part: 'outro', label: 'Ending', ...outro },
  ]
  return beats.filter(({ say }) => say !== '')
}

/** The time of a blank, as in “[what you saw, 40 seconds]”. */
const durationPattern = /\b(\d{1,3}|an?) (second|minute)/i

/** A beat lasts as long as its words and blanks. In a long video, sections last longer, because they have visuals. */
export function buildTimeline(script: Script, { parameters: { length, pace } }: ScriptInput): TimedBeat[] {
  const beats = toBeats(script)
  const maxSeconds = Number(length)
  if (isShort(length)) return addTimes(beats, maxSeconds)
  const timedBeats = beats.map((beat) => {
    const spokenSeconds = Math.max(2, getSpeakingSeconds(countSpokenWords([beat]), Number(pace)))
    return { ...beat, spokenSeconds, seconds: spokenSeconds + getBlankSeconds(beat.say) }
  })
  const sumSeconds = (parts: typeof timedBeats) => parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const spareSeconds = maxSeconds - sumSeconds(timedBeats)
  const sectionSeconds = sumSeconds(timedBeats.filter(({ part }) => part === 'section'))
  let start = 0
  return timedBeats.map(({ spokenSeconds, seconds, ...beat }) => {
    const sectionShare = beat.part === 'section' ? seconds / sectionSeconds : 0
    const end = start + Math.max(spokenSeconds, seconds + spareSeconds * sectionShare)
    const timedBeat = { ...beat, start: Math.round(start), end: Math.round(end) }
    start = end
    return timedBeat
  })
}

function getBlankSeconds(say: string): number {
  const blanks = say.match(blankPattern) ?? []
  return blanks.reduce((sum, blank) => {
    const [, count, unit] = durationPattern.exec(blank) ?? []
    return sum + (unit ? (Number(count) || 1) * (unit.toLowerCase() === 'minute' ? 60 : 1) : BLANK_SECONDS)
  }, 0)
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
