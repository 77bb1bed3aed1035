import { RequestFailure } from '@/components/run/request-failure'
import { type CheckOffer, checkOfferSchema } from '@/lib/bot-check/check-offer'
import { errorReplySchema } from '@/lib/errors/error-reply'

type Options = { tool: string; fallback: boolean; signal: AbortSignal; origin?: string }

/** Asks the server which check to pass. `fallback` asks for the one that needs no third party. */
export async function fetchOffer({ tool, fallback, signal, origin = '' }: Options): Promise<CheckOffer> {
  const query = new URLSearchParams({ tool, ...(fallback && { fallback: '1' }) })
  const body = await ask(`${origin}/api/bot-check?${query}`, signal)
  const offer = checkOfferSchema.safeParse(body).data
  if (!offer) throw new RequestFailure(errorReplySchema.parse(body))
  return offer
}

async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { signal, cache: 'no-store' })
    return await response.json()
  } catch (cause) {
    throw new RequestFailure({ code: 'internal' }, { cause })
  }
}
