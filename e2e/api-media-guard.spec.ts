import { expect, test } from '@playwright/test'
import { rejectedLinks } from '../test/rejected-links'
import { fetchSolvedToken, generate } from './api-call'
import { servers } from './servers'

const site = process.env.POSTSMITH_URL_BUILTIN ?? servers.builtIn.url
const tiktok = process.env.POSTSMITH_URL_TIKTOK ?? servers.tiktok.url

const tools = [
  'tiktok-transcript-generator',
  'tiktok-thumbnail-download',
  'download-tiktok-video',
  'download-tiktok-mp3',
] as const

/** An id that no other test uses; its ending chooses what the mock server does. */
const createPostId = (ending: string) => `7300${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}${ending}`

/** Where the mock server was asked, and the connections to its neighbour on the inside, which must never be made. */
async function fetchRequestLog(): Promise<string[]> {
  const requests = (await (await fetch(`${tiktok}/__requests`)).json()) as { method: string; path: string }[]
  return requests.map(({ method, path }) => `${method} ${path}`)
}

const fetchInternalRequests = async () =>
  (await fetchRequestLog()).filter((line) => /^CONNECT|^\w+ \/(?:inside|latest|etc)\b/.test(line))

/** The address of that neighbour. */
async function fetchInternalOrigin(): Promise<string> {
  const response = await fetch(`${tiktok}/ZMinside`, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '').origin
}

/** The reply to a link, with a token that would be refused: links are judged before. */
async function fetchVerdict(toolType: string, link: string): Promise<string> {
  const { status, body } = await generate(site, { toolType, prompt: link, token: 'none' })
  return `${status} ${body.code}`
}

/** A good link, which stops only at the token. */
const acceptedReply = '403 bot_check'

const specialReplies: Record<string, string> = {
  nothing: '400 empty_prompt',
  spaces: '400 empty_prompt',
  '3,000 characters': '400 too_long',
  // Control characters are dropped from every prompt, and what is left is a link to TikTok.
  'NUL inside': acceptedReply,
}

/** The transcript tool takes several lines, and from them whatever is a link to TikTok. */
const transcriptReplies: Record<string, string> = {
  '3,000 characters': '400 invalid_url',
  'a second link': acceptedReply,
}

for (const toolType of tools) {
  // Rows 86, 87, 88, 89, 90, 91, 92, 93, 95, 96
  test(`${toolType} refuses every crooked address before it asks for anything`, async () => {
    const id = createPostId('001')
    const replies: Record<string, string> = {}
    for (const [what, link] of rejectedLinks) {
      replies[what] = await fetchVerdict(toolType, link.replaceAll('7300000000000000001', id))
    }
    const expectedReplies =
      toolType === 'tiktok-transcript-generator' ? { ...specialReplies, ...transcriptReplies } : specialReplies
    const expected = rejectedLinks.map(([what]) => [what, expectedReplies[what] ?? '400 invalid_url'])
    expect(replies).toEqual(Object.fromEntries(expected))
    expect((await fetchRequestLog()).filter((line) => line.includes(id))).toEqual([])
    expect(await fetchInternalRequests()).toEqual([])
  })
}

// Rows 88, 90
test('the addresses of this very machine are refused, the mock server’s as well', async () => {
  const id = createPostId('001')
  const [host, inside] = [new URL(tiktok).host, new URL(await fetchInternalOrigin()).host]
  const links = [
    `${tiktok}/@a/video/${id}`,
    `https://${host}/@a/video/${id}`,
    `http://localhost:${new URL(tiktok).port}/@a/video/${id}`,
    `http://${inside}/@a/video/${id}`,
    `https://www.tiktok.com@${inside}/@a/video/${id}`,
    `http://[::1]:${new URL(tiktok).port}/@a/video/${id}`,
  ]
  for (const link of links) expect(await fetchVerdict('download-tiktok-video', link), link).toBe('400 invalid_url')
  expect((await fetchRequestLog()).filter((line) => line.includes(id))).toEqual([])
  expect(await fetchInternalRequests()).toEqual([])
})

for (const [code, reply] of [
  ['ZMevil01', '400 invalid_url'],
  ['ZMevil02', '400 invalid_url'],
  ['ZMevil03', '400 invalid_url'],
  ['ZMevil04', '400 invalid_url'],
  ['ZMevil05', '400 invalid_url'],
  ['ZMevil06', '400 invalid_url'],
  ['ZMhrefX1', '400 invalid_url'],
  ['ZMmeta01', '400 invalid_url'],
  ['ZMinside', '400 invalid_url'],
  ['ZMinHere', '400 invalid_url'],
  ['ZMlogin3', '403 video_login'],
  ['ZMloop01', '503 unavailable'],
  ['ZMpingA1', '503 unavailable'],
  ['ZMhops01', '503 unavailable'],
] as const) {
  // Rows 97, 98
  test(`the short link ${code} is followed no further than TikTok`, async () => {
    const { status, body } = await generate(site, {
      toolType: 'download-tiktok-video',
      prompt: `https://vm.tiktok.com/${code}/`,
      token: await fetchSolvedToken(site, 'download-tiktok-video'),
    })
    expect(`${status} ${body.code}`).toBe(reply)
    expect(JSON.stringify(body)).not.toMatch(/evil|169\.254|127\.0\.0\.1/)
    expect(await fetchInternalRequests()).toEqual([])
  })
}

/** The link under which this site hands out a post's best film. */
async function fetchFilmUrl(id: string): Promise<string> {
  const toolType = 'download-tiktok-video'
  const { body } = await generate(site, { toolType, prompt: `https://www.tiktok.com/@demo.user/video/${id}` })
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  return `${site}${parts[0]?.videos[0]?.path}`
}

for (const [what, ending] of [
  ['to an address on the inside', '719'],
  ['to another site', '728'],
  ['in a circle', '729'],
] as const) {
  // Rows 97, 98
  test(`a film that TikTok redirects ${what} is not fetched there`, async () => {
    const response = await fetch(await fetchFilmUrl(createPostId(ending)))
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable'])
    expect(await fetchInternalRequests()).toEqual([])
  })
}

test('a film that TikTok moved within its own servers is fetched there', async () => {
  const id = createPostId('720')
  const response = await fetch(await fetchFilmUrl(id))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  await response.arrayBuffer()
  expect((await fetchRequestLog()).filter((line) => line.includes(`/media/720.mp4?id=${id}`))).toEqual([
    `GET /media/720.mp4?id=${id}&do=moved`,
    `GET /media/720.mp4?id=${id}`,
  ])
})

test('a film whose address is another site’s is not offered', async () => {
  const prompt = `https://www.tiktok.com/@demo.user/video/${createPostId('723')}`
  const { status, body } = await generate(site, { toolType: 'download-tiktok-video', prompt })
  expect([status, body.code]).toEqual([503, 'unavailable'])
})
