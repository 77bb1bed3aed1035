import { createHmac, timingSafeEqual } from 'node:crypto'

type RerunClaims = { visitor: { key: string }; toolType: string; prompt: string }

/**
 * What a visitor shows to have the same prompt read as another kind at no cost: made from the visitor, the tool and the prompt, so it
 * serves for nothing else. It changes with the visitor's key, at midnight UTC.
 */
export function createRerunToken({ visitor, toolType, prompt }: RerunClaims, appSecret: string): string {
  const text = JSON.stringify(['read again', visitor.key, toolType, prompt])
  return createHmac('sha256', appSecret).update(text).digest('base64url').slice(0, 22)
}

/** Whether a token was made for these claims. */
export function isRerunTokenValid(rerunToken: string | null, claims: RerunClaims, appSecret: string): boolean {
  const [actualBytes, expectedBytes] = [rerunToken ?? '', createRerunToken(claims, appSecret)].map((token) =>
    Buffer.from(token),
  )
  return (
    actualBytes !== undefined &&
    expectedBytes !== undefined &&
    actualBytes.length === expectedBytes.length &&
    timingSafeEqual(actualBytes, expectedBytes)
  )
}
