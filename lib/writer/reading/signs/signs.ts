import type { Kind } from '../reading'

/** What speaks for a kind: a weight, and a pattern in compromise's match language. */
export type SignsByKind = Readonly<
  Partial<Record<Kind, readonly (readonly [weight: number, match: string])[]>>
>
