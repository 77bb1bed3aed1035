import { AsyncLocalStorage } from 'node:async_hooks'

const responseStorage = new AsyncLocalStorage()

export const runWithResponse = (response, callback) => responseStorage.run(response, callback)

/**
 * Used by `lib/server/http/raw-body.ts`: lets a route write its body to the Node.js response at the moment when
 * Next.js, which was given only headers, ends it. `prepare` receives the response and returns the function that starts
 * writing. Returns false outside the site's own server.
 */
globalThis[Symbol.for('postsmith.ownBody')] = (prepare) => {
  const response = responseStorage.getStore()
  if (!response) return false
  const startWriting = prepare(response)
  const { end } = response
  response.end = () => {
    response.end = end
    startWriting()
    return response
  }
  return true
}
