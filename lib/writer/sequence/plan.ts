import type { Frame } from '@/lib/writer/frames/frame'

/** One part of an argument between its opening and its end. It is left out where neither its head nor its words can be filled. */
export type PlanPart = {
  /** What stands above it: a slide's headline, the words before a post's blank. At most six words. */
  heading: Frame
  /** What it says: the first that the prompt or the details fill. */
  frames: readonly Frame[]
  /** `own`: the visitor's further sentences stand here in place of it; `loose`: it is left out where they fill a part. */
  fillMode: 'own' | 'loose' | 'always'
}

/** How one argument runs, and what it ends on: a question of its own, one of the bank's, what to do, or nothing. */
export type Plan = {
  parts: readonly PlanPart[]
  ending: { text: string } | 'reply' | 'action' | 'none'
}

const fillModeBySign: Readonly<Record<string, PlanPart['fillMode']>> = { '+': 'own', '-': 'loose', '.': 'always' }

/**
 * Plans as they are written down: `# name > end`, then a part a line, `head: what it says | what else`, after the sign of its place (`+` own,
 * `-` loose, `.` always). Throws for a line that is neither.
 */
export function parsePlans<Name extends string>(text: string): Readonly<Record<Name, Plan>> {
  const plansByName: Record<string, Plan & { parts: PlanPart[] }> = {}
  let name = ''
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const fillMode = fillModeBySign[line.charAt(0)]
    if (line.startsWith('# ')) {
      const [newName = '', ending = ''] = line.slice(2).split(' > ')
      name = newName
      plansByName[name] = { parts: [], ending: isPlanEnding(ending) ? ending : { text: ending } }
    } else if (fillMode) {
      const colonIndex = line.indexOf(': ')
      plansByName[name]?.parts.push({
        heading: line.slice(2, colonIndex),
        frames: line.slice(colonIndex + 2).split(' | '),
        fillMode,
      })
    } else throw new Error(`No plan and no part: ${line}`)
  }
  return plansByName as Record<Name, Plan>
}

function isPlanEnding(text: string): text is 'reply' | 'action' | 'none' {
  return ['reply', 'action', 'none'].includes(text)
}
