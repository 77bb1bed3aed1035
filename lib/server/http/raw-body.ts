import type { ServerResponse } from 'node:http'

/** Gets the response before its head is written; what it returns is called after that, to write the body and end it. */
type Prepare = (response: ServerResponse) => () => void

const rawBodySymbol = Symbol.for('postsmith.ownBody')

/** Whether a server of ours is in front (`server/raw-body.mjs`), whose responses a route can write to. Vercel has none. */
export const canSendRawBody = (): boolean => typeof Reflect.get(globalThis, rawBodySymbol) === 'function'

/**
 * Sends the body of the request being answered past Next, whose way through web streams makes several buffers of each piece.
 * The route answers with the head and no body right after this; nothing may fail in between. Throws outside of a request.
 */
export function sendRawBody(prepare: Prepare): void {
  const send: (prepare: Prepare) => boolean = Reflect.get(globalThis, rawBodySymbol)
  if (!send(prepare)) throw new Error('No request of our own server is being answered.')
}
