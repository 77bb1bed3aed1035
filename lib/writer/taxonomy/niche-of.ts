import type { Niche } from './niche'

/** The field that a subject's own noun names for sure. */
export function nicheOf(_subject: string | undefined, _line: string): Niche | null {
  return null
}
