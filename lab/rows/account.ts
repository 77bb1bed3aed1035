import type { Row } from '../../test/rows/catalogue.ts'
import type { Tag } from './tags.ts'

/** A row with the tests that try it, as `file:line › title`; the line is that of the comment. */
export type Tried = Row & { tests: string[] }

/** Which tests try which row, and what is wrong with that: rows without a test or a reason, tags that lead nowhere. */
export function account(rows: readonly Row[], tags: readonly Tag[]): { tried: Tried[]; problems: string[] } {
  const known = new Set(rows.map(({ id }) => id))
  const tried = rows.map((row) => ({
    ...row,
    tests: tags.filter((tag) => tag.rows.includes(row.id)).flatMap(named),
  }))
  const problems = [
    ...repeated(rows.map(({ id }) => id)).map((id) => `Row ${id} is in the catalogue twice.`),
    ...tags.flatMap(({ file, line, rows: ids, tests }) => [
      ...(tests.length === 0 ? [`${file}:${line}: no test stands below this comment.`] : []),
      ...ids.filter((id) => !known.has(id)).map((id) => `${file}:${line}: there is no row ${id}.`),
    ]),
    ...tried.flatMap(({ id, tests, untried }) => {
      if (untried && tests.length > 0) return `Row ${id} has a test and needs no reason.`
      return untried || tests.length > 0 ? [] : `Row ${id} has neither a test nor a reason.`
    }),
  ]
  return { tried, problems }
}

const named = ({ file, line, tests }: Tag) => tests.map((title) => `${file}:${line} › ${title}`)

const repeated = (list: string[]) => list.filter((one, at) => list.indexOf(one) !== at)
