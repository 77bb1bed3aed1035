import type { Fault } from './posts.ts'

export type MockAccount = {
  page: 'public' | 'private' | 'renamed' | 'login' | 'about' | { status: number } | Fault
  oembed: 'works' | 'absent' | 'renamed' | Fault
}

const publicAccount: MockAccount = { page: 'public', oembed: 'works' }
const createAbsentAccount = (status: number): MockAccount => ({ page: { status }, oembed: 'absent' })

const accounts: Record<string, MockAccount> = {
  'demo.user': publicAccount,
  '.kyle.films': publicAccount,
  'scout.2015': publicAccount,
  quiet: { page: 'private', oembed: 'absent' },
  gone: createAbsentAccount(10221),
  banned: createAbsentAccount(10221),
  oldgone: createAbsentAccount(10202),
  young: createAbsentAccount(10223),
  sensitive: createAbsentAccount(10225),
  renamed: { page: 'renamed', oembed: 'renamed' },
  challenged: { page: 'challenge', oembed: 'challenge' },
  limited: { page: 'limited', oembed: 'limited' },
  broken: { page: 'error', oembed: 'error' },
  hangs: { page: 'hangs', oembed: 'hangs' },
  changed: { page: 'other-shape', oembed: 'other-shape' },
  shielded: { page: 'challenge', oembed: 'absent' },
  pagelimited: { page: 'limited', oembed: 'absent' },
  loginwall: { page: 'login', oembed: 'absent' },
  abroad: { page: 'about', oembed: 'absent' },
  embedless: { page: 'public', oembed: 'absent' },
  pageless: { page: 'challenge', oembed: 'works' },
}

/** Names that begin with "taken" are public accounts; other unlisted names do not exist. */
export const getAccount = (name: string): MockAccount =>
  accounts[name.toLowerCase()] ?? (/^taken/i.test(name) ? publicAccount : createAbsentAccount(10221))
