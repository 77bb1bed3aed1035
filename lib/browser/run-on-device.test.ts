import { afterEach, expect, test, vi } from 'vitest'
import { getWriterAvailability, runOnDevice } from '@/lib/browser/run-on-device'

afterEach(() => vi.unstubAllGlobals())

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

const { signal } = new AbortController()
const translate = (text: string, overrides: object = {}) =>
  runOnDevice({ task: 'translate', text, targetLanguage: 'es', signal, onProgress: () => {}, ...overrides })

test('translates a text from its detected language and reports download progress', async () => {
  const { asked, destroyed } = stubTranslator()
  const onProgress = vi.fn()
  expect(await translate('I bake slow bread every Sunday.', { onProgress })).toBe('I BAKE SLOW BREAD EVERY SUNDAY.')
  expect(asked).toEqual([{ sourceLanguage: 'en', targetLanguage: 'es' }])
  expect(onProgress.mock.calls).toEqual([[0.5], [1]])
  expect(destroyed).toHaveBeenCalledOnce()
})

test('uses the browser’s language detector if it is available', async () => {
  const { asked } = stubTranslator()
  vi.stubGlobal('LanguageDetector', {
    availability: async () => 'available',
    create: async () => ({ destroy() {}, detect: async () => [{ detectedLanguage: 'pt-BR', confidence: 0.9 }] }),
  })
  await translate('bom dia')
  expect(asked).toEqual([{ sourceLanguage: 'pt', targetLanguage: 'es' }])
})

test('subtitles have the same times after translation', async () => {
  stubTranslator()
  const build = (first: string, second: string) =>
    `1\n00:00:01,000 --> 00:00:02,000\n${first}\n\n2\n00:00:03,000 --> 00:00:04,000\n${second}`
  const translated = await translate(build('It is slow bread for you.', 'And it is cheap.'))
  expect(translated).toBe(build('IT IS SLOW BREAD FOR YOU.', 'AND IT IS CHEAP.'))
})

test.each([
  ['nothing', '  ', {}],
  ['same', 'Hago pan lento todos los domingos por la mañana con mi madre.', {}],
  ['unavailable', 'I bake slow bread every Sunday.', { availability: 'unavailable' }],
  ['too_long', 'I bake slow bread every Sunday.', { fails: 'QuotaExceededError' }],
  ['failed', 'I bake slow bread every Sunday.', { fails: 'OperationError' }],
])('a translation fails with %s', async (code, text, browser) => {
  stubTranslator(browser)
  await expect(translate(text)).rejects.toMatchObject({ code })
})

test('summarizes a text if the browser has the model', async () => {
  await expect(translate('I bake.', { task: 'summarize' })).rejects.toMatchObject({ code: 'unavailable' })
  const options: object[] = []
  vi.stubGlobal('Summarizer', {
    async availability(summarizerOptions: object) {
      options.push(summarizerOptions)
      return 'available'
    },
    create: async () => ({ destroy() {}, summarize: async (text: string) => `* ${text}` }),
  })
  expect(await translate('I bake.', { task: 'summarize' })).toBe('* I bake.')
  expect(options).toEqual([{ type: 'key-points', format: 'plain-text', length: 'medium' }])
})

test('instructions that cannot be fetched end a text with their own notice, and the model’s failure takes priority', async () => {
  const notice = { title: 'Too fast' }
  const write = () =>
    runOnDevice({
      task: 'write',
      text: 'I bake slow bread every Sunday.',
      instructions: () => Promise.reject(notice),
      targetLanguage: 'en',
      signal,
      onProgress: () => {},
    })
  const destroy = vi.fn()
  const create = vi.fn().mockResolvedValueOnce({ destroy }).mockRejectedValueOnce(new Error('No memory'))
  vi.stubGlobal('LanguageModel', { availability: async () => 'available', create })
  await expect(write()).rejects.toBe(notice)
  expect(destroy).toHaveBeenCalledOnce()
  await expect(write()).rejects.toMatchObject({ code: 'failed' })
})

test('writes a text from instructions in a language that the model supports, and closes the session', async () => {
  const write = (text: string, overrides: object = {}) =>
    translate(text, { task: 'write', targetLanguage: 'auto', instructions: async () => `Write: ${text}`, ...overrides })
  expect(await getWriterAvailability()).toBe('unavailable')
  await expect(write('I bake slow bread every Sunday.')).rejects.toMatchObject({ code: 'unavailable' })
  const destroy = vi.fn()
  const createdOutputs: object[] = []
  vi.stubGlobal('LanguageModel', {
    availability: async () => 'downloadable',
    async create({ expectedOutputs }: { expectedOutputs: object }) {
      createdOutputs.push(expectedOutputs)
      return { destroy, prompt: async (text: string) => `1. ${text}` }
    },
  })
  expect(await getWriterAvailability()).toBe('downloadable')
  expect(await write('I bake slow bread every Sunday.')).toBe('1. Write: I bake slow bread every Sunday.')
  expect(await write('Hago pan lento todos los domingos por la mañana.')).toMatch(/^1\. Write: Hago/)
  expect(createdOutputs).toEqual([[{ type: 'text', languages: ['en'] }], [{ type: 'text', languages: ['es'] }]])
  expect(destroy).toHaveBeenCalledTimes(2)
  await expect(write('Я пеку хлеб каждое воскресенье.')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(write(' ')).rejects.toMatchObject({ code: 'nothing' })
})
