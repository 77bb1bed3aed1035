import { distance } from 'fastest-levenshtein'
import { variables } from './variables'

/** Settings of this site, with those that only `server/` reads. */
const known = [...Object.keys(variables.shape), 'HOST', 'DRAIN_SECONDS']
/** `OPENAI` of `OPENAI_MODEL`: other programs' settings begin with other words. */
const firstWord = (name: string) => name.split('_')[0]
const ours = new Set(known.filter((name) => name.includes('_')).map(firstWord))
/** Letters that a slip adds, leaves out or changes; two that change places count as two. */
const MOST_SLIPS = 2

/** A sentence for each variable whose name is nearly that of a setting, which is therefore not read. */
export function misspelt(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap((name) => {
    const upper = name.toUpperCase()
    if (known.includes(name) || !ours.has(firstWord(upper))) return []
    const meant = known.find((setting) => distance(upper, setting) <= MOST_SLIPS)
    return meant === undefined ? [] : [`${name} is not a setting of this site: is ${meant} meant?`]
  })
}
