import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type BrandKit, emptyKit } from '@/components/brand-kit/brand-kit'
import type { LogoState } from '@/components/brand-kit/fill-with-undo'
import { getButtonClass } from '@/components/ui/button'
import * as objectUrlModule from '@/components/ui/use-object-url'
import type { Logo } from '@/lib/images/open/open-logo'
import type { VideoResult } from '@/lib/video/video-job'
import { applyBrandKit } from './apply-brand-kit'
import { buildCaptionSettings, buildWatermark, findHiddenCaption, getTimeline, parseCaptions } from './captions'
import {
  buildParts,
  type Clip,
  createJobKey,
  describeLengthProblem,
  describeSizeProblem,
  describeTimeProblem,
  formatSeconds,
  getFrame,
  getMaxBytes,
  getOutputSize,
  parseSeconds,
  trimClip,
} from './clips'
import { toolInfo, type VideoSettings } from './form'
import { openClip } from './open-clip'
import { loadOverlay } from './preview-stage'
import { describeForecast } from './render-output'
import { ResultCard } from './result-card'
import * as projectModule from './use-project'
import { chooseFit, listNotes } from './video-editor'
import VideoForPosts from './view'

const defaults = Object.fromEntries(toolInfo.fields.map(({ name, default: value }) => [name, value])) as VideoSettings

const buildClip = (width: number, height: number, change: Partial<Clip> = {}): Clip => ({
  id: 'clip',
  file: new File([], 'clip.mp4'),
  details: {
    seconds: 10,
    size: { width, height },
    frameRate: 30,
    meanFrameRate: 30,
    bitsPerPixel: 0.1,
    hasSound: true,
    unreadableSound: null,
    hasLocation: false,
    isHdr: false,
  },
  start: 0,
  end: 10,
  rotation: 0,
  zoom: 1,
  center: { x: 0.5, y: 0.5 },
  ...change,
})

const parseText = (text: string, clips: readonly Clip[]) => parseCaptions({ text, timeline: getTimeline(clips) }, clips)

describe('the frame', () => {
  it.each([
    ['a wide clip as 9:16', buildClip(1920, 1080), 9 / 16, [0.342, 0, 0.316, 1]],
    ['a tall clip as 16:9', buildClip(1080, 1920), 16 / 9, [0, 0.342, 1, 0.316]],
    ['its own shape', buildClip(1920, 1080), 16 / 9, [0, 0, 1, 1]],
    ['a rotated clip as 9:16', buildClip(1920, 1080, { rotation: 90 }), 9 / 16, [0, 0, 1, 1]],
    ['a center beyond the edge', buildClip(1920, 1080, { center: { x: 1, y: 0.5 } }), 9 / 16, [0.684, 0, 0.316, 1]],
    ['a zoom', buildClip(1000, 1000, { zoom: 2 }), 1, [0.25, 0.25, 0.5, 0.5]],
  ])('shows %s', (_, clip, aspectRatio, [x, y, width, height]) => {
    const frame = getFrame(clip, aspectRatio, 'crop')
    expect(Object.values(frame).map((value) => Math.round(value * 1000) / 1000)).toEqual([x, y, width, height])
  })
})

it('has edges around a clip that is shown whole', () => {
  const { x, y, width, height } = getFrame(buildClip(1920, 1080), 9 / 16, 'blur')
  expect([x, width]).toEqual([0, 1])
  expect(height).toBeCloseTo(3.16, 2)
  expect(y).toBeCloseTo(-1.08, 2)
})

describe('the size', () => {
  it.each([
    [{ shape: '9:16' }, buildClip(1920, 1080), '1080 × 1920'],
    [{ shape: '9:16' }, buildClip(3840, 2160), '1080 × 1920'],
    [{ shape: '9:16', shortSide: '2160' }, buildClip(3840, 2160), '2160 × 3840'],
    [{ shape: 'source', shortSide: '720' }, buildClip(1920, 1080), '1280 × 720'],
    [{ shape: 'source' }, buildClip(641, 361), '640 × 360'],
    [{ shape: '4:5' }, buildClip(1080, 1920), '1080 × 1350'],
    [{ shape: '1:1' }, buildClip(1920, 1080, { zoom: 2 }), '1080 × 1080'],
    [{ shape: 'source' }, buildClip(1920, 1080, { rotation: 270 }), '1080 × 1920'],
  ])('with %o is what apps expect, or the clip’s own', (change, clip, expected) => {
    const { width, height } = getOutputSize(clip, { ...defaults, ...change } as VideoSettings)
    expect(`${width} × ${height}`).toBe(expected)
  })
})

describe('captions', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:08,000 --> 00:00:09,000\nTwo'

  it.each([
    ['the whole clip', {}, '2 captions found (SRT).'],
    ['its end', { start: 5 }, '2 captions found (SRT), shown in one part.'],
  ])('of %s are counted', (_, change, summary) => {
    expect(parseText(text, [buildClip(1920, 1080, change)]).summary).toBe(summary)
  })

  it('are shown from the first one of the clip, unless one shows already', () => {
    const firstClip = buildClip(1920, 1080, { end: 5 })
    const secondClip = { ...firstClip, start: 7, end: 10 }
    const clips = [firstClip, secondClip]
    const { lines } = parseText(text, clips)
    expect(findHiddenCaption(lines, clips, firstClip, 0)).toBeCloseTo(1.01)
    expect(findHiddenCaption(lines, clips, firstClip, 1.5)).toBeNull()
    expect(findHiddenCaption(lines, clips, secondClip, 7)).toBeCloseTo(8.01)
    expect(findHiddenCaption([], clips, firstClip, 0)).toBeNull()
  })

  it('of a broken file come with what we changed', () => {
    const brokenText = '1\n00:00:02,000 --> 00:00:01,000\nBack\n\n2\nNo times\n\n3\n00:00:05,000 --> 00:00:06,000\nGood'
    expect(parseText(brokenText, [buildClip(1920, 1080)]).summary).toBe(
      '3 captions found (SRT). Line 2: Ends before it starts, so we estimated a new end. Line 5: Can’t read the timestamps, so it goes after the cue above.',
    )
    const summary = parseText('1\n00:00:02,000 --> 00:00:01,000\nBack\n\n'.repeat(5), [buildClip(1920, 1080)]).summary
    expect(summary).toMatch(/Line 10: .* And 2 more\.$/)
  })

  it('of the karaoke style are whole lines, of which a part is marked', () => {
    const captions = parseText(text, [buildClip(1920, 1080)])
    const getReveal = (look: VideoSettings['look']) =>
      buildCaptionSettings(captions, { ...defaults, look, reveal: 'word' })?.reveal
    expect([getReveal('karaoke'), getReveal('pop')]).toEqual(['line', 'word'])
  })
})

describe('a brand kit', () => {
  function startWork(look: VideoSettings['look']) {
    const work = { settings: { ...defaults, look }, logo: null as Logo | null }
    const control = {
      readCurrentSettings: () => work.settings,
      fillSettings: (settings: object) => Object.assign(work, { settings }),
    }
    const setLogo: LogoState['setLogo'] = (value) => {
      work.logo = typeof value === 'function' ? value(work.logo) : value
    }
    const press = (kit: Partial<BrandKit>) =>
      applyBrandKit(control, { logo: work.logo, setLogo }, { ...emptyKit, ...kit })
    return { work, press }
  }

  it.each([
    ['pop', '#ffffff'],
    ['outline', '#ffcc00'],
  ] as const)('gives captions in the style %s a light color', async (look, textColor) => {
    const { work, press } = startWork(look)
    expect(await press({ colors: ['#101040'] })).toEqual({ missing: 'handle, logo or light colors' })
    expect(work.settings).toEqual({ ...defaults, look })
    await press({ colors: ['#101040', '#ffcc00'] })
    expect(work.settings).toEqual({ ...defaults, look, textColor, accentColor: '#ffcc00' })
  })

  it('chooses the style that has its headline font', async () => {
    const { work, press } = startWork('outline')
    await press({ headlineFont: 'Anton', colors: ['#ffcc00'] })
    expect(work.settings).toEqual({ ...defaults, look: 'pop', textColor: '#ffffff', accentColor: '#ffcc00' })
    expect(work.settings.opacity).toBe(100)
    expect(await press({ headlineFont: 'Caveat' })).toEqual({ missing: 'handle, logo or light colors' })
  })

  it('is the watermark, which Undo takes back, and which a second press leaves', async () => {
    const { work, press } = startWork('pop')
    const logo = { name: 'logo.png', blob: new Blob(['png']), width: 40, height: 20 }
    const result = await press({ handle: '@ana', position: 'top left', logo })
    const watermark = buildWatermark(work.settings, logo.blob)
    expect([work.logo, watermark]).toMatchObject([logo, { handle: '@ana', position: 'top left' }])
    expect(work.settings.logoSource).toBe('kit')
    expect(await press({ handle: '@ana', position: 'top left', logo: { ...logo } })).toEqual({ undo: null })
    if ('undo' in result) result.undo?.()
    expect([work.logo, work.settings.logoSource, buildWatermark(work.settings, null)]).toEqual([null, '', null])
  })
})

it('says once that a clip and its copy will be silent', () => {
  const clip = buildClip(1920, 1080)
  clip.details.unreadableSound = 'DTS'
  expect(listNotes([clip, { ...clip, id: 'copy' }], defaults)).toEqual([
    'clip.mp4 will be silent, because your browser can’t read its DTS audio.',
  ])
})

it('names the clips that lose much, and says whose shape is the original', () => {
  const [wide, tall] = [buildClip(1920, 1080), buildClip(1080, 1920)]
  const crop = (names: string) =>
    `Cropping cuts more than a third off ${names}. To show it all, choose “Fit with blurred edges.”`
  expect(listNotes([wide, tall, tall], { ...defaults, fit: 'crop' })).toEqual([
    '“Original” uses clip 1’s shape for the whole video.',
    crop('clip 2 and clip 3'),
  ])
  expect(listNotes([wide], { ...defaults, shape: '9:16', fit: 'crop' })).toEqual([crop('your clip')])
  expect(listNotes([wide, wide], { ...defaults, fit: 'crop' })).toEqual([])
})

it('shows clips of different shapes whole, and crops others, until the visitor chooses', () => {
  const [wide, tall] = [buildClip(1920, 1080), buildClip(1080, 1920)]
  const getFit = (clips: readonly Clip[], change: Partial<VideoSettings> = {}) =>
    chooseFit(clips, { ...defaults, ...change }).fit
  expect([getFit([wide, tall]), getFit([wide, buildClip(1440, 1080)])]).toEqual(['blur', 'crop'])
  expect([getFit([wide], { shape: '9:16' }), getFit([wide, tall], { fit: 'crop' })]).toEqual(['crop', 'crop'])
})

it.each([
  ['tiktok', {}, ['For TikTok, choose 9:16 under “Shape.”']],
  ['instagram', {}, ['For Instagram Reels, choose 9:16 under “Shape.”']],
  ['tiktok', { shape: '9:16', fit: 'blur' }, []],
  ['x', {}, []],
  ['custom', {}, []],
] as const)('says which shape %s takes, with %o of a GIF', (limit, change, notes) => {
  expect(listNotes([buildClip(480, 480)], { ...defaults, limit, ...change })).toEqual(notes)
})

it.each([
  [null, false, 'About 8 MB'],
  [null, true, 'About 7.8 MB'],
  [1_000_000, false, 'About 970 kB, at 626 × 1116'],
  [1000, false, 'This video can’t get that small. The minimum is about 245 kB. Trim it or raise the limit.'],
])('forecasts the size of the plan with a limit of %s bytes, muted: %s', (maxBytes, isMuted, forecast) => {
  const size = { width: 1080, height: 1920 }
  const parts = buildParts([buildClip(1080, 1920)], 9 / 16, 'crop')
  const answer = describeForecast({ parts, size, isMuted, maxBytes, captions: null, watermark: null })
  expect(answer).toEqual(maxBytes === 1000 ? { problem: forecast } : { forecast })
})

it('forecasts at most the size of the plan for a clip that hardly moves beside one that does', () => {
  const still = buildClip(1080, 1920)
  const parts = buildParts([{ ...still, details: { ...still.details, bitsPerPixel: 0.01 } }, still], 9 / 16, 'crop')
  const job = { parts, size: { width: 1080, height: 1920 }, isMuted: true, captions: null, watermark: null }
  const listForecasts = (...limits: (number | null)[]) =>
    limits.map((maxBytes) => describeForecast({ ...job, maxBytes }))
  expect(listForecasts(null, 2_000_000)).toEqual([
    { forecast: 'Up to 16 MB' },
    { forecast: 'Up to 1.9 MB, at 688 × 1222' },
  ])
  expect(() => listForecasts(Number.NaN)).not.toThrow()
})

it('shows a preview even if the logo cannot be drawn', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('memory', 'InvalidStateError')))
  const watermark = buildWatermark(defaults, new Blob(['png']))
  const overlay = loadOverlay({ captions: null, watermark, size: { width: 1080, height: 1920 } })
  await expect(overlay).resolves.toBeTypeOf('function')
  vi.unstubAllGlobals()
})

it('tells a job without a limit from one whose limit is no number', () => {
  const job = { parts: [], size: { width: 2, height: 2 }, isMuted: false, captions: null, watermark: null }
  const keys = [null, Number.NaN].map((maxBytes) => createJobKey({ ...job, maxBytes }, null))
  expect(new Set(keys).size).toBe(2)
})

it('has the download before the controls of the finished video', () => {
  const size = { width: 1080, height: 1920 }
  const job = { parts: [], size, isMuted: true, maxBytes: null, captions: null, watermark: null }
  const video = { result: { file: new File([], 'a.mp4'), size } as VideoResult, job, name: 'a.mp4', key: '' }
  vi.spyOn(objectUrlModule, 'useObjectUrl').mockReturnValueOnce('blob:1')
  expect(renderToStaticMarkup(createElement(ResultCard, { video }))).toMatch(/Download a-1080x1920.mp4.*<video /)
  const [current, outdated] = [false, true].map((isOutdated) =>
    renderToStaticMarkup(createElement(ResultCard, { video, isOutdated })),
  )
  expect(current).toContain(getButtonClass({ variant: 'primary', size: 'large' }))
  expect(outdated).not.toContain('bg-accent-fill')
})

it('says that the editor opens until it is there', () => {
  const project = { selectedClip: buildClip(1920, 1080), openingCount: 0, fileErrors: [] }
  vi.spyOn(projectModule, 'useProject').mockReturnValueOnce(project as unknown as projectModule.Project)
  expect(renderToStaticMarkup(createElement(VideoForPosts))).toContain('Opening the editor…')
})

it('a GIF does not open in a browser without an encoder, which Node.js is too', async () => {
  await expect(openClip(new File(['GIF89a'], 'loop.gif'))).rejects.toThrow('Your browser can’t make videos.')
})

describe('trimming', () => {
  it.each([
    ['start', 4, 4, 9],
    ['start', 12, 8.9, 9],
    ['start', -1, 0, 9],
    ['end', 99, 2, 10],
    ['end', 0, 2, 2.1],
  ] as const)('moves the %s to %d within the clip, and not the other end', (moved, time, start, end) => {
    expect(trimClip(buildClip(100, 100, { start: 2, end: 9 }), moved, time)).toMatchObject({ start, end })
  })

  it.each([
    ['abc', 'start', '“abc” isn’t a time. Type seconds, or minutes and seconds such as 0:07.5.'],
    ['-5', 'end', '“-5” isn’t a time. Type seconds, or minutes and seconds such as 0:07.5.'],
    ['1e3', 'end', '“1e3” isn’t a time. Type seconds, or minutes and seconds such as 0:07.5.'],
    ['', 'end', 'Type seconds, or minutes and seconds such as 0:07.5.'],
    ['99:99', 'end', 'This clip isn’t that long, so we used 0:10.00.'],
    ['0', 'end', 'The end has to come after the start, so we left 0:09.00.'],
    ['99:99', 'start', 'This clip isn’t that long, so we left 0:02.00.'],
    ['1', 'end', 'The end has to come after the start, so we moved the start to 0:00.00.'],
    ['0:07.5', 'end', ''],
  ] as const)('describes the problem with “%s” as the %s', (text, end, problem) => {
    const clip = buildClip(100, 100, { start: 2, end: 9 })
    const trimmedClip = trimClip(clip, end, parseSeconds(text) ?? clip[end], true)
    expect(describeTimeProblem(text, end, clip, trimmedClip)).toBe(problem)
  })

  it.each([
    ['start', 5, 5, 7],
    ['start', 2.99, 2.99, 4.99],
    ['start', 9, 9, 10],
    ['start', 9.95, 1, 3],
    ['end', 0.5, 0, 0.5],
    ['end', 2.5, 1, 2.5],
  ] as const)('by a %s typed as %d keeps the length where it can', (moved, time, start, end) => {
    expect(trimClip(buildClip(100, 100, { start: 1, end: 3 }), moved, time, true)).toMatchObject({ start, end })
  })

  it.each([
    ['1:02.5', 62.5],
    ['62,5', 62.5],
    ['0:01:02', 62],
    ['1:00:00', 3600],
    [' 7 s', 7],
    ['', null],
    ['one', null],
    ['1:2:3:4', null],
  ])('reads the time "%s"', (text, seconds) => {
    expect(parseSeconds(text)).toBe(seconds)
  })

  it.each([
    [0, '0:00.00'],
    [62.5, '1:02.50'],
    [59.999, '1:00.00'],
    [3600, '60:00.00'],
  ])('shows the time %d', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text)
    expect(parseSeconds(text)).toBeCloseTo(seconds, 1)
  })
})

describe('limits', () => {
  it.each([
    ['tiktok', 2, 'Through a scheduling app, TikTok needs at least 3 seconds. Duplicate a clip to make it longer.'],
    ['tiktok', 3, null],
    ['x', 150.2, 'Without Premium, X takes up to 2 min 20 s. Trim off 11 s.'],
    ['discord', 5000, null],
    ['none', 5000, null],
  ] as const)('of %s for %d seconds', (limit, seconds, problem) => {
    expect(describeLengthProblem(seconds, { ...defaults, limit })).toBe(problem)
  })

  it('are in bytes, typed or by name', () => {
    expect(getMaxBytes({ ...defaults, limit: 'none' })).toBeNull()
    expect(getMaxBytes({ ...defaults, limit: 'discord' })).toBe(10_000_000)
    expect(getMaxBytes({ ...defaults, limit: 'custom', megabytes: '8,5' })).toBe(8_500_000)
    for (const megabytes of ['0', '-3', 'ten', '1e9', ''])
      expect(describeSizeProblem(getMaxBytes({ ...defaults, limit: 'custom', megabytes }))).not.toBe('')
    expect([describeSizeProblem(null), describeSizeProblem(8_500_000)]).toEqual(['', ''])
  })
})
