import { afterEach, expect, test, vi } from 'vitest'
import { runOnDevice } from './run-on-device'

afterEach(() => vi.unstubAllGlobals())

/** The browser's translator, which says each text in capitals and reports two steps of its download. */
function stubTranslator({ availability = 'downloadable', fails = '' } = {}) {
  const asked: object[] = []
  const destroyed = vi.fn()
  vi.stubGlobal('Translator', {
    async availability(options: object) {
      asked.push(options)
      return availability
    },
    async create({ monitor }: { monitor: (target: EventTarget) => void }) {
      const target = new EventTarget()
      monitor(target)
      for (const loaded of [0.5, 1]) target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }))
      return {
        async translate(text: string) {
          if (fails) throw Object.assign(new Error(fails), { name: fails })
          return text.toUpperCase()
        },
        destroy: destroyed,
      }
    },
  })
  return { asked, destroyed }
}

const translate = (text: string, more: object = {}) =>
  runOnDevice({
    task: 'translate',
    text,
    targetLanguage: 'es',
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  })

test('a text is translated from the language that it is in, and the download is told', async () => {
  const { asked, destroyed } = stubTranslator()
  const onProgress = vi.fn()
  expect(await translate('I bake slow bread every Sunday morning.', { onProgress })).toBe(
    'I BAKE SLOW BREAD EVERY SUNDAY MORNING.',
  )
  expect(asked).toEqual([{ sourceLanguage: 'en', targetLanguage: 'es' }])
  expect(onProgress.mock.calls).toEqual([[0.5], [1]])
  expect(destroyed).toHaveBeenCalledOnce()
})

test('the browser’s detector is asked where it is there already', async () => {
  const { asked } = stubTranslator()
  vi.stubGlobal('LanguageDetector', {
    availability: async () => 'available',
    create: async () => ({ detect: async () => [{ detectedLanguage: 'pt-BR', confidence: 0.9 }] }),
  })
  await translate('bom dia')
  expect(asked).toEqual([{ sourceLanguage: 'pt', targetLanguage: 'es' }])
})

test('subtitles keep their times', async () => {
  stubTranslator()
  const file =
    '1\n00:00:01,000 --> 00:00:02,000\nIt is slow bread for you.\n\n2\n00:00:03,000 --> 00:00:04,000\nAnd it is cheap.'
  expect(await translate(file)).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\nIT IS SLOW BREAD FOR YOU.\n\n2\n00:00:03,000 --> 00:00:04,000\nAND IT IS CHEAP.',
  )
})

test.each([
  ['nothing', '  ', {}],
  ['same', 'Hago pan lento todos los domingos por la mañana con mi madre.', {}],
  ['unavailable', 'I bake slow bread every Sunday.', { availability: 'unavailable' }],
  ['too_long', 'I bake slow bread every Sunday.', { fails: 'QuotaExceededError' }],
  ['failed', 'I bake slow bread every Sunday.', { fails: 'OperationError' }],
])('what cannot be done is said: %s', async (code, text, browser) => {
  stubTranslator(browser)
  await expect(translate(text)).rejects.toMatchObject({ code })
})

test('a browser without the model says so', async () => {
  await expect(translate('I bake slow bread every Sunday.')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a text is summarized', async () => {
  const options: object[] = []
  vi.stubGlobal('Summarizer', {
    async availability(given: object) {
      options.push(given)
      return 'available'
    },
    create: async () => ({ summarize: async (text: string) => `* ${text}` }),
  })
  expect(await translate('I bake.', { task: 'summarize' })).toBe('* I bake.')
  expect(options).toEqual([{ type: 'key-points', format: 'plain-text', length: 'medium' }])
})
