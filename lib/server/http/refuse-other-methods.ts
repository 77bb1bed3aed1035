import { PublicError } from '@/lib/core/errors'
import { respond } from './respond'

type Handler = (request: Request) => Promise<Response>

/** Handlers for a route that answers only `allowedMethods`: every other method gets 405 and `Allow`, OPTIONS gets 204. */
export function refuseOtherMethods(
  route: string,
  allowedMethods: 'GET' | 'POST' | 'GET, HEAD' | 'GET, POST',
): { refuse: Handler; options: Handler } {
  const allowHeader = `${allowedMethods}, OPTIONS`
  return {
    async refuse(request) {
      const reply = await respond(route, request, () => {
        throw new PublicError('invalid_request', { status: 405 })
      })
      reply.headers.set('Allow', allowHeader)
      return reply
    },
    async options() {
      return new Response(null, { status: 204, headers: { Allow: allowHeader } })
    },
  }
}
