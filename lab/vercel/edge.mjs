/** Mocks Vercel's edge. A separate process, because the function changes the working folder and the environment. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const folder = resolve(process.argv[2])
const handleRequest = createRequire(join(folder, 'edge.cjs'))('./___next_launcher.cjs')
const media = /^\/api\/media\/([^/?]+)/

const server = createServer((request, response) => {
  for (const name of Object.keys(request.headers))
    if (/^x-(?!request-id)/.test(name)) delete request.headers[name]
  const path = new URL(request.url, 'http://edge').pathname
  const token = media.exec(path)?.[1]
  request.headers['x-real-ip'] = '198.51.100.7'
  request.headers['x-forwarded-for'] = '198.51.100.7'
  request.headers['x-matched-path'] = token ? '/api/media/[token]' : path
  if (token) request.url = `/api/media/[token]?nxtPtoken=${encodeURIComponent(token)}`
  handleRequest(request, response)
})
server.listen(0, '127.0.0.1', () => console.log(`edge at http://127.0.0.1:${server.address().port}`))
