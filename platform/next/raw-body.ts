import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { getProcessSingleton } from './process-state.ts'

const responseStorage = getProcessSingleton('response', () => new AsyncLocalStorage<ServerResponse>())

/** Runs a request handler whose routes may write their body to the Node.js response. */
export const runWithResponse = <T>(response: ServerResponse, handle: () => T): T =>
  responseStorage.run(response, handle)

/** Whether the site's own server answers the current request. Vercel and `next dev` do not use it. */
export const canSendRawBody = (): boolean => responseStorage.getStore() !== undefined

/**
 * Bypasses Next, whose web streams copy each chunk. When Next ends the response, `prepare`'s function writes the body.
 * The route must return the head without a body right after this call, and nothing may fail in between.
 */
export function sendRawBody(prepare: (response: ServerResponse) => () => void): void {
  const response = responseStorage.getStore()
  if (!response) throw new Error('No custom server is answering this request.')
  const startWriting = prepare(response)
  const { end } = response
  response.end = () => {
    response.end = end
    startWriting()
    return response
  }
}
