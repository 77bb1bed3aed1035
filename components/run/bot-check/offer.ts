import type { Challenge } from 'altcha-lib/types'
import { RequestFailure } from '@/components/run/request-failure'
import { isRecord } from '@/lib/is-record'

/** The check that the server asks for. */
export type Offer = { provider: 'turnstile'; siteKey: string } | { provider: 'altcha'; challenge: Challenge }

type Options = { tool: string; fallback: boolean; signal: AbortSignal; origin?: string }

/** Asks the server which check to pass. `fallback` asks for the one that needs no third party. */
export async function fetchOffer({ tool, fallback, signal, origin = '' }: Options): Promise<Offer> {
  const query = new URLSearchParams({ tool, ...(fallback && { fallback: '1' }) })
  const body = await ask(`${origin}/api/bot-check?${query}`, signal)
  if (body.provider === 'turnstile' && typeof body.siteKey === 'string') {
    return { provider: 'turnstile', siteKey: body.siteKey }
  }
  if (body.provider === 'altcha' && isChallenge(body.challenge)) {
    return { provider: 'altcha', challenge: body.challenge }
  }
  throw new RequestFailure({
    ...(typeof body.code === 'string' && { code: body.code }),
    ...(typeof body.error === 'string' && { error: body.error }),
  })
}

async function ask(url: string, signal: AbortSignal): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, { signal, cache: 'no-store' })
    const body: unknown = await response.json()
    return isRecord(body) ? body : {}
  } catch (cause) {
    throw new RequestFailure({ code: 'internal' }, { cause })
  }
}

function isChallenge(value: unknown): value is Challenge {
  return isRecord(value) && isRecord(value.parameters) && typeof value.parameters.algorithm === 'string'
}
