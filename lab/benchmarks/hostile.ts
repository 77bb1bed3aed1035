/**
 * `npm run bench:hostile [-- --folder PATH --refused N --only WORD]`: measures how much one visitor can harm other
 * visitors. Attacks a folder's existing production build. A site that no longer responds is stopped, and the reported
 * figure is then the limit of the measurement. Only compare columns of the same run.
 */
import { parseArgs } from 'node:util'
import { abortedHeadings, measureAbortedRow } from './hostile/aborted.ts'
import { attackersHeadings, measureAttackersRow, measureNamesRow, measureUnreadRow, slotHeadings } from './hostile/honest-visitors.ts'
import { measureMemoryRow, memoryHeadings } from './hostile/memory.ts'
import { measureTimeRow, timeAttacks, timeHeadings } from './hostile/time.ts'

type Row = { name: string; row: () => Promise<string[]> }

async function printTable(headings: readonly string[], allRows: readonly Row[]): Promise<void> {
  const rows = allRows.filter(({ name }) => name.includes(values.only))
  if (rows.length === 0) return
  console.log(formatLine(headings))
  console.log(formatLine(headings.map(() => '---')))
  for (const { row } of rows) console.log(formatLine(await row()))
  console.log()
}

const formatLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: process.cwd() },
    /** The number of requests that a small heap must survive. */
    refused: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
})
// Ends the site too, which may no longer respond to signals.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const { folder } = values

const timeRows = timeAttacks.map((attack) => ({ name: attack.name, row: () => measureTimeRow(folder, attack) }))
const memoryRows = [
  { name: 'H1 too many', row: () => measureMemoryRow(folder, 'too many') },
  { name: 'H1 forbidden', row: () => measureMemoryRow(folder, 'forbidden') },
  { name: 'H1 left', row: () => measureMemoryRow(folder, 'left') },
  { name: 'H1 flood', row: () => measureMemoryRow(folder, 'too many', Number(values.refused)) },
]
const slotRows = [
  { name: 'H2', row: () => measureUnreadRow(folder) },
  { name: 'H3', row: () => measureNamesRow(folder) },
]
const abortedRows = [50, 5].map((dollars) => ({
  name: `A4 aborted, $${dollars}`,
  row: () => measureAbortedRow(folder, dollars),
}))

await printTable(timeHeadings, timeRows)
await printTable(attackersHeadings, [{ name: 'A2 tags', row: () => measureAttackersRow(folder, 'tags') }])
await printTable(abortedHeadings, abortedRows)
await printTable(memoryHeadings, memoryRows)
await printTable(slotHeadings, slotRows)
// Unread connections are still open.
process.exit()
