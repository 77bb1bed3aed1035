import { fetchSolvedToken, generate } from '../../e2e/api-call.ts'
import { startMockTikTok } from '../../e2e/mock-servers/tiktok.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getNodePath } from '../../scripts/run.mjs'

const edge = new URL('./edge.mjs', import.meta.url).pathname

/** Starts a function with only this environment. `url` is null if the function exits immediately. */
async function startFunction(folder, env) {
  const child = spawn(getNodePath(), [edge, folder], { env: { PATH: process.env.PATH, ...env } })
  const exitPromise = once(child, 'exit')
  let output = ''
  const urlPromise = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        const edgeUrl = /edge at (\S+)/.exec(output)?.[1]
        if (edgeUrl) resolve(edgeUrl)
      })
    }
  })
  const url = await Promise.race([urlPromise, exitPromise.then(() => null)])
  return {
    url,
    getOutput: () => output,
    stop: async () => {
      child.kill('SIGKILL')
      const [code] = await exitPromise
      return code
    },
  }
}

const postLink = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'

export async function findRuntimeErrors({ functions }, appSecret) {
  const apiFunction = functions.find(({ routes }) => routes.includes('/api/generate-content'))
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-vercel-'))
  for (const [path, sourcePath] of apiFunction.files) cpSync(sourcePath, join(folder, path), { dereference: true })
  const tiktok = await startMockTikTok()
  const settings = { APP_SECRET: appSecret, TIKTOK_ORIGIN: tiktok.origin, ALTCHA_COST: '100' }
  try {
    return [
      ...(await checkWithoutSecret(folder)),
      ...(await checkWithoutSystemVariables(folder, settings)),
      ...(await checkDeployed(folder, { VERCEL: '1', ...settings })),
    ]
  } finally {
    await tiktok.close()
    rmSync(folder, { recursive: true })
  }
}

const errorUnless = (isFine, message) => (isFine ? [] : [message])

async function checkWithoutSecret(folder) {
  const site = await startFunction(folder, { VERCEL: '1' })
  if (site.url) await fetch(`${site.url}/api/health`).catch(() => {})
  const code = await site.stop()
  return [
    ...errorUnless(code === 1, 'Without APP_SECRET the function goes on.'),
    ...errorUnless(site.getOutput().includes('APP_SECRET is not set'), 'It does not say that APP_SECRET is missing.'),
  ]
}

async function checkWithoutSystemVariables(folder, settings) {
  const site = await startFunction(folder, settings)
  await fetch(`${site.url}/api/health`)
  await site.stop()
  const expectedText = 'expose the system environment variables'
  return errorUnless(site.getOutput().includes(expectedText), 'Nothing is said where system variables are missing.')
}

/** One instance issues the link; the video request is the first request of another instance. */
async function checkDeployed(folder, env) {
  const path = await getVideoPath(folder, env)
  const site = await startFunction(folder, env)
  try {
    const fetchJson = async (apiPath) => (await fetch(`${site.url}${apiPath}`)).json()
    const videoResponse = await fetch(`${site.url}${path}`)
    const bytes = (await videoResponse.arrayBuffer()).byteLength
    const contentLength = videoResponse.headers.get('content-length')
    const cardsReply = await generate(site.url)
    const { engine } = await fetchJson('/api/voices')
    const speechReply = await generate(site.url, {
      toolType: 'tiktok-voice-generator',
      prompt: 'Good morning.',
    })
    const proof = await fetchSolvedToken(site.url)
    const [firstUse, secondUse] = [
      await generate(site.url, { token: proof }),
      await generate(site.url, { token: proof }),
    ]
    return [
      ...errorUnless((await fetchJson('/api/health')).status === 'ok', 'It does not say that it lives.'),
      ...errorUnless(
        videoResponse.status === 200 && contentLength === String(bytes),
        `A film of ${bytes} bytes says ${contentLength}.`,
      ),
      ...errorUnless(videoResponse.headers.get('x-content-length') === null, 'X-Content-Length leaks.'),
      ...errorUnless(cardsReply.status === 200 && cardsReply.body.cards.length > 0, `It writes ${cardsReply.status}.`),
      ...errorUnless(engine !== 'none', 'It has no voice.'),
      ...errorUnless(
        speechReply.status === 200,
        `It speaks ${speechReply.status} ${JSON.stringify(speechReply.body)}.`,
      ),
      ...errorUnless(
        firstUse.status === 200 && secondUse.status === 403,
        `A proof counts ${firstUse.status}, ${secondUse.status}.`,
      ),
    ]
  } finally {
    await site.stop()
  }
}

async function getVideoPath(folder, env) {
  const site = await startFunction(folder, env)
  const { body } = await generate(site.url, { toolType: 'download-tiktok-video', prompt: postLink })
  await site.stop()
  return body.parts[0].videos[0].path
}
