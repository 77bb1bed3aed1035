import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { SpeechStep } from '@/lib/audio/speech/speech'
import { basicVoices } from '@/lib/audio/speech/voices'
import { createBasicEngine, createBasicSpeaker, type SpeechJob } from './speech-engine'

const workerPath = fileURLToPath(new URL('../../../server/speech-worker.mjs', import.meta.url))
const speaker = createBasicSpeaker({ workerPath })
afterAll(() => speaker.stop())

async function say(text: string, { voice = 'en-us', speed = 1 } = {}) {
  const utterance = { text, voice: { id: voice, label: '' }, speed }
  const speaking = createBasicEngine(speaker).speak(utterance, new AbortController().signal)
  const steps: SpeechStep[] = []
  let step = await speaking.next()
  for (; !step.done; step = await speaking.next()) steps.push(step.value)
  const pieces = steps.flatMap((emittedStep) => ('chunk' in emittedStep ? [emittedStep.chunk.bytes] : []))
  return { ...step.value, pieces, file: Buffer.concat(pieces), steps }
}

function findPeakSample(file: Buffer, fromSeconds: number, toSeconds: number): number {
  const getByteOffset = (seconds: number) => 44 + 2 * Math.floor(seconds * 22_050)
  let peak = 0
  for (let byte = getByteOffset(fromSeconds); byte < Math.min(getByteOffset(toSeconds), file.length - 1); byte += 2) {
    peak = Math.max(peak, Math.abs(file.readInt16LE(byte)))
  }
  return peak
}

test('turns a text into one WAV file of 22,050 mono 16-bit samples a second, in chunks of at most 45 kB', async () => {
  const { file, pieces, ...facts } = await say('Bread needs time. Yours needs more, because the kitchen is cold.')
  expect(file.subarray(0, 4).toString()).toBe('RIFF')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  const format = [file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]
  expect(format).toEqual([1, 1, 22_050, 16])
  expect(file.readUInt32LE(40)).toBe(file.length - 44)
  expect(facts).toMatchObject({ sampleRate: 22_050, timing: 'measured' })
  expect(facts.seconds).toBeCloseTo((file.length - 44) / 44_100, 6)
  expect(pieces.length).toBeGreaterThan(3)
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(45_000)
})

test('times each sentence as spoken, ends it in silence and counts it as progress', async () => {
  const texts = [
    'The first one is short.',
    'The second one goes on for quite a while, as it should.',
    'Third comes last.',
  ]
  const { sentences, seconds, file, steps } = await say(texts.join(' '))
  expect(steps.slice(0, 3)).toEqual([1, 2, 3].map((done) => ({ progress: { stage: 'speaking', done, total: 3 } })))
  expect(sentences.map(({ text }) => text)).toEqual(texts)
  let previousEnd = 0
  for (const { text, start, end } of sentences) {
    const separateSpeech = await say(text)
    expect(start).toBe(previousEnd)
    expect(Math.abs(end - start - separateSpeech.seconds)).toBeLessThan(0.024)
    expect(findPeakSample(file, start + 0.1, end - 0.2)).toBeGreaterThan(3_000)
    expect(findPeakSample(file, end - 0.1, end - 0.03)).toBeLessThan(300)
    previousEnd = end
  }
  expect(previousEnd).toBeCloseTo(seconds, 6)
})

test.each([
  ['-v de --path=/etc -w /etc/passwd', 'en-us', 2],
  ['--help', 'en-us', 0.5],
  ['😀🎉', 'en-us', 0.8],
  ['مرحبا بالعالم، هذا اختبار.', 'ar', 1.2],
  ['こんにちは、おげんきですか。', 'ja', 1.2],
  ['你好，世界。', 'cmn', 1],
  ['Größe und Übermut', 'de+f3', 1],
])('speaks “%s” with %s for more than %f seconds', async (text, voice, minSeconds) => {
  const { seconds, file } = await say(text, { voice })
  expect(seconds).toBeGreaterThan(minSeconds)
  expect(findPeakSample(file, 0, seconds)).toBeGreaterThan(3_000)
})

test('reads markup and phoneme notation aloud instead of interpreting it', async () => {
  expect((await say('<break time="30s"/> hello')).seconds).toBeLessThan(6)
  const [notation, plain] = [await say("[[h@l'oU]]"), await say('hello')]
  expect(notation.seconds).toBeGreaterThan(plain.seconds * 1.5)
})

test('a higher speed shortens the audio, and the higher voice sounds different at about the same length', async () => {
  const text = 'The same words at another speed.'
  const [slow, normal, fast] = [await say(text, { speed: 0.75 }), await say(text), await say(text, { speed: 1.5 })]
  expect(slow.seconds / normal.seconds).toBeGreaterThan(1.15)
  expect(fast.seconds / normal.seconds).toBeLessThan(0.8)
  const higher = await say(text, { voice: 'en-us+f3' })
  expect(higher.file.equals(normal.file)).toBe(false)
  expect(higher.seconds / normal.seconds).toBeCloseTo(1, 0)
})

test('has every voice of the list and the higher variant in espeak-ng', async () => {
  const { default: createEspeak } = await import('espeak-ng')
  const voiceLines: string[] = []
  for (const kind of ['--voices', '--voices=variant']) {
    await createEspeak({ arguments: [kind], print: (line) => voiceLines.push(line), printErr() {} })
  }
  const knownVoices = new Set(voiceLines.map((line) => line.trim().split(/\s+/)[1]))
  expect(basicVoices.filter(({ id }) => !knownVoices.has(id.replace('+f3', '')))).toEqual([])
  expect(voiceLines.some((line) => line.includes('!v/f3'))).toBe(true)
})

const job: SpeechJob = { lines: ['Hello there.'], voice: 'en-us', wordsPerMinute: 160 }
const longJob: SpeechJob = { ...job, lines: Array.from({ length: 400 }, () => 'a very long sentence, '.repeat(30)) }

function createSpeak(options: Partial<Parameters<typeof createBasicSpeaker>[0]> = {}) {
  const ownSpeaker = createBasicSpeaker({ workerPath, ...options })
  onTestFinished(ownSpeaker.stop)
  return async (speechJob: SpeechJob, signal = new AbortController().signal) => {
    const speaking = ownSpeaker.speak(speechJob, signal)
    let step = await speaking.next()
    while (!step.done) step = await speaking.next()
    return step.value
  }
}

test('stops a job that takes too long', async () => {
  const speak = createSpeak({ maxProcessorMs: 500 })
  await expect(speak(longJob)).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
})

test('frees the thread for the next job when a visitor leaves', async () => {
  const speak = createSpeak()
  const controller = new AbortController()
  const abortedSpeech = speak(longJob, controller.signal)
  const nextSpeech = speak(job)
  await expect(speak(job, AbortSignal.abort(new Error('gone at once')))).rejects.toThrow('gone at once')
  controller.abort(new Error('left'))
  await expect(abortedSpeech).rejects.toThrow('left')
  expect((await nextSpeech).wav.length).toBeGreaterThan(20_000)
})

test('refuses too many jobs and replaces a worn-out worker without changing the audio', async () => {
  const speak = createSpeak({ maxQueueLength: 1, maxJobsPerThread: 1 })
  const [first, second, third] = [speak(job), speak(job), speak(job)]
  await expect(third).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  const sounds = await Promise.all([first, second])
  expect(sounds.map(({ ends }) => ends.length)).toEqual([1, 1])
  expect(new Set(sounds.map(({ wav }) => Buffer.from(wav).toString('base64'))).size).toBe(1)
})

test('reports an unknown voice and a worker that cannot start as internal errors', async () => {
  await expect(createSpeak()({ ...job, voice: 'nope' })).rejects.toMatchObject({ code: 'internal' })
  await expect(createSpeak({ workerPath: '/nowhere/worker.mjs' })(job)).rejects.toThrow(/nowhere/)
})
