import { expect, test } from 'vitest'
import { basicVoices } from '@/lib/audio/speech/basic-voices'
import { readFields } from '@/lib/generate/input/parameters'
import { loadBasicEngine } from '@/lib/generate/speech/get-speech-engine'
import { parseEnv, toSettings } from '@/lib/server/env'
import type { ServerPart } from '@/lib/tool/server-run'
import type { Settings } from '@/lib/tool/settings'
import { checkSpeechInput } from './check-voice'
import { copy } from './copy'
import { tiktokVoiceGenerator as tool } from './tool'

const roboticSettings = toSettings(parseEnv({}))
const modelSettings = toSettings(
  parseEnv({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_SPEECH_MODEL: 'm',
    OPENAI_SPEECH_VOICES: 'nova:Nova,onyx:Onyx',
    OPENAI_SPEECH_PRICE: '0.015',
  }),
)

const createInput = (prompt: string, fields: object = {}) => ({
  prompt,
  parameters: readFields(tool, fields) as never,
})
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
])('%j with %j: %s by the robotic voice, %s by the model', (prompt, given, byRobot, byModel) => {
  expect(getProblemCode(roboticSettings, prompt, given)).toBe(byRobot)
  expect(getProblemCode(modelSettings, prompt, given)).toBe(byModel)
})

test('where espeak-ng is not installed and no model is set up, nobody speaks', () => {
  expect(loadBasicEngine('/nowhere')).toBeNull()
  expect(() => checkSpeechInput(null, { text: 'Hello', voice: '' })).toThrow(
    expect.objectContaining({ code: 'unsupported' }),
  )
})

test.each([{ speed: 74 }, { speed: 151 }, { speed: 1.5 }, { rate: 100 }])('%j is refused', (given) => {
  expect(() => readFields(tool, given)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a model’s price goes by the thousand characters, the robotic voice costs nothing', () => {
  const getPrice = (text: string, settings: Settings) =>
    tool.getMaxCostMicroUsd?.(tool.parseTask(createInput(text), settings), settings)
  expect(getPrice('a'.repeat(500), modelSettings)).toBe(7_500)
  expect(getPrice('😀'.repeat(3), modelSettings)).toBe(45)
  expect(getPrice('Hello', roboticSettings)).toBeNull()
})

test('the reply is one WAV file in parts, then its facts, and as text its captions', async () => {
  const task = tool.parseTask(
    createInput('Hello there. How are you today?', { voice: 'en-gb', speed: 120 }),
    roboticSettings,
  )
  const steps = tool.run(task, {
    settings: roboticSettings,
    signal: new AbortController().signal,
    binding: '',
    safetyId: '',
    spend() {},
  })
  const parts: ServerPart[] = []
  let step = await steps.next()
  for (; !step.done; step = await steps.next()) if ('part' in step.value) parts.push(step.value.part)
  const { about } = parts.at(-1) as { about: { seconds: number } }
  expect(about).toMatchObject({ engine: 'basic', voice: 'English (UK), lower', sampleRate: 22_050 })
  const file = Buffer.concat(parts.slice(0, -1).map(({ audio }) => Buffer.from(String(audio), 'base64')))
  expect(file.length).toBe(44 + Math.round(about.seconds * 44_100))
  expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThan(64_000)
  expect(step.value).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nHello there\.\n\n2\n/)
  expect(step.value).toContain('How are you today?')
})

test('the page counts the languages rightly', () => {
  // “English (US)” and “English (UK)” are one.
  const languages = new Set(basicVoices.map(({ language }) => language?.split(' (')[0]))
  expect(copy.description).toContain(`${languages.size} languages`)
  expect(copy.features.map(({ title }) => title)).toContain(`${languages.size} languages`)
})
