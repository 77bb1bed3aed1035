import type { Fault } from './posts.ts'

export type Person = {
  page: 'public' | 'private' | 'renamed' | 'login' | 'about' | { status: number } | Fault
  oembed: 'works' | 'absent' | 'renamed' | Fault
}

const open: Person = { page: 'public', oembed: 'works' }
const absent = (status: number): Person => ({ page: { status }, oembed: 'absent' })

const people: Record<string, Person> = {
  'demo.user': open,
  '.kyle.films': open,
  'scout.2015': open,
  quiet: { page: 'private', oembed: 'absent' },
  gone: absent(10221),
  banned: absent(10221),
  oldgone: absent(10202),
  young: absent(10223),
  sensitive: absent(10225),
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

/** Names that begin with "taken" are public accounts; other names that are not listed belong to nobody. */
export const personOf = (name: string): Person =>
  people[name.toLowerCase()] ?? (/^taken/i.test(name) ? open : absent(10221))
