import { expect, test } from 'vitest'
import { estimateTimes } from '@/lib/audio/speech/speech-sentences'
import { readFields } from '@/lib/generate/input/parameters'
import { loadBasicEngine } from '@/lib/generate/speech/speech-engine'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { Settings } from '@/lib/tool/settings'
import { runServerTool } from '@/test/run-server-tool'
import { snapToPauses } from './snap-to-pauses'
import { checkSpeechInput } from './stream-speech'
import tool from './tool'

const roboticSettings = toSettings(parseEnv({}))
const modelSettings = toSettings(
  parseEnv({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_SPEECH_MODEL: 'm',
    OPENAI_SPEECH_VOICES: 'nova:Nova,onyx:Onyx',
    OPENAI_SPEECH_PRICE: '0.015',
  }),
)

const createInput = (prompt: string, fields: object = {}) => ({ prompt, parameters: readFields(tool, fields) as never })
const getProblemCode = (settings: Settings, prompt: string, fields?: object) => {
  try {
    tool.parseTask(createInput(prompt, fields), settings)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([
  ['Hello', {}, null, null],
  ['Hello', { voice: 'de+f3' }, null, 'invalid_request'],
  ['Hello', { voice: 'onyx' }, 'invalid_request', null],
  ['Hello', { voice: 'en-us -w /etc/passwd' }, 'invalid_request', 'invalid_request'],
  ['7', {}, null, null],
  ['😀', {}, null, null],
  ['مرحبا', { voice: 'ar' }, null, 'invalid_request'],
  ['… — !?', {}, 'nothing_to_say', 'nothing_to_say'],
])('%j with %j: the robotic voice answers %s, the model %s', (prompt, given, byRobot, byModel) => {
  expect(getProblemCode(roboticSettings, prompt, given)).toBe(byRobot)
  expect(getProblemCode(modelSettings, prompt, given)).toBe(byModel)
})

test('is unsupported without espeak-ng and without a model', () => {
  expect(loadBasicEngine('/nowhere')).toBeNull()
  expect(() => checkSpeechInput(null, { text: 'Hello', voice: '' })).toThrow(
    expect.objectContaining({ code: 'unsupported' }),
  )
})

test.each([{ speed: 74 }, { speed: 151 }, { speed: 1.5 }, { rate: 100 }])('refuses %j', (given) => {
  expect(() => readFields(tool, given)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('charges a model’s price per thousand characters, and nothing for the robotic voice', () => {
  const getPrice = (text: string, settings: Settings) =>
    tool.getMaxCostMicroUsd?.(tool.parseTask(createInput(text), settings), settings)
  expect(getPrice('a'.repeat(500), modelSettings)).toBe(7_500)
  expect(getPrice('😀'.repeat(3), modelSettings)).toBe(45)
  expect(getPrice('Hello', roboticSettings)).toBeNull()
})

test('replies with one WAV file in parts, then its metadata, and the captions as text', async () => {
  const task = tool.parseTask(
    createInput('Hello there. How are you today?', { voice: 'en-gb', speed: 120 }),
    roboticSettings,
  )
  const { parts, text } = await runServerTool((context) => tool.run(task, context), { settings: roboticSettings })
  const { about } = parts.at(-1) as { about: { seconds: number } }
  expect(about).toMatchObject({ engine: 'basic', voice: 'English (UK), deep', sampleRate: 22_050 })
  const file = Buffer.concat(parts.slice(0, -1).map(({ audio }) => Buffer.from(String(audio), 'base64')))
  expect(file.length).toBe(44 + Math.round(about.seconds * 44_100))
  expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThan(64_000)
  expect(text).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nHello there\.\n\n2\n/)
  expect(text).toContain('How are you today?')
})

const sampleRate = 8_000

function createSamples(...seconds: number[]): Float32Array {
  return Float32Array.from(
    seconds.flatMap((length, index) =>
      Array.from({ length: Math.round(length * sampleRate) }, (_, sampleIndex) =>
        index % 2 === 0 ? Math.sin(sampleIndex / 3) / 2 : 0.001,
      ),
    ),
  )
}

const getTimes = (sentences: ReturnType<typeof snapToPauses>) =>
  sentences.map(({ start, end }) => [Number(start.toFixed(2)), Number(end.toFixed(2))])

test('divides the length by characters', () => {
  expect(estimateTimes(['12345', '1234567890', '😀😀😀😀😀'], 8)).toEqual([
    { text: '12345', start: 0, end: 2 },
    { text: '1234567890', start: 2, end: 6 },
    { text: '😀😀😀😀😀', start: 6, end: 8 },
  ])
})

test('moves a boundary to the middle of the nearest pause, but not the ends', () => {
  const sentences = estimateTimes(['a'.repeat(10), 'b'.repeat(10), 'c'.repeat(10)], 6)
  // The audio takes 2.4 s for the first sentence, 1.6 s for the second and 1.2 s for the third.
  expect(getTimes(snapToPauses(sentences, createSamples(2.4, 0.4, 1.6, 0.4, 1.2), sampleRate))).toEqual([
    [0, 2.6],
    [2.6, 4.6],
    [4.6, 6],
  ])
})

test('ignores a gap within a word, and leaves the estimate without a pause nearby', () => {
  const sentences = estimateTimes(['a'.repeat(10), 'b'.repeat(10)], 8)
  expect(getTimes(snapToPauses(sentences, createSamples(4.2, 0.08, 3.72), sampleRate))).toEqual(getTimes(sentences))
  expect(getTimes(snapToPauses(sentences, createSamples(1, 0.4, 6.6), sampleRate))).toEqual(getTimes(sentences))
})

test('two boundaries never share a pause, and times never decrease', () => {
  const sentences = estimateTimes(['aaaa', 'bb', 'cccc'], 5)
  const snappedTimes = getTimes(snapToPauses(sentences, createSamples(2.4, 0.4, 2.2), sampleRate))
  expect(snappedTimes).toEqual([
    [0, 2.6],
    [2.6, 3],
    [3, 5],
  ])
})
