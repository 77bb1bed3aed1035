import { gerund, infinitive } from '@/lib/writer/words/inflect'
import { isPerson } from '@/lib/writer/words/people-nouns'

/** Who somebody is, the first role first, and what they add to it: "Sharing easy crochet patterns", "For women over 40". */
export type Roles = { roles: readonly string[]; addition: string | null }

const longest = 4

/**
 * Who a line says that somebody is: "software engineer, dad" gives both, "I'm a vegan chef from Toronto" gives "vegan
 * chef". No roles where the line begins with something else.
 */
export function rolesIn(line: string): Roles {
  const parts = line
    .replace(/^(?:i['’]?m|i am) (?:also )?/i, '')
    .split(/,|&|\band\b/i)
    .map((part) => part.trim().replace(/^an? /i, ''))
  const named = parts.length > 1 && /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)+$/u.test(parts[0] ?? '')
  const roles = parts.map(headOf).slice(named ? 1 : 0)
  if (!isRole(roles[0] ?? '')) return { roles: [], addition: null }
  return { roles: roles.filter(isRole), addition: additionIn(line) }
}

const doing = 'sharing|documenting|teaching|making|posting|learning|helping|writing|showing'
const end = new RegExp(`(?<!\\s)\\s+(?:who|that|of|from|in|at|for|with|by|on|turned|living|${doing})\\b`, 'i')
const addition = new RegExp(`\\b(?:${doing}|for)\\s.`, 'i')

/** The role without what follows it: "nurse who teaches", "mom of 3", "chef from Toronto". */
function headOf(part: string): string {
  return (part.split(end)[0] ?? part).trim()
}

function additionIn(line: string): string | null {
  const does = /\bwho (\p{L}+s)(?!\p{L})/iu.exec(line)
  if (!does?.[1]) {
    const direct = line.search(addition)
    return direct < 0 ? null : line.slice(direct)
  }
  const rest = line.slice(does.index + does[0].length)
  return rest === '' ? null : gerund(infinitive(does[1])) + rest
}

const sentenceStart =
  /^(?:i|we|my|our|for|to|how|when|why|being|becoming|dating|finding|hiring|helping|selling|launching) /i

function isRole(role: string): boolean {
  return (
    role !== '' &&
    role.split(' ').length <= longest &&
    (isPerson(role) || /(?<![lw])ist$|(?:^| )(?:poet|tailor|sculptor|referee)$/i.test(role)) &&
    !/s$/i.test(role) &&
    !sentenceStart.test(role)
  )
}
