import type { Account } from './checked-name'

/** What TikTok let us know about one name. */
export type Finding =
  | { kind: 'public'; account: Account }
  | { kind: 'private'; account: Account }
  /** `confirmed` by the profile page; without it only the embed service knows no public account. */
  | { kind: 'absent'; confirmed: boolean }
  /** An account under 13, or a name that TikTok does not let anybody have. */
  | { kind: 'withheld'; why: 'age' | 'name' }
  /** Another account answers under this name, as after a rename. */
  | { kind: 'elsewhere'; handle: string }
  /** Neither source gave an answer that can be read. */
  | { kind: 'unclear' }
  /** TikTok asked us to slow down. */
  | { kind: 'limited' }
