import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { FrameBank } from './frame'
import { hindi } from './hi'
import { indonesian } from './id'
import { italian } from './it'
import { japanese } from './ja'
import { portuguese } from './pt'

const frameBanks: Readonly<Record<string, FrameBank>> = {
  en: english,
  ja: japanese,
  hi: hindi,
  id: indonesian,
  it: italian,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
}

/** The bank of a language; the one that only lays the visitor's own words out where we have none. */
export function getFrameBank(language: string): FrameBank {
  return frameBanks[language] ?? visitorTextBank
}

/** Whether there are frames in this language. */
export function hasFrameBank(language: string): boolean {
  return language in frameBanks
}

/** No word of ours: the visitor's own, laid out. */
const visitorTextBank: FrameBank = {
  neutral: {
    hook: { statement: ['{line}.'], list: ['{first}.'], scene: ['{last}.'] },
    screen: { statement: ['{subject}', '{line}'] },
    title: { statement: ['{line}', '{first}'] },
    caption: { statement: ['{line}.', '{first}.'] },
    body: { statement: ['{second}.', '{outcome}.', '{turn}.'] },
    post: { statement: ['{line}.'], list: ['{first}.\n\n{second}.', '{first}.\n\n{second}.\n\n{third}.'] },
  },
}
