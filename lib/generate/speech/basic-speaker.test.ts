import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createBasicSpeaker, type SpeechJob } from './basic-speaker'

const workerFile = fileURLToPath(new URL('../../../server/speech-worker.mjs', import.meta.url))
const job: SpeechJob = { lines: ['Hello there.'], voice: 'en-us', wordsPerMinute: 160 }
const longJob: SpeechJob = {
  ...job,
  lines: Array.from({ length: 400 }, () => 'a very long sentence, '.repeat(30)),
}

function createSpeak(options: Partial<Parameters<typeof createBasicSpeaker>[0]> = {}) {
  const speaker = createBasicSpeaker({ workerPath: workerFile, ...options })
  onTestFinished(speaker.stop)
  return async (given: SpeechJob, signal = new AbortController().signal) => {
    const speaking = speaker.speak(given, signal)
    let step = await speaking.next()
    while (!step.done) step = await speaking.next()
    return step.value
  }
}

test('what takes too long is stopped, and the next job gets a new worker', async () => {
  const speak = createSpeak({ maxProcessorMs: 1_500 })
  await expect(speak(longJob)).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  expect((await createSpeak()(job)).wav.length).toBeGreaterThan(20_000)
})

test('a visitor who leaves makes way for the one who waits behind', async () => {
  const speak = createSpeak()
  const leaving = new AbortController()
  const left = speak(longJob, leaving.signal)
  const next = speak(job)
  const gone = speak(job, AbortSignal.abort(new Error('gone at once')))
  await expect(gone).rejects.toThrow('gone at once')
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect((await next).wav.length).toBeGreaterThan(20_000)
})

test('too many at once are turned away before they wait', async () => {
  const speak = createSpeak({ maxQueueLength: 1 })
  const [first, second, third] = [speak(job), speak(job), speak(job)]
  await expect(third).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  expect((await Promise.all([first, second])).map(({ ends }) => ends.length)).toEqual([1, 1])
})

test('a worker that has done its share is replaced, and the same words sound the same', async () => {
  const speak = createSpeak({ maxJobsPerThread: 1 })
  const all = [await speak(job), await speak(job)]
  expect(new Set(all.map(({ wav }) => Buffer.from(wav).toString('base64'))).size).toBe(1)
})

test('a voice that espeak-ng does not have and a worker that cannot start are errors of ours', async () => {
  await expect(createSpeak()({ ...job, voice: 'nope' })).rejects.toMatchObject({ code: 'internal' })
  await expect(createSpeak({ workerPath: '/nowhere/worker.mjs' })(job)).rejects.toThrow(/nowhere/)
})
