import { AsyncLocalStorage } from 'node:async_hooks'

const responseStorage = new AsyncLocalStorage()

/** Does what answers a request, within which a route can reach the response. */
export const runWithResponse = (response, callback) => responseStorage.run(response, callback)

/**
 * Used by `lib/server/http/raw-body.ts`: has a route write its body to Node's own response, at the moment when Next ends it, which
 * was given a head alone. `prepare` gets the response and returns what begins to write. False where no response of ours is.
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
