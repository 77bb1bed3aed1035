import { PublicError } from '@/lib/core/errors'
import type { LimitStore } from '@/lib/server/limits/store'
import type { BotCheckConfig } from '@/lib/tool/bot-check-config'
import type { Settings } from '@/lib/tool/settings'
import { createAltcha, parseAltchaPayload } from './altcha'
import { verifyTurnstile } from './turnstile'

type Options = Pick<Settings, 'appSecret' | 'altchaCost' | 'hasBotCheckFallback' | 'turnstile'>

/** Uses Turnstile when its keys are configured. Otherwise, or as a fallback, uses the self-hosted proof of work. */
export function createBotCheck(options: Options, store: LimitStore) {
  const altcha = createAltcha({ secret: options.appSecret, maxDerivations: options.altchaCost, store })
  const { turnstile } = options
  const acceptsAltcha = turnstile === null || options.hasBotCheckFallback

  return {
    /** `shouldUseFallback` requests the proof of work because Turnstile did not load. */
    async getConfig(toolType: string, shouldUseFallback: boolean): Promise<BotCheckConfig> {
      if (turnstile && !(shouldUseFallback && acceptsAltcha))
        return { provider: 'turnstile', siteKey: turnstile.siteKey }
      return { provider: 'altcha', challenge: await altcha.issueChallenge(toolType) }
    },

    detectProvider: (token: string): 'turnstile' | 'altcha' =>
      turnstile && parseAltchaPayload(token) === null ? 'turnstile' : 'altcha',

    /** Consumes the token. Throws `bot_check` if it is not valid for this tool. */
    async verify(token: string, toolType: string, signal: AbortSignal): Promise<void> {
      if (!/^[\x21-\x7e]{1,2048}$/.test(token)) throw new PublicError('bot_check')
      const altchaPayload = parseAltchaPayload(token)
      const isValid = altchaPayload
        ? acceptsAltcha && (await altcha.verify(altchaPayload, toolType))
        : turnstile && (await verifyTurnstile(turnstile, store, { token, tool: toolType, signal }))
      if (!isValid) throw new PublicError('bot_check')
    },
  }
}

export type BotCheck = ReturnType<typeof createBotCheck>
