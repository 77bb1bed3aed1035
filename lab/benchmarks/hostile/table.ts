/** Prints a table's rows as they come, each after its own attack. */
export async function printTable(
  headings: readonly string[],
  rows: readonly (() => Promise<string[]>)[],
): Promise<void> {
  if (rows.length === 0) return
  console.log(line(headings))
  console.log(line(headings.map(() => '---')))
  for (const row of rows) console.log(line(await row()))
  console.log()
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
