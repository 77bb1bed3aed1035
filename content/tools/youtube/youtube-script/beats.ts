import { formatTimestamp } from '@/lib/core/format/format-time'
import { hasBlank } from '@/lib/core/strings/blanks'
import { addTimes, countSpokenWords, getSpeakingSeconds } from '@/lib/kits/script-timing'
import { type Chapter, chapterRules } from '@/lib/platforms/youtube/chapters'
import { isShort, type Script, type ScriptInput } from './fields'

type Beat = {
  part: 'hook' | 'promise' | 'section' | 'request' | 'outro'
  label: string
  say: string
  show: string
}

export type TimedBeat = Beat & { start: number; end: number }

const BLANK_SECONDS = 8

export const MAX_HOOK_SECONDS = 30

/** Returns the spoken parts in order, with the call to action after the middle section. Omits empty parts. */
export function toBeats({ hook, promise, sections, midCta, outro }: Script): Beat[] {
  const middleIndex = Math.ceil(sections.length / 2)
  const toSectionBeats = (list: Script['sections']) =>
    list.map(({ label, say, broll }) => ({ part: 'section' as const, label, say, show: broll }))
  const createBeat = (part: Beat['part'], label: string, say: string, show: string) => ({
    part,
    label,
    say,
    show,
  })
  return [
    createBeat('hook', 'Opening', hook.say, hook.show),
    createBeat('promise', 'Promise', promise.say, promise.show),
    ...toSectionBeats(sections.slice(0, middleIndex)),
    createBeat('request', 'Request', midCta, 'You, straight to the camera'),
    ...toSectionBeats(sections.slice(middleIndex)),
    createBeat('outro', 'Ending', outro.say, outro.show),
  ].filter(({ say }) => say !== '')
}

/**
 * Times the beats without gaps. In a long video, the opening, the call to action and the end take as long as their
 * words, and the sections share the remaining time, because sections have visuals to show.
 */
export function buildTimeline(script: Script, input: ScriptInput): TimedBeat[] {
  const targetSeconds = Number(input.parameters.length)
  const beats = toBeats(script)
  if (isShort(input)) return addTimes(beats, targetSeconds)
  const getSpokenSeconds = ({ say }: Beat) =>
    Math.max(
      hasBlank(say) ? BLANK_SECONDS : 2,
      getSpeakingSeconds(countSpokenWords([{ say }]), Number(input.parameters.pace)),
    )
  const sections = beats.filter(({ part }) => part === 'section')
  const hasTimedBlank = ({ say }: Beat) => say.includes('minute') && hasBlank(say)
  const flexibleBeats = beats.some(({ say }) => hasBlank(say)) ? sections.filter(hasTimedBlank) : sections
  const fixedSeconds = beats
    .filter((beat) => !flexibleBeats.includes(beat))
    .reduce((sum, beat) => sum + getSpokenSeconds(beat), 0)
  const flexibleSeconds = Math.max(flexibleBeats.length, targetSeconds - fixedSeconds)
  const timedFlexibleBeats = addTimes(
    flexibleBeats.map((beat) => (hasTimedBlank(beat) ? { ...beat, say: '' } : beat)),
    flexibleSeconds,
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

/**
 * Builds chapters for the video's description from the opening, each section and the end. A part that is too short for
 * a chapter joins its neighbor. Returns no chapters for a Short, or if fewer remain than YouTube requires.
 */
export function buildChapters(beats: readonly TimedBeat[], input: ScriptInput): Chapter[] {
  if (isShort(input)) return []
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
