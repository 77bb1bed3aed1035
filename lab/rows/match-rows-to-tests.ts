import type { CatalogueRow } from '../../test/rows/catalogue.ts'
import type { RowTag } from './tags.ts'

/** A row with the tests that try it, as `file:line › title`; the line is that of the comment. */
export type RowWithTests = CatalogueRow & { tests: string[] }

/** Which tests try which row, and what is wrong with that: rows without a test or a reason, tags that lead nowhere. */
export function matchRowsToTests(
  rows: readonly CatalogueRow[],
  tags: readonly RowTag[],
): { tried: RowWithTests[]; problems: string[] } {
  const known = new Set(rows.map(({ id }) => id))
  const tried = rows.map((row) => ({
    ...row,
    tests: tags.filter((tag) => tag.rows.includes(row.id)).flatMap(formatTests),
  }))
  const problems = [
    ...findDuplicates(rows.map(({ id }) => id)).map((id) => `Row ${id} is in the catalogue twice.`),
    ...tags.flatMap(({ file, line, rows: ids, tests }) => [
      ...(tests.length === 0 ? [`${file}:${line}: no test stands below this comment.`] : []),
      ...ids.filter((id) => !known.has(id)).map((id) => `${file}:${line}: there is no row ${id}.`),
    ]),
    ...tried.flatMap(({ id, tests, untestedReason }) => {
      if (untestedReason && tests.length > 0) return `Row ${id} has a test and needs no reason.`
      return untestedReason || tests.length > 0 ? [] : `Row ${id} has neither a test nor a reason.`
    }),
  ]
  return { tried, problems }
}

const formatTests = ({ file, line, tests }: RowTag) => tests.map((title) => `${file}:${line} › ${title}`)

const findDuplicates = (list: string[]) => list.filter((one, at) => list.indexOf(one) !== at)
