import { beforeEach, expect, test, vi } from 'vitest'
import { recordToolUse } from '@/lib/browser/usage'
import { startLocalServer } from '@/test/local-server'
import { createMemoryStorage, stubBrowser } from '@/test/simulate-browser'
import { fetchBotCheckConfig } from './bot-check/bot-check'
import type { FlowEvent, Job } from './flow'
import { RequestError } from './request-error'
import { runJob, type Send } from './run-job'
import { send } from './send-server-job'
import { reloadWithValues, validatePrompt } from './use-flow'

const notifySuccess = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/notify', () => ({ clearErrors: () => {}, notifySuccess }))

beforeEach(stubBrowser)

type Reply = { remaining: number; isFree?: true }

const job: Job = { values: { prompt: ' one, two ', parameters: { elsewhere: true } } }
const piece = { type: 'piece', piece: 'a' } as const

/** Records all reports of a job in order. */
function start(sendJob: Send<Job, string, Reply>, successMessage = 'Content generated!') {
  const reports: unknown[] = []
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const stop = runJob({
    job,
    tool: 't',
    token: 'x',
    send: sendJob,
    successMessage,
    dispatch: (event: FlowEvent<Job, string>) => reports.push(event),
    onEnd({ pieces, reply }) {
      reports.push({ pieces, reply })
      setTimeout(resolve)
    },
    onSuccess: (remaining) => reports.push({ remaining }),
    onFailure: (notice) => reports.push({ notice }),
  })
  return { reports, stop, settled }
}

test.each<[string, Reply, object[]]>([
  ['counts a use', { remaining: 4 }, [{ remaining: 4 }]],
  ['counts no use if it is free', { remaining: 4, isFree: true }, []],
])('a successful job reports its events and reply, and %s', async (_, reply, uses) => {
  const { reports, settled } = start(async (_job, { tool, token, emit }) => {
    emit(piece)
    emit({ type: 'progress', progress: { stage: `${tool} ${token}` } })
    return reply
  })
  await settled
  const progress = { type: 'progress', progress: { stage: 't x' } }
  const events = [{ type: 'started' }, piece, progress, { type: 'finished' }]
  expect(reports).toEqual([...events, { pieces: ['a'], reply }, ...uses])
})

test('shows the message of a success once, and none where each job of a list would show it', async () => {
  notifySuccess.mockClear()
  for (const message of ['Post found!', '']) await start(async () => ({ remaining: 4 }), message).settled
  expect(notifySuccess.mock.calls).toEqual([['Post found!']])
})

const chunkError = Object.assign(new Error('Failed to load chunk /_next/x.js'), { name: 'ChunkLoadError' })

test.each([
  [new RequestError({ code: 'bot_check' }), 'Verification failed. Please refresh the page and try again.'],
  [chunkError, 'Part of this page could not be opened. Reload the page and try again.'],
  [new TypeError('not for visitors'), 'Please try again in a moment.'],
])('reports a job that fails (%s), ends with the pieces it had and counts no use', async (cause, text) => {
  const { reports, settled } = start(async (_, { emit }) => {
    emit(piece)
    throw cause
  })
  await settled
  const notice = expect.objectContaining({ title: 'Generation failed', text })
  expect(reports).toEqual([{ type: 'started' }, piece, { notice }, { pieces: ['a'], reply: null }])
})

test('ends a stopped job once with the pieces it had, and ignores later ones', async () => {
  const gate = Promise.withResolvers<void>()
  const { reports, stop, settled } = start(async (_, { emit, signal }) => {
    emit(piece)
    await gate.promise
    emit(piece)
    return { remaining: signal.aborted ? 0 : 1 }
  })
  stop()
  gate.resolve()
  await settled
  stop()
  expect(reports).toEqual([{ type: 'started' }, piece, { pieces: ['a'], reply: null }])
})

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

async function sendTo(sentJob: Job, ...events: string[]) {
  const { origin } = await startLocalServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(events.join(''))
  })
  const { fetch } = globalThis
  const fetchMock = vi.fn((path: string, init: RequestInit) => fetch(`${origin}${path}`, init))
  vi.stubGlobal('fetch', fetchMock)
  const emitted: unknown[] = []
  const { signal } = new AbortController()
  const emit = (event: unknown) => emitted.push(event)
  const readText = (value: unknown) => (typeof value === 'string' ? value : null)
  const reply = await send(sentJob, { tool: 't', token: 'x', signal, emit }, readText).catch((cause: unknown) => cause)
  const [[path, init] = []] = fetchMock.mock.calls
  return { path, headers: new Headers(init?.headers), body: init?.body, emitted, reply }
}

test('emits valid progress and parts of a server tool in order', async () => {
  const progress = { stage: 'checking', done: 0, total: 2 }
  const reply = { content: 'a', remaining: 4 }
  const events = [event('progress', progress), event('part', 'a'), event('part', 3), event('progress', {})]
  const sent = await sendTo(job, ...events, event('done', reply))
  expect(sent.emitted).toEqual([{ type: 'progress', progress }, piece])
  expect(sent.reply).toEqual(reply)
  expect([sent.path, sent.headers.get('Content-Type')]).toEqual(['/api/generate-content', 'application/json'])
  expect(sent.headers.get('Idempotency-Key')).toMatch(/^"[\w-]{16,64}"$/)
  expect(JSON.parse(String(sent.body))).toEqual({
    toolType: 't',
    prompt: 'one, two',
    turnstileToken: 'x',
    parameters: { elsewhere: true },
  })
})

test("sends a job's own request with the token", async () => {
  const buildRequest = async (token: string) => ({
    url: `/api/transcribe-file?${token}`,
    headers: { 'Content-Type': 'audio/mp4' },
    body: 'sound',
  })
  const { path, headers, body } = await sendTo({ ...job, buildRequest }, event('done', { content: '' }))
  expect([path, headers.get('Content-Type'), body]).toEqual(['/api/transcribe-file?x', 'audio/mp4', 'sound'])
  expect(headers.has('Idempotency-Key')).toBe(false)
})

test('treats a reply without content as no data', async () => {
  const { reply } = await sendTo(job, event('done', { remaining: 4 }))
  expect(reply).toMatchObject({ notice: { title: 'Generation failed', text: 'No data received from the service' } })
})

const image = { base64: '/9j/', allowsEmptyPrompt: true }
const whenEmpty = { title: 'Say what’s in the picture', text: 'A few words are enough.' }
const emptyNotice = {
  title: 'Please enter a prompt',
  text: 'Add some details about what you want to generate.',
  next: 'edit',
}

test.each<[string, string, Job['image'] | undefined, object | null]>([
  ['a prompt', 'bread', undefined, null],
  ['a prompt of as many characters as allowed', '🎬'.repeat(10), undefined, null],
  [
    'a longer prompt',
    '🎬'.repeat(11),
    undefined,
    { title: 'Generation failed', text: 'Your text is too long. The maximum is 10 characters.', next: 'edit' },
  ],
  ['an empty prompt', '', undefined, emptyNotice],
  ['invisible characters', '\u200b\u3164\ufe0f\u034f', undefined, emptyNotice],
  ['an image that is enough', ' ', image, null],
  ['an image that is not enough', ' ', { ...image, allowsEmptyPrompt: false }, emptyNotice],
  ['an image that is being opened', 'dog', { ...image, base64: null }, { title: 'One moment', next: 'again' }],
])('checks %s before sending', (_, prompt, sentImage, notice) => {
  const actualNotice = validatePrompt('t', prompt, 10, sentImage && { image: sentImage })
  if (notice) expect(actualNotice).toMatchObject({ ...notice, isSelfContained: true })
  else expect(actualNotice).toBeNull()
})

test('lets a tool define the message for missing input', () => {
  const notice = { ...whenEmpty, next: 'edit', isSelfContained: true }
  expect(validatePrompt('t', ' ', 2000, {}, whenEmpty)).toMatchObject(notice)
})

test('reports a missing connection before sending', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(validatePrompt('t', 'bread', 2000)).toMatchObject({
    title: 'You’re offline',
    text: 'Your text is still here. Try again when you’re back online.',
    next: 'again',
    isSelfContained: true,
  })
})

test('does not send the 21st use of a tool on one day unless it is free', () => {
  for (let useIndex = 0; useIndex < 20; useIndex += 1) recordToolUse('t')
  expect(validatePrompt('t', 'bread', 2000)).toMatchObject({
    title: 'Usage limit reached',
    text: "You've reached the daily limit for this tool. Try again tomorrow!",
    next: 'nothing',
  })
  expect(validatePrompt('t', 'bread', 2000, { isFree: true })).toBeNull()
  expect(validatePrompt('other', 'bread', 2000)).toBeNull()
})

const storageWithDraft = createMemoryStorage()
storageWithDraft.setItem('postsmith-draft-hooks', '{"version":1,"prompt":"bread\\nsoup","parameters":{}}')
test.each<[string, object, string[][]]>([
  ['a draft of the whole form', storageWithDraft, []],
  ['no draft', createMemoryStorage(), [['/tool#prompt=bread+%26+salt&tone=funny']]],
])('carries the sent values in the URL on a reload unless the tab has a draft: %s', (_, storage, replacedUrls) => {
  const location = { pathname: '/tool', replace: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('sessionStorage', storage)
  reloadWithValues('hooks', { prompt: 'bread & salt', parameters: { tone: 'funny' } })
  expect(location.replace.mock.calls).toEqual(replacedUrls)
  expect(location.reload).toHaveBeenCalledOnce()
})

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: 'aa',
  salt: 'bb',
  cost: 5_000,
  keyLength: 32,
  keyPrefix: 'cc',
  keySignature: 'dd',
  data: { tool: 't' },
}
const altchaConfig = { provider: 'altcha', challenge: { parameters, signature: 'ee' } }

function fetchConfig(reply: (url: string) => Response) {
  vi.stubGlobal('fetch', async (url: string) => reply(url))
  return fetchBotCheckConfig({ tool: 't', usesFallback: false, signal: new AbortController().signal })
}

test.each([[{ provider: 'turnstile', siteKey: 'key' }], [altchaConfig]])('reads the bot check %j', async (config) => {
  expect(await fetchConfig(() => Response.json(config))).toEqual(config)
})

test.each<[string, unknown]>([
  [
    'a challenge whose cost is not a number',
    { ...altchaConfig, challenge: { parameters: { ...parameters, cost: 'x' } } },
  ],
  ['a widget without its key', { provider: 'turnstile' }],
  ['nothing', null],
])('fails on %s as on any unreadable reply', async (_, body) => {
  await expect(fetchConfig(() => Response.json(body))).rejects.toThrow('Please try again in a moment.')
})

test.each([
  [true, 'An ad blocker may be blocking the check that you’re not a robot. Allow this site in it and try again.'],
  [false, 'Please try again in a moment.'],
])('reports a bot check that cannot be fetched while the site is reachable (%s): %s', async (isReachable, message) => {
  const config = fetchConfig((url) => {
    if (isReachable && url.endsWith('/robots.txt')) return new Response()
    throw new TypeError('Failed to fetch')
  })
  await expect(config).rejects.toThrow(message)
})
