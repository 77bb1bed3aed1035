/**
 * `npm run bench:hostile [-- --folder PATH --refused N --only WORD]`: what single visitors can do to everybody else.
 * Starts a folder's production build (this project's, which must be there) anew for each attack and asks it from this
 * machine alone. Everything is bounded: a site that no longer answers is ended, and the figure is then the bound.
 * Compare columns and not runs.
 */
import { parseArgs } from 'node:util'
import { abortedHeadings, abortedRow } from './hostile/aborted.ts'
import { attackersHeadings, attackersRow } from './hostile/attackers.ts'
import { memoryHeadings, memoryRow } from './hostile/memory.ts'
import { namesRow, slotHeadings, unreadRow } from './hostile/slots.ts'
import { printTable } from './hostile/table.ts'
import { timeAttacks, timeHeadings, timeRow } from './hostile/time.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: process.cwd() },
    /** Requests that a small heap has to stand. */
    refused: { type: 'string', default: '10000' },
    /** Attacks whose name holds this word. */
    only: { type: 'string', default: '' },
  },
})
// Ends the site as well, which may not listen to anybody any more.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const { folder, only } = values
const flood = Number(values.refused)

const time = timeAttacks.map((attack) => ({ name: attack.name, row: () => timeRow(folder, attack) }))
const memory = [
  { name: 'H1 too many', row: () => memoryRow(folder, 'too many') },
  { name: 'H1 forbidden', row: () => memoryRow(folder, 'forbidden') },
  { name: 'H1 left', row: () => memoryRow(folder, 'left') },
  { name: 'H1 flood', row: () => memoryRow(folder, 'too many', flood) },
]
const places = [
  { name: 'H2', row: () => unreadRow(folder) },
  { name: 'H3', row: () => namesRow(folder) },
]
const aborted = [50, 5].map((dollars) => ({
  name: `A4 aborted, $${dollars}`,
  row: () => abortedRow(folder, dollars),
}))
const attackers = [{ name: 'A2 tags', row: () => attackersRow(folder, 'tags') }]

const selectRows = (list: typeof time) => list.filter(({ name }) => name.includes(only)).map(({ row }) => row)
await printTable(timeHeadings, selectRows(time))
await printTable(attackersHeadings, selectRows(attackers))
await printTable(abortedHeadings, selectRows(aborted))
await printTable(memoryHeadings, selectRows(memory))
await printTable(slotHeadings, selectRows(places))
// Connections that nobody reads are still open.
process.exit()
