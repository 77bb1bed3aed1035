import { distance } from 'fastest-levenshtein'
import { variables } from '@/lib/server/env/variables'

/** Names that every host and many programs use. */
const everybodys = ['PORT', 'HOST', 'NODE_ENV', 'VERCEL', 'VERCEL_PROJECT_PRODUCTION_URL']
const known = new Set([...Object.keys(variables.shape), ...everybodys])
const settings = [...known].filter((name) => !everybodys.includes(name))

/** `OPENAI` of `OPENAI_MODEL`: other programs' settings begin with other words. */
const firstWord = (name: string) => name.split('_')[0] ?? ''
const ourWords = new Set(settings.map(firstWord))
/** A slip in a short word makes somebody else's. */
const isOurs = (word: string) =>
  ourWords.has(word) || [...ourWords].some((ours) => ours.length > 5 && distance(word, ours) === 1)

/** Letters that a slip adds, leaves out or changes; two that change places count as two. */
const MOST_SLIPS = 2

/** A sentence for each variable whose name is nearly that of a setting, which is therefore not read. */
export function misspelt(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap((name) => {
    const upper = name.toUpperCase()
    if (known.has(name) || !isOurs(firstWord(upper))) return []
    const meant = settings.find((setting) => distance(upper, setting) <= MOST_SLIPS)
    return meant === undefined ? [] : [`${name} is not a setting of this site: is ${meant} meant?`]
  })
}
