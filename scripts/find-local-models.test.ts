import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'

type Server = { program: string; origin: string; path: string }
type Find = (env: object, print: (message: string) => void, servers: readonly Server[]) => Promise<void>

const { findLocalModels, localServers }: { findLocalModels: Find; localServers: [Server, Server] } = await import(
  new URL('./find-local-models.mjs', import.meta.url).href
)
const [ollama, lmStudio] = localServers

const findMessages = async (servers: readonly Server[], env = {}) => {
  const messages: string[] = []
  await findLocalModels(env, (message) => messages.push(message), servers)
  return messages
}

const sendJson =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(JSON.stringify(body))
  }

/** As in docs.ollama.com/api/tags. */
const sendTags = (...names: unknown[]) => sendJson({ models: names.map((name) => ({ name, model: name })) })

/** As in issue 139 of JetBrains/koog. */
const sendModels = (...ids: string[]) => sendJson({ data: ids.map((id) => ({ id, object: 'model' })), object: 'list' })

async function start(server: Server, handler: RequestListener) {
  const { origin, requests } = await startLocalServer(handler)
  return { ...server, origin, requests }
}

test('prints the settings for the first model that writes text on this machine', async () => {
  const tags = ['nomic-embed-text:latest', 'all-minilm:latest', 'gpt-oss:120b-cloud', 'qwen3:8b', 'gemma3:4b', 'x/y:1b']
  const server = await start(ollama, sendTags(...tags))
  expect(await findMessages([server])).toEqual([
    `Found Ollama on this machine with qwen3:8b and 2 other models. Postsmith does not use it. To let it write results, add to .env:
  OPENAI_BASE_URL=${server.origin}/v1
  OPENAI_MODEL=qwen3:8b`,
  ])
  expect(server.requests).toEqual(['GET /api/tags'])
})

test('reads the list of LM Studio, and says in one line that no model can write', async () => {
  const server = await start(lmStudio, sendModels('qwen/qwen3-8b@q4_k_m', 'google/gemma-3-12b'))
  expect(await findMessages([server])).toEqual([
    expect.stringMatching(/^Found LM Studio on this machine with qwen\/qwen3-8b@q4_k_m and 1 other model\. /),
  ])
  expect(await findMessages([await start(lmStudio, sendModels('text-embedding-bge-m3'))])).toEqual([
    'Found LM Studio on this machine, but it has no model that writes text. Postsmith does not use it.',
  ])
})

test('prints only plain names', async () => {
  const hostileNames = ['a\u001b[2J', 'a\nAPP_SECRET=b', 'a b', 'a#b', '$a', 'ä', 'a'.repeat(81), '', 5, ['a'], null]
  const [message] = await findMessages([await start(ollama, sendTags(...hostileNames, 'qwen3:8b'))])
  expect(message).toMatch(/^Found Ollama on this machine with qwen3:8b\. .*\n.*\n {2}OPENAI_MODEL=qwen3:8b$/)
})

test.each([
  [{ OPENAI_API_KEY: 'sk-x' }, 0],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }, 0],
  [{ OPENAI_API_KEY: ' ', OPENAI_BASE_URL: ' ', OPENAI_MODEL: 'qwen3' }, 1],
])('with the settings %j, sends %i requests', async (env, count) => {
  const server = await start(ollama, sendTags('qwen3:8b'))
  expect(await findMessages([server], env)).toHaveLength(count)
  expect(server.requests).toHaveLength(count)
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['stops in the middle', (_request, response) => response.write('{"data": [')],
  ['closes the connection', (request) => request.socket.destroy()],
  ['sends HTML', (_request, response) => response.end('<!doctype html>')],
  ['sends 1 MB', sendJson({ data: [{ id: 'qwen3' }], padding: 'x'.repeat(1_000_000) })],
  ['requires a key', sendJson({ error: 'Unauthorized', data: [{ id: 'qwen3' }] }, 401)],
  ['sends another shape', sendJson({ data: { map: 1 } })],
])('ignores a server that %s, and prints what another answers', async (_case, handler) => {
  const servers = [await start(lmStudio, handler), await start(ollama, sendTags('qwen3:8b'))]
  expect(await findMessages(servers)).toEqual([expect.stringContaining('Found Ollama')])
})

test('follows no redirect', async () => {
  const target = await start(lmStudio, sendModels('qwen3'))
  const server = await start(lmStudio, (_request, response) =>
    response.writeHead(302, { Location: `${target.origin}/v1/models` }).end(),
  )
  expect(await findMessages([server])).toEqual([])
  expect([server.requests.length, target.requests.length]).toEqual([1, 0])
})
