import { framesOf } from '../lib/server/http/frames.ts'
import { writeClientAddress } from './client-address.mjs'
import { answerKept } from './kept-answers.mjs'
import { answeringWith } from './own-body.mjs'
import { refusalOf } from './refusal.mjs'
import { withAnswerHeaders } from './site-server.mjs'

function refuse(response, { status, headers, words }) {
  const all = { 'Content-Type': 'text/plain; charset=utf-8', ...headers }
  withAnswerHeaders(response).writeHead(status, all).end(`${words}\n`)
}

/**
 * What happens to a request, in order: what no page answers to is refused, pages and files of the build come from memory,
 * all else is Next's.
 */
export function createAnswer(kept, next) {
  return async function answer(request, response) {
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal)
    if (answerKept(kept, request, response)) return
    writeClientAddress(request)
    withAnswerHeaders(response)
    try {
      await answeringWith(response, () => next(request, response))
    } catch (error) {
      console.error('Postsmith: Next broke off.', framesOf(error))
      if (response.headersSent) return response.destroy()
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal Server Error\n')
    }
  }
}
