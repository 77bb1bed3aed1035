import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function isSameSecret(value: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(value), hash(secret))
}
