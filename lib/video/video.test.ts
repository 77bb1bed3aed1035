import type { VideoSample } from 'mediabunny'
import { describe, expect, test, vi } from 'vitest'
import type { WatermarkPosition } from '@/lib/images/watermark-positions'
import { fetchCaptionFonts, loadCaptionFonts } from './caption-fonts'
import { buildCaptionLines } from './caption-lines'
import { buildCaptionShapes, unifySize } from './captions'
import { type PicturePart, paintFrame, readFrames } from './frames'
import { layOutMark } from './overlay'
import { chooseFrameRate, planEncoding } from './plan-encoding'
import { countFrames } from './render-video'
import { createResampler } from './resampler'
import { mixToStereo } from './sound'
import type { CaptionSettings, CaptionStyleName } from './video-job'

/** Its tracks are arrays of samples. */
vi.mock('mediabunny', async (importOriginal) => ({
  ...(await importOriginal<typeof import('mediabunny')>()),
  VideoSampleSink: class {
    samples: () => readonly unknown[]
    constructor(track: readonly unknown[]) {
      this.samples = () => track
    }
  },
}))

describe('bitrates', () => {
  const options = {
    size: { width: 1080, height: 1920 },
    seconds: 60,
    frameRate: 30,
    hasSound: true,
    maxBytes: null,
    sourceBitsPerPixel: [1],
  }

  test('follow YouTube’s recommendations, but add nothing to a smaller source', () => {
    const bitrates = { videoBitrate: 8_000_000, audioBitrate: 128_000 }
    expect(planEncoding(options)).toEqual({ size: options.size, ...bitrates, bytes: 61_190_700, isMaximum: false })
    expect(planEncoding({ ...options, sourceBitsPerPixel: [0.01] })).toMatchObject({ isMaximum: true })
    expect(planEncoding({ ...options, sourceBitsPerPixel: [1, 0.08] })).toMatchObject({ ...bitrates, isMaximum: true })
    expect(planEncoding({ ...options, frameRate: 60 }).videoBitrate).toBe(12_000_000)
    expect(planEncoding({ ...options, size: { width: 640, height: 360 } }).videoBitrate).toBe(1_000_000)
    const smallSource = planEncoding({ ...options, sourceBitsPerPixel: [0.08] })
    expect(smallSource.videoBitrate).toBeCloseTo(0.08 * 1080 * 1920 * 30)
    expect(planEncoding({ ...options, hasSound: false }).audioBitrate).toBe(0)
  })

  test.each([50e6, 16e6, 8e6, 2e6])('stay below a limit of %d bytes', (maxBytes) => {
    const { size, videoBitrate, audioBitrate, bytes } = planEncoding({ ...options, maxBytes })
    expect(bytes).toBeGreaterThan(((videoBitrate + audioBitrate) * 60) / 8)
    expect(bytes).toBeLessThan(maxBytes)
    expect(audioBitrate).toBeGreaterThanOrEqual(64_000)
    expect([size.width % 2, size.height % 2]).toEqual([0, 0])
    expect(size.width / size.height).toBeCloseTo(9 / 16, 1)
  })

  test('reduce the size before they show blocks, and refuse what looks bad at every size', () => {
    expect(planEncoding({ ...options, maxBytes: 16e6 }).size).toEqual(options.size)
    expect(planEncoding({ ...options, maxBytes: 8e6 }).size.width).toBeLessThan(800)
    expect(() => planEncoding({ ...options, maxBytes: 500_000 })).toThrow(/The minimum is about 1\.\d MB/)
    const shortClip = { ...options, seconds: 0.1, size: { width: 1920, height: 1080 } }
    expect(() => planEncoding({ ...shortClip, maxBytes: 10_000 })).toThrow(/The minimum is about 11 kB/)
    // The minimum is above the limit also if the encoder made a larger file than planned.
    expect(() => planEncoding({ ...shortClip, maxBytes: 8000, limitShare: 0.66 })).toThrow(/The minimum is about 17 kB/)
    expect(planEncoding({ ...shortClip, maxBytes: 12_000 }).bytes).toBeLessThan(12_000)
  })
})

describe('sound', () => {
  const getToneValue = (seconds: number) => Math.sin(2 * Math.PI * 3000 * seconds)

  test.each([48_000, 44_100, 22_050, 96_000])('keeps a tone at %d Hz and its place', (rate) => {
    const start = Math.round(rate / 4) / rate
    const resampler = createResampler(start, rate, 48_000)
    const tone = Float32Array.from(
      { length: 2 * rate },
      (_, index) => (index % 2) * getToneValue((index - 1) / 2 / rate),
    )
    const firstBlock = resampler.add(tone.subarray(0, 2048))
    const restBlock = resampler.add(tone.subarray(2048))
    const samples = [firstBlock, restBlock, resampler.finish()].flatMap(({ data }) => [...data])
    const output = samples.filter((_, index) => index % 2 === 1)
    expect(firstBlock.firstFrame).toBe(Math.ceil(start * 48_000))
    expect(output.length).toBeCloseTo(48_000, -1)
    const errors = output.map((value, index) => {
      const seconds = (firstBlock.firstFrame + index) / 48_000 - start
      return seconds < 0.001 || seconds > 0.999 ? 0 : Math.abs(value - getToneValue(seconds))
    })
    expect(Math.max(...errors)).toBeLessThan(0.003)
  })

  test.each([3, 5, 6, 7, 8])('of %d channels has the center on both sides', (numberOfChannels) => {
    const copyTo = (data: Float32Array, { planeIndex = 0 }) => data.fill(planeIndex === 2 ? 1 : 0)
    const stereo = mixToStereo({ numberOfFrames: 1, numberOfChannels, copyTo: copyTo as never })
    expect([...stereo]).toEqual([expect.closeTo(Math.SQRT1_2), expect.closeTo(Math.SQRT1_2)])
  })

  test('tells a gap from an inexact time stamp', () => {
    const resampler = createResampler(0, 48_000, 48_000)
    resampler.add(new Float32Array(9600))
    expect(resampler.continues(0.101, 48_000)).toBe(true)
    expect(resampler.continues(0.2, 48_000)).toBe(false)
    expect(resampler.continues(0.1, 44_100)).toBe(false)
  })
})

describe('caption lines', () => {
  const getTexts = (text: string) =>
    buildCaptionLines([{ start: 0, end: 4, text }]).map(({ words }) => words.map((word) => word.text))

  test('are short and alike in length', () => {
    expect(getTexts('Three dinners from\none <i>roast</i> chicken')).toEqual([
      ['Three', 'dinners', 'from'],
      ['one', 'roast', 'chicken'],
    ])
    expect(getTexts('a b c d e f g h').map((words) => words.length)).toEqual([4, 4])
    expect(getTexts('今日は鶏肉一羽で三つの料理を作ります。').length).toBe(2)
    const words = getTexts('I tested nine sourdough recipes so you do not have to.')
    expect(words.map(({ length }) => length)).toEqual([5, 6])
    expect(getTexts('   ')).toEqual([])
  })

  test('share a cue’s time by letters, unless the file has times of words', () => {
    const letters = buildCaptionLines([{ start: 0, end: 4, text: 'e\u0301 👩‍👩‍👧 a 한' }])
    expect(letters[0]?.words.map(({ start }) => start)).toEqual([0, 0.8, 1.6, expect.closeTo(2.4)])
    expect(buildCaptionLines([{ start: 1, end: 2, text: 'ab cdefghij' }])).toEqual([
      {
        start: 1,
        end: 2,
        words: [
          { text: 'ab', start: 1, end: 1.2 },
          { text: 'cdefghij', start: 1.2, end: 2 },
        ],
      },
    ])
    const [line] = buildCaptionLines([{ start: 1, end: 3, text: 'one <00:00:02.500><c>two</c>' }])
    expect(line?.words.map(({ text, start }) => [text, start])).toEqual([
      ['one', 1],
      ['two', 2.5],
    ])
  })
})

test('a typeface is loaded without the files that fail, even halfway', async () => {
  const bytes = new ArrayBuffer(8)
  const arrayBuffer = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue(bytes)
  const fetchFile = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError())
  fetchFile.mockResolvedValueOnce(Response.error()).mockResolvedValue({ ok: true, arrayBuffer } as unknown as Response)
  expect(await fetchCaptionFonts('pop')).toMatchObject([{ family: 'Anton', bytes }])
  fetchFile.mockRestore()
})

test('a page loads a typeface again until all of its files work', async () => {
  const fonts = new Set<object>()
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new DOMException('damaged', 'SyntaxError'))
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('FontFace', function create() {
    return { load }
  })
  const response = { ok: true, arrayBuffer: async () => new ArrayBuffer(8) } as Response
  const fetchFile = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError()).mockResolvedValue(response)
  const sizes: number[] = []
  for (let call = 0; call < 3; call += 1) {
    await loadCaptionFonts('pop')
    sizes.push(fonts.size)
  }
  expect([...sizes, fetchFile.mock.calls.length]).toEqual([2, 4, 4, 8])
  fetchFile.mockRestore()
  vi.unstubAllGlobals()
})

describe('captions', () => {
  const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5
  const drawWords = (text: string, settings: Partial<CaptionSettings>, time = 0) => {
    const lines = buildCaptionLines([{ start: 0, end: 3, text }])
    const allSettings: CaptionSettings = {
      lines,
      style: 'outline',
      reveal: 'line',
      height: 0.5,
      scale: 1,
      margins: { top: 0.1, right: 0.2, bottom: 0.3, left: 0.1 },
      colors: { text: '#ffffff', accent: '#ffd400', background: '#000000' },
      ...settings,
    }
    const [line] = lines
    if (!line) throw new Error('No line')
    const size = { width: 1080, height: 1920 }
    return buildCaptionShapes(line, unifySize(allSettings, size, measure), size, time, measure)
  }
  const listWords = (shapes: ReturnType<typeof drawWords>) =>
    shapes.flatMap((shape) => (shape.kind === 'text' && !shape.outline ? [shape] : []))

  test.each<CaptionStyleName>(['outline', 'box', 'highlight', 'pop', 'karaoke'])(
    '%s stays inside its margins',
    (style) => {
      const words = [0, 1].flatMap((height) =>
        listWords(drawWords('extraordinarily uncharacteristic', { style, height })),
      )
      expect(new Set(words.map(({ y }) => y)).size).toBeLessThanOrEqual(4)
      for (const { x, y, text, font } of words) {
        expect(y - font.size).toBeGreaterThanOrEqual(192)
        expect(y).toBeLessThanOrEqual(1344)
        expect(x).toBeGreaterThanOrEqual(108)
        expect(x + measure(text, font)).toBeLessThanOrEqual(864)
      }
    },
  )

  test('shows words when they are spoken, always in the middle', () => {
    for (const [time, words] of [
      [0, ['one']],
      [1.5, ['one', 'two']],
    ] as const) {
      const shapes = listWords(drawWords('one two six', { reveal: 'word' }, time))
      expect(shapes.map(({ text }) => text)).toEqual(words)
      const [first, last] = [shapes.at(0), shapes.at(-1)]
      if (!first || !last) throw new Error('No words')
      expect((first.x + last.x + measure(last.text, last.font)) / 2).toBeCloseTo(108 + (1080 * 0.7) / 2)
    }
  })

  test('all lines have the size of the one that needs the smallest letters', () => {
    const texts = ['one two', 'extraordinarily uncharacteristic', '']
    const lines = texts.flatMap((text) => buildCaptionLines([{ start: 0, end: 3, text }]))
    const getSizes = (text: string, settings = {}) =>
      listWords(drawWords(text, { scale: 1.5, ...settings })).map(({ font }) => font.size)
    const [small = 0] = getSizes('extraordinarily uncharacteristic')
    expect(small).toBeLessThan(getSizes('one two')[0] ?? 0)
    for (const size of texts.flatMap((text) => getSizes(text || 'one two', { lines }))) expect(size).toBeCloseTo(small)
  })

  test('marks the spoken word', () => {
    const getColors = (style: CaptionStyleName) =>
      listWords(drawWords('one two six', { style }, 1.5)).map(({ color }) => color)
    expect(getColors('pop')).toEqual(['#ffffff', '#ffd400', '#ffffff'])
    expect(getColors('karaoke')).toEqual(['#ffd400', '#ffd400', '#ffffff'])
    expect(getColors('highlight')).toEqual(['#ffffff', '#14110f', '#ffffff'])
  })

  test('puts words in the order in which they are read', () => {
    const getOrder = (text: string) =>
      listWords(drawWords(text, {}))
        .toSorted((one, other) => one.x - other.x)
        .map((word) => word.text)
    expect(getOrder('one two six')).toEqual(['one', 'two', 'six'])
    expect(getOrder('אב Jo Li גד')).toEqual(['גד', 'Jo', 'Li', 'אב'])
  })
})

test('a watermark is inside the margins and never on captions, its logo at its own shape', () => {
  const margins = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.05 }
  const captions = { style: 'outline', height: 0, scale: 1, margins } as CaptionSettings
  const layOut = (position: WatermarkPosition, under: CaptionSettings | null = null, handle = '@ana') => {
    const watermark = { handle, logo: null, position, size: 0.04, opacity: 0.8, margins }
    const measure = (text: string) => text.length * 20
    const size = { width: 1080, height: 1920 }
    const { drawing, box } = layOutMark(watermark, { width: 400, height: 100 }, under, size, measure)
    return { ...drawing, edges: [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round) }
  }
  expect(layOut('top left').shapes[0]).toMatchObject({ kind: 'picture', width: expect.closeTo(259.2), height: 64.8 })
  expect(layOut('top left').edges.slice(0, 2)).toEqual([54, 192])
  expect(layOut('bottom right').edges.slice(2)).toEqual([864, 1344])
  expect(layOut('top', null, '@'.repeat(51)).edges).toMatchObject({ 0: 54, 2: 864 })
  expect(layOut('bottom right', captions).edges).toMatchObject({ 1: 192, 2: 864 })
  expect(layOut('top', { ...captions, height: 1 }).edges[3]).toBe(1344)
  expect(layOut('bottom right', { ...captions, height: 0.5 }).edges[3]).toBe(1344)
})

test('a transparent frame does not show the previous one', () => {
  const calls: string[] = []
  const context = { canvas: { width: 9, height: 16 }, clearRect: () => calls.push('clear') }
  const turned = { setRotation() {}, draw: () => calls.push('draw'), close() {} }
  const sample = { rotation: 0, flip: false, clone: () => turned } as unknown as VideoSample
  const part = { rotation: 0, frame: { x: 0, y: 0, width: 1, height: 1 } } as PicturePart
  paintFrame(context as unknown as OffscreenCanvasRenderingContext2D, { sample, part, time: 0, end: 1 })
  expect(calls).toEqual(['clear', 'draw'])
})

test('each frame lasts until the next, and all are closed even if the encoder fails', async () => {
  const start = () => {
    const samples = [1, 1.5, 2].map((timestamp) => ({ timestamp, close: vi.fn() }))
    const frames = readFrames([{ start: 1, end: 3, track: samples } as unknown as PicturePart])
    return { frames, listClosed: () => samples.map(({ close }) => close.mock.calls.length) }
  }
  const { frames, listClosed } = start()
  expect((await Array.fromAsync(frames)).map(({ time, end }) => [time, end])).toEqual([
    [0, 0.5],
    [0.5, 1],
    [1, 2],
  ])
  expect(listClosed()).toEqual([1, 1, 1])
  const failed = start()
  await failed.frames.next()
  await failed.frames.return(undefined)
  expect(failed.listClosed()).toEqual([1, 1, 0])
})

test.each([
  ['one clip keeps its rate', [23.976], 23.976],
  ['clips of the same rate keep it', [29.97, 30], 29.97],
  ['more than 60 frames per second become 60', [120], 60],
  ['a slow clip gets 30', [10], 30],
  ['clips of several rates get 30', [24, 30, 33], 30],
])('%s', (_, rates, expected) => {
  expect(chooseFrameRate(rates)).toBe(expected)
})

test.each([
  ['every second one of 60 per second', 60, 30, [0, 2, 4, 6]],
  ['each one of 24 per second, and some twice', 24, 30, [0, 1, 1, 2, 3, 4, 5, 5, 6]],
  ['some of 33 per second', 33, 30, [0, 1, 2, 3, 4, 5, 7]],
])('a constant rate has %s', (_, sourceRate, rate, expected) => {
  const frames = Array.from({ length: 60 }, (_frame, index) => {
    // Time stamps are in whole milliseconds, as in WebM.
    const [start, end] = [index, index + 1].map((number) => Math.round((number / sourceRate) * 1000) / 1000)
    return Array<number>(countFrames(end ?? 0, rate) - countFrames(start ?? 0, rate)).fill(index)
  })
  expect(frames.flat().slice(0, expected.length)).toEqual(expected)
})
