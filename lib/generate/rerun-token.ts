import { createHmac, timingSafeEqual } from 'node:crypto'

type RerunClaims = { visitor: { key: string }; toolType: string; prompt: string }

/**
 * Returns the token that lets a visitor have the same prompt read as another kind at no cost. It is bound to the
 * visitor, tool and prompt, and changes with the visitor's key at midnight UTC.
 */
export function createRerunToken({ visitor, toolType, prompt }: RerunClaims, appSecret: string): string {
  const text = JSON.stringify(['read again', visitor.key, toolType, prompt])
  return createHmac('sha256', appSecret).update(text).digest('base64url').slice(0, 22)
}

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
