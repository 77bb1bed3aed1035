import { english } from './en'
import { spanish } from './es'
import type { Bank } from './frame'

const banks: Readonly<Record<string, Bank>> = { en: english, es: spanish }

/** The bank of a language; the one that only lays the visitor's own words out where we have none. */
export function bankOf(language: string): Bank {
  return banks[language] ?? ownWords
}

/** Whether there are frames in this language. */
export function hasBank(language: string): boolean {
  return language in banks
}

/** No word of ours: the visitor's own, laid out. */
const ownWords: Bank = {
  neutral: {
    hook: { statement: ['{line}.'], list: ['{first}.'], scene: ['{last}.'] },
    screen: { statement: ['{subject}', '{line}'] },
    title: { statement: ['{line}', '{first}'] },
    caption: { statement: ['{line}.', '{first}.'] },
    body: { statement: ['{second}.', '{outcome}.', '{turn}.'] },
    post: { statement: ['{line}.'], list: ['{first}.\n\n{second}.', '{first}.\n\n{second}.\n\n{third}.'] },
  },
}
