import { type Recorded, recordConstructed } from './recorded.ts'
import { findSites, type Site } from './sites.ts'

/** One regular expression, whatever the number of its places. */
export type Expression = {
  source: string
  flags: string
  /** Whether it is given to `split` somewhere. */
  splits: boolean
  /** `file:line` of each place. */
  places: string[]
}

/**
 * Every distinct regular expression of the sources, constructed ones as they are when the code runs. Throws where a
 * constructor was never seen at work, and where one was that the syntax tree does not show.
 */
export async function readExpressions(): Promise<Expression[]> {
  const sites = findSites()
  return expressionsOf(sites, await recordConstructed(sites))
}

/** The same from what was found and recorded. */
export function expressionsOf(sites: readonly Site[], recorded: readonly Recorded[]): Expression[] {
  const found = new Map<string, Expression>()
  const add = (
    source: string,
    flags: string,
    { file, line, splits }: Pick<Site, 'file' | 'line' | 'splits'>,
  ) => {
    const key = `/${source}/${flags}`
    const known = found.get(key) ?? { source, flags, splits: false, places: [] }
    known.splits ||= splits
    known.places.push(`${file}:${line}`)
    found.set(key, known)
  }
  const unseen: string[] = []
  const known = new Set<object>()
  for (const site of sites) {
    if (site.literal) {
      add(site.literal.source, site.literal.flags, site)
      continue
    }
    const values = recorded.filter(
      ({ file, line }) => file === site.file && line >= site.line && line <= site.lastLine,
    )
    if (values.length === 0) unseen.push(`${site.file}:${site.line}`)
    for (const value of values) {
      known.add(value)
      add(value.source, value.flags, site)
    }
  }
  const strange = recorded.filter((value) => !known.has(value)).map(({ file, line }) => `${file}:${line}`)
  if (unseen.length + strange.length > 0) {
    throw new Error(
      [
        ...unseen.map((place) => `${place}: give scripts/expressions/constructed.ts an example that runs it`),
        ...strange.map((place) => `${place}: constructs an expression in a way that sites.ts does not find`),
      ].join('\n'),
    )
  }
  return [...found.values()]
}
