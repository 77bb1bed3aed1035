import type { ServerResponse } from 'node:http'

/** Gets the response before its head is written. The returned function then writes the body and ends it. */
type Prepare = (response: ServerResponse) => () => void

const rawBodySymbol = Symbol.for('postsmith.ownBody')

/**
 * Whether the custom server (`server/raw-body.mjs`) is in front, which lets a route write to its response. Vercel has
 * none.
 */
export const canSendRawBody = (): boolean => typeof Reflect.get(globalThis, rawBodySymbol) === 'function'

/**
 * Sends the current request's body without Next, whose web streams make several buffers of each chunk. The route must
 * return the head without a body right after this, and nothing may fail in between. Throws outside a request.
 */
export function sendRawBody(prepare: Prepare): void {
  const send: (prepare: Prepare) => boolean = Reflect.get(globalThis, rawBodySymbol)
  if (!send(prepare)) throw new Error('No custom server is answering this request.')
}
