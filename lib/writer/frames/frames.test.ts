import { describe, expect, it } from 'vitest'
import { bankOf } from './banks'
import { english } from './en'
import { type FramesByPlace, forms, type KindFrames, places } from './frame'

const slots = new Set(
  'line sentence clause phrase subject a b place time number audience owner first second third last outcome turn action'.split(
    ' ',
  ),
)

const kinds = Object.entries(english).filter(([, frames]) => places.some((place) => frames[place]))

/** All frames of a place, with those of each mood where asked for. */
function framesAt(frames: FramesByPlace, place: (typeof places)[number]): string[] {
  return forms.flatMap((form) => frames[place]?.[form] ?? [])
}

function everyFrame(frames: KindFrames): string[] {
  const banks: FramesByPlace[] = [frames, ...Object.values(frames.moods ?? {})]
  return banks.flatMap((bank) => places.flatMap((place) => framesAt(bank, place)))
}

const slotsIn = (frame: string) => Array.from(frame.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name)

describe.each(kinds)('English frames: %s', (kind, frames) => {
  it('have known slots only, and brackets that close', () => {
    for (const frame of everyFrame(frames)) {
      expect(
        slotsIn(frame).filter((name) => !slots.has(name)),
        frame,
      ).toEqual([])
      expect(frame.replace(/\{\w+\}|\[[^[\]{}]+\]/g, ''), frame).not.toMatch(/[[\]{}]/)
    }
  })

  it('come once a place', () => {
    const banks: FramesByPlace[] = [frames, ...Object.values(frames.moods ?? {})]
    for (const place of places) {
      const all = banks.flatMap((bank) => framesAt(bank, place))
      expect(all.filter((frame, at) => all.indexOf(frame) !== at)).toEqual([])
    }
  })

  it('have typographic quotation marks and no dash between clauses', () => {
    for (const frame of everyFrame(frames)) expect(frame).not.toMatch(/['"–—]/)
  })

  it.each(places)('have enough for a line of any shape without spans or details: %s', (place) => {
    if (kind === 'hard-time' && (place === 'reply' || place === 'cta')) return
    for (const shape of kind === 'subject' ? ['phrase'] : ['sentence', 'clause', 'phrase']) {
      const more = { pasted: ['first', 'second', 'third'], comparison: ['a', 'b'] }[kind] ?? []
      const filled = ['line', shape, ...more]
      const simple = framesAt(frames, place).filter((frame) =>
        slotsIn(frame).every((slot) => filled.includes(slot)),
      )
      expect(simple.length, shape).toBeGreaterThanOrEqual(
        place === 'cta' || place === 'reply' || kind === 'hard-time' ? 1 : 2,
      )
    }
  })
})

describe.each(['es', 'pt', 'fr', 'de', 'it', 'id', 'hi', 'ja'])(
  'frames of other languages: %s',
  (language) => {
    const bank = bankOf(language)
    const own = 'neutral subject opinion question comparison announcement story hard-time'.split(
      ' ',
    ) as (keyof typeof bank)[]

    it.each(own)('%s has known slots and enough for any line', (kind) => {
      const frames = bank[kind]
      if (!frames) throw new Error(`no frames for ${kind}`)
      for (const frame of everyFrame(frames)) {
        expect(
          slotsIn(frame).filter((name) => !slots.has(name)),
          frame,
        ).toEqual([])
        expect(frame.replace(/\{\w+\}|\[[^[\]{}]+\]/g, ''), frame).not.toMatch(/[[\]{}'"–—]/)
      }
      for (const place of places) {
        const all = framesAt(frames, place)
        expect(all.filter((frame, at) => all.indexOf(frame) !== at)).toEqual([])
        if (place === 'reply' || (place === 'cta' && kind === 'hard-time')) continue
        const filled = kind === 'comparison' ? ['line', 'a', 'b'] : ['line']
        const simple = all.filter((frame) => slotsIn(frame).every((slot) => filled.includes(slot)))
        expect(simple.length, place).toBeGreaterThanOrEqual(1)
      }
    })
  },
)
