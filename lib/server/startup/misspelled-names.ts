import { distance } from 'fastest-levenshtein'
import { envSchema } from '@/lib/server/env/env-schema'

/** Names that every host and many programs use. */
const commonNames = ['PORT', 'HOST', 'NODE_ENV', 'VERCEL', 'VERCEL_PROJECT_PRODUCTION_URL']
const knownNames = new Set([...Object.keys(envSchema.shape), ...commonNames])
const settingNames = [...knownNames].filter((name) => !commonNames.includes(name))

/** `OPENAI` of `OPENAI_MODEL`: other programs' settings begin with other words. */
const getFirstWord = (name: string) => name.split('_')[0] ?? ''
const settingPrefixes = new Set(settingNames.map(getFirstWord))
/** A slip in a short word makes somebody else's. */
const resemblesSettingPrefix = (word: string) =>
  settingPrefixes.has(word) || [...settingPrefixes].some((prefix) => prefix.length > 5 && distance(word, prefix) === 1)

/** Letters that a slip adds, leaves out or changes; two that change places count as two. */
const MAX_TYPOS = 2

/** A sentence for each variable whose name is nearly that of a setting, which is therefore not read. */
export function findMisspellingWarnings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap((name) => {
    const upperCaseName = name.toUpperCase()
    if (knownNames.has(name) || !resemblesSettingPrefix(getFirstWord(upperCaseName))) return []
    const suggestion = settingNames.find((setting) => distance(upperCaseName, setting) <= MAX_TYPOS)
    return suggestion === undefined ? [] : [`${name} is not a setting of this site: is ${suggestion} meant?`]
  })
}
