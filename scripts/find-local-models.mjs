import { get } from 'node:http'

const TIMEOUT_MS = 500
const MAX_REPLY_BYTES = 64 * 1024

/** Where each program lists its models unless it is set up otherwise, and where the list has their names. */
export const localServers = [
  { program: 'Ollama', origin: 'http://127.0.0.1:11434', path: '/api/tags', listKey: 'models', nameKey: 'name' },
  { program: 'LM Studio', origin: 'http://127.0.0.1:1234', path: '/v1/models', listKey: 'data', nameKey: 'id' },
]

/**
 * Prints which of these programs runs on this machine and the settings that use it, unless the environment has a model
 * already. Never rejects.
 */
export async function findLocalModels(env, print, servers = localServers) {
  if (env.OPENAI_API_KEY?.trim() || env.OPENAI_BASE_URL?.trim()) return
  const printServer = async (server) => {
    const models = await listModels(server).catch(() => null)
    if (models !== null) print(describeServer(server, models))
  }
  await Promise.all(servers.map(printServer))
}

function describeServer({ program, origin }, [model, ...others]) {
  const found = `Found ${program} on this machine`
  if (model === undefined) return `${found}, but it has no model that writes text. Postsmith does not use it.`
  const rest = others.length === 0 ? '' : ` and ${others.length} other model${others.length === 1 ? '' : 's'}`
  return `${found} with ${model}${rest}. Postsmith does not use it. To let it write results, add to .env:
  OPENAI_BASE_URL=${origin}/v1
  OPENAI_MODEL=${model}`
}

async function listModels({ origin, path, listKey, nameKey }) {
  const reply = await requestJson(origin + path)
  return reply[listKey].map((entry) => entry[nameKey]).filter((name) => isPlainName(name) && !isUnsuitable(name))
}

/** Whether a terminal and `.env` can show this name as it is. */
const isPlainName = (name) => typeof name === 'string' && /^[\w.:/@-]{1,80}$/.test(name)

/** Whether the model writes no text, or runs in Ollama's cloud. */
const isUnsuitable = (name) => /embed|minilm|bge-|rerank|whisper|tts|cloud$/i.test(name)

/** Unlike `fetch`, follows no redirect and, with an agent of its own, uses no proxy of the environment. */
function requestJson(url) {
  return new Promise((resolve, reject) => {
    const options = { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }
    get(url, options, (response) => readJson(response).then(resolve, reject)).on('error', reject)
  })
}

async function readJson(response) {
  const chunks = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (response.statusCode !== 200 || length > MAX_REPLY_BYTES) throw new Error('This is not a list of models.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}
