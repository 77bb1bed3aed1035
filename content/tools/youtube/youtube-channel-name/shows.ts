import type { Affix } from '@/lib/writer/naming/vibes'

/** Words that make a channel out of what is filmed. `says` completes "“show” …". */
export const showWords: readonly Affix[] = [
  { word: 'explained', says: 'promises that people understand it afterwards' },
  { word: 'show', says: 'sounds like something with a next episode' },
  { word: 'sessions', says: 'sounds like time spent together' },
  { word: 'tapes', says: 'sounds recorded and kept' },
  { word: 'stories', says: 'promises that something happens' },
  { word: 'uncut', says: 'promises the whole thing' },
  { word: 'project', says: 'says that something is under way' },
  { word: 'diaries', says: 'promises your own experience' },
]

/** They need the subject before them: "Sourdough Explained", but not "Crumb Explained". */
export const subjectOnly = new Set(['explained', 'uncut'])
