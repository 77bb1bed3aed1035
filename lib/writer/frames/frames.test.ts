import { describe, expect, it } from 'vitest'
import { english } from './en'
import { type FramesByPlacement, type KindFrames, lineForms, placements } from './frame'
import { getFrameBank } from './frame-banks'

const slots = new Set(
  'line sentence clause phrase subject a b place time number audience owner first second third last outcome turn action'.split(
    ' ',
  ),
)

const kinds = Object.entries(english).filter(([, frames]) => placements.some((place) => frames[place]))

/** All frames of a place, with those of each mood where asked for. */
function getFrames(frames: FramesByPlacement, place: (typeof placements)[number]): string[] {
  return lineForms.flatMap((form) => frames[place]?.[form] ?? [])
}

function listFrames(frames: KindFrames): string[] {
  const banks: FramesByPlacement[] = [frames, ...Object.values(frames.moods ?? {})]
  return banks.flatMap((bank) => placements.flatMap((place) => getFrames(bank, place)))
}

const findSlots = (frame: string) => Array.from(frame.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name)

describe.each(kinds)('English frames: %s', (kind, frames) => {
  it('have known slots only, and brackets that close', () => {
    for (const frame of listFrames(frames)) {
      expect(
        findSlots(frame).filter((name) => !slots.has(name)),
        frame,
      ).toEqual([])
      expect(frame.replace(/\{\w+\}|\[[^[\]{}]+\]/g, ''), frame).not.toMatch(/[[\]{}]/)
    }
  })

  it('come once a place', () => {
    const banks: FramesByPlacement[] = [frames, ...Object.values(frames.moods ?? {})]
    for (const place of placements) {
      const all = banks.flatMap((bank) => getFrames(bank, place))
      expect(all.filter((frame, at) => all.indexOf(frame) !== at)).toEqual([])
    }
  })

  it('have typographic quotation marks and no dash between clauses', () => {
    for (const frame of listFrames(frames)) expect(frame).not.toMatch(/['"–—]/)
  })

  it.each(placements)('have enough for a line of any shape without spans or details: %s', (place) => {
    if (kind === 'hard-time' && (place === 'reply' || place === 'cta')) return
    for (const shape of kind === 'subject' ? ['phrase'] : ['sentence', 'clause', 'phrase']) {
      const more = { pasted: ['first', 'second', 'third'], comparison: ['a', 'b'] }[kind] ?? []
      const filled = ['line', shape, ...more]
      const simple = getFrames(frames, place).filter((frame) => findSlots(frame).every((slot) => filled.includes(slot)))
      expect(simple.length, shape).toBeGreaterThanOrEqual(
        place === 'cta' || place === 'reply' || kind === 'hard-time' ? 1 : 2,
      )
    }
  })
})

describe.each(['es', 'pt', 'fr', 'de', 'it', 'id', 'hi', 'ja'])('frames of other languages: %s', (language) => {
  const bank = getFrameBank(language)
  const own = 'neutral subject opinion question comparison announcement story hard-time'.split(
    ' ',
  ) as (keyof typeof bank)[]

  it.each(own)('%s has known slots and enough for any line', (kind) => {
    const frames = bank[kind]
    if (!frames) throw new Error(`no frames for ${kind}`)
    for (const frame of listFrames(frames)) {
      expect(
        findSlots(frame).filter((name) => !slots.has(name)),
        frame,
      ).toEqual([])
      expect(frame.replace(/\{\w+\}|\[[^[\]{}]+\]/g, ''), frame).not.toMatch(/[[\]{}'"–—]/)
    }
    for (const place of placements) {
      const all = getFrames(frames, place)
      expect(all.filter((frame, at) => all.indexOf(frame) !== at)).toEqual([])
      if (place === 'reply' || (place === 'cta' && kind === 'hard-time')) continue
      const filled = kind === 'comparison' ? ['line', 'a', 'b'] : ['line']
      const simple = all.filter((frame) => findSlots(frame).every((slot) => filled.includes(slot)))
      expect(simple.length, place).toBeGreaterThanOrEqual(1)
    }
  })
})
