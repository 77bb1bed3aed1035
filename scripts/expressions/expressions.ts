import { type RecordedRegExp, recordConstructedExpressions } from './record-constructed-expressions.ts'
import { findSites, type RegExpSite } from './sites.ts'

/** One regular expression, whatever the number of its places. */
export type Expression = {
  source: string
  flags: string
  /** Whether it is given to `split` somewhere. */
  isSplitter: boolean
  /** `file:line` of each place. */
  places: string[]
}

/**
 * Every distinct regular expression of the sources, constructed ones as they are when the code runs. Throws where a
 * constructor was never seen at work, and where one was that the syntax tree does not show.
 */
export async function readExpressions(): Promise<Expression[]> {
  const sites = findSites()
  return collectExpressions(sites, await recordConstructedExpressions(sites))
}

/** The same from what was found and recorded. */
export function collectExpressions(
  sites: readonly RegExpSite[],
  recordedExpressions: readonly RecordedRegExp[],
): Expression[] {
  const expressionsByKey = new Map<string, Expression>()
  const addPlace = (
    source: string,
    flags: string,
    { file, line, isSplitter }: Pick<RegExpSite, 'file' | 'line' | 'isSplitter'>,
  ) => {
    const key = `/${source}/${flags}`
    const expression = expressionsByKey.get(key) ?? { source, flags, isSplitter: false, places: [] }
    expression.isSplitter ||= isSplitter
    expression.places.push(`${file}:${line}`)
    expressionsByKey.set(key, expression)
  }
  const unrecordedPlaces: string[] = []
  const usedExpressions = new Set<object>()
  for (const site of sites) {
    if (site.literal) {
      addPlace(site.literal.source, site.literal.flags, site)
      continue
    }
    const values = recordedExpressions.filter(
      ({ file, line }) => file === site.file && line >= site.line && line <= site.lastLine,
    )
    if (values.length === 0) unrecordedPlaces.push(`${site.file}:${site.line}`)
    for (const value of values) {
      usedExpressions.add(value)
      addPlace(value.source, value.flags, site)
    }
  }
  const unexpectedPlaces = recordedExpressions
    .filter((value) => !usedExpressions.has(value))
    .map(({ file, line }) => `${file}:${line}`)
  if (unrecordedPlaces.length + unexpectedPlaces.length > 0) {
    throw new Error(
      [
        ...unrecordedPlaces.map(
          (place) => `${place}: give scripts/expressions/run-constructors.ts an example that runs it`,
        ),
        ...unexpectedPlaces.map((place) => `${place}: constructs an expression in a way that sites.ts does not find`),
      ].join('\n'),
    )
  }
  return [...expressionsByKey.values()]
}
