import { createHmac } from 'node:crypto'
import { isSameSecret } from '@/lib/server/secrets'

type RerunClaims = { visitor: { key: string }; toolType: string; prompt: string }

/** Lets a visitor rerun a prompt as another kind at no cost, until `visitor.key` changes at midnight UTC. */
export function createRerunToken({ visitor, toolType, prompt }: RerunClaims, appSecret: string): string {
  const text = JSON.stringify(['read again', visitor.key, toolType, prompt])
  return createHmac('sha256', appSecret).update(text).digest('base64url').slice(0, 22)
}

export function isRerunTokenValid(rerunToken: string | null, claims: RerunClaims, appSecret: string): boolean {
  return isSameSecret(rerunToken ?? '', createRerunToken(claims, appSecret))
}
