import { post, solvedToken } from '../../e2e/api-call.ts'
import { startTikTok } from '../../e2e/stand-ins/tiktok.ts'
import { startFunction, unpack } from './start-function.mjs'

const postLink = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'

/** What the function of the API does not do as the site needs it, each in a sentence. */
export async function faultsOfRun({ functions }, appSecret) {
  const api = functions.find(({ routes }) => routes.includes('/api/generate-content'))
  const { folder, remove } = unpack(api)
  const tiktok = await startTikTok()
  const settings = { APP_SECRET: appSecret, TIKTOK_ORIGIN: tiktok.origin, ALTCHA_COST: '100' }
  try {
    return [
      ...(await withoutSecret(folder)),
      ...(await withoutSystemVariables(folder, settings)),
      ...(await asDeployed(folder, { VERCEL: '1', ...settings })),
    ]
  } finally {
    await tiktok.close()
    remove()
  }
}

const faultUnless = (isFine, words) => (isFine ? [] : [words])

async function withoutSecret(folder) {
  const site = await startFunction(folder, { VERCEL: '1' })
  if (site.url) await fetch(`${site.url}/api/health`).catch(() => {})
  const code = await site.stop()
  return [
    ...faultUnless(code === 1, 'Without APP_SECRET the function goes on.'),
    ...faultUnless(
      site.said().includes('APP_SECRET is not set'),
      'It does not say that APP_SECRET is missing.',
    ),
  ]
}

async function withoutSystemVariables(folder, settings) {
  const site = await startFunction(folder, settings)
  await fetch(`${site.url}/api/health`)
  await site.stop()
  const words = 'expose the system environment variables'
  return faultUnless(site.said().includes(words), 'Nothing is said where system variables are missing.')
}

/** The link comes from one instance; that a film is asked for is the first thing that another one hears. */
async function asDeployed(folder, env) {
  const path = await filmPath(folder, env)
  const site = await startFunction(folder, env)
  try {
    const json = async (given) => (await fetch(`${site.url}${given}`)).json()
    const film = await fetch(`${site.url}${path}`)
    const bytes = (await film.arrayBuffer()).byteLength
    const said = film.headers.get('content-length')
    const written = await post(site.url)
    const { engine } = await json('/api/voices')
    const spoken = await post(site.url, { toolType: 'tiktok-voice-generator', prompt: 'Good morning.' })
    const proof = await solvedToken(site.url)
    const [once, twice] = [await post(site.url, { token: proof }), await post(site.url, { token: proof })]
    return [
      ...faultUnless((await json('/api/health')).status === 'ok', 'It does not say that it lives.'),
      ...faultUnless(film.status === 200 && said === String(bytes), `A film of ${bytes} bytes says ${said}.`),
      ...faultUnless(film.headers.get('x-content-length') === null, 'X-Content-Length leaks.'),
      ...faultUnless(written.status === 200 && written.body.cards.length > 0, `It writes ${written.status}.`),
      ...faultUnless(engine !== 'none', 'It has no voice.'),
      ...faultUnless(spoken.status === 200, `It speaks ${spoken.status} ${JSON.stringify(spoken.body)}.`),
      ...faultUnless(
        once.status === 200 && twice.status === 403,
        `A proof counts ${once.status}, ${twice.status}.`,
      ),
    ]
  } finally {
    await site.stop()
  }
}

async function filmPath(folder, env) {
  const site = await startFunction(folder, env)
  const { body } = await post(site.url, { toolType: 'download-tiktok-video', prompt: postLink })
  await site.stop()
  return body.parts[0].videos[0].path
}
