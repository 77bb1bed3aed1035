import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { basicVoices } from '@/lib/audio/speech/basic-voices'
import type { SpeechMetadata, SpeechStep } from '@/lib/audio/speech/speech'
import { createBasicEngine } from './basic-engine'
import { createBasicSpeaker } from './basic-speaker'

const workerFile = fileURLToPath(new URL('../../../server/speech-worker.mjs', import.meta.url))
const speaker = createBasicSpeaker({ workerPath: workerFile })
const engine = createBasicEngine(speaker)
const neverAborted = new AbortController().signal

afterAll(() => speaker.stop())

async function say(text: string, { voice = 'en-us', speed = 1, signal = neverAborted, by = engine } = {}) {
  const speaking = by.speak({ text, voice: { id: voice, label: '' }, speed }, signal)
  const steps: SpeechStep[] = []
  let step = await speaking.next()
  for (; !step.done; step = await speaking.next()) steps.push(step.value)
  const pieces = steps.flatMap((given) => ('chunk' in given ? [given.chunk] : []))
  const file = Buffer.concat(pieces.map(({ bytes }) => bytes))
  return { facts: step.value satisfies SpeechMetadata, pieces, file, steps }
}

/** The loudest sample between two moments, of 32,768. */
function findPeakSample(file: Buffer, from: number, to: number): number {
  const at = (seconds: number) => 44 + 2 * Math.floor(seconds * 22_050)
  let most = 0
  for (let byte = at(from); byte < Math.min(at(to), file.length - 1); byte += 2) {
    most = Math.max(most, Math.abs(file.readInt16LE(byte)))
  }
  return most
}

test('a text becomes one WAV file: 22,050 mono samples of 16 bits a second, in pieces of at most 45 kB', async () => {
  const { file, facts, pieces } = await say('Bread needs time. Yours needs more of it, because the kitchen is cold.')
  expect(file.subarray(0, 4).toString()).toBe('RIFF')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([
    1, 1, 22_050, 16,
  ])
  expect(file.readUInt32LE(40)).toBe(file.length - 44)
  expect(facts).toMatchObject({ sampleRate: 22_050, timing: 'measured' })
  expect(facts.seconds).toBeCloseTo((file.length - 44) / 44_100, 6)
  expect(pieces.length).toBeGreaterThan(3)
  expect(Math.max(...pieces.map(({ bytes }) => bytes.length))).toBe(45_000)
})

test('each sentence is timed as it was spoken: what it lasts alone it lasts in the text, and it ends in silence', async () => {
  const sentences = [
    'The first one is short.',
    'The second one goes on for quite a while, as it should.',
    'Third comes last.',
  ]
  const { facts, file } = await say(sentences.join(' '))
  expect(facts.sentences.map(({ text }) => text)).toEqual(sentences)
  let end = 0
  for (const { text, start, end: until } of facts.sentences) {
    const alone = await say(text)
    expect(start).toBe(end)
    expect(Math.abs(until - start - alone.facts.seconds)).toBeLessThan(0.024)
    expect(findPeakSample(file, start + 0.1, until - 0.2)).toBeGreaterThan(3_000)
    expect(findPeakSample(file, until - 0.1, until - 0.03)).toBeLessThan(300)
    end = until
  }
  expect(end).toBeCloseTo(facts.seconds, 6)
})

test('progress counts the sentences as they are spoken', async () => {
  const { steps } = await say('One is here. Two is here. Three is here.')
  expect(steps.slice(0, 3)).toEqual([1, 2, 3].map((done) => ({ progress: { stage: 'speaking', done, total: 3 } })))
})

test.each([
  ['-v de --path=/etc -w /etc/passwd', 'en-us', 2],
  ['--help', 'en-us', 0.5],
  ['😀🎉', 'en-us', 0.8],
  ['مرحبا بالعالم، هذا اختبار.', 'ar', 1.2],
  ['こんにちは、おげんきですか。', 'ja', 1.2],
  ['你好，世界。', 'cmn', 1],
  ['Größe und Übermut', 'de+f3', 1],
  ['👩‍👩‍👧‍👦'.repeat(140), 'en-us', 10],
  ['a'.repeat(1000), 'en-us', 5],
])('“%.20s” is spoken by %s for more than %f seconds', async (text, voice, seconds) => {
  const { facts, file } = await say(text, { voice })
  expect(facts.seconds).toBeGreaterThan(seconds)
  expect(findPeakSample(file, 0, facts.seconds)).toBeGreaterThan(3_000)
})

test('markup and the notation of sounds are read out, not obeyed', async () => {
  const silence = await say('<break time="30s"/> hello')
  expect(silence.facts.seconds).toBeLessThan(6)
  const [named, plain] = [await say("[[h@l'oU]]"), await say('hello')]
  expect(named.facts.seconds).toBeGreaterThan(plain.facts.seconds * 1.5)
})

test('a higher speed is shorter, and the higher voice is another sound of about the same length', async () => {
  const text = 'The same words at another speed.'
  const [slow, usual, fast] = [await say(text, { speed: 0.75 }), await say(text), await say(text, { speed: 1.5 })]
  expect(slow.facts.seconds / usual.facts.seconds).toBeGreaterThan(1.15)
  expect(fast.facts.seconds / usual.facts.seconds).toBeLessThan(0.8)
  const higher = await say(text, { voice: 'en-us+f3' })
  expect(higher.file.equals(usual.file)).toBe(false)
  expect(higher.facts.seconds / usual.facts.seconds).toBeCloseTo(1, 0)
})

test('espeak-ng has every voice of the list, and the variant that makes it higher', async () => {
  const { default: createEspeak } = await import('espeak-ng')
  const listed: string[] = []
  for (const kind of ['--voices', '--voices=variant']) {
    await createEspeak({ arguments: [kind], print: (line) => listed.push(line), printErr() {} })
  }
  const known = new Set(listed.map((line) => line.trim().split(/\s+/)[1]))
  expect(basicVoices.filter(({ id }) => !known.has(id.replace('+f3', '')))).toEqual([])
  expect(listed.some((line) => line.includes('!v/f3'))).toBe(true)
})
