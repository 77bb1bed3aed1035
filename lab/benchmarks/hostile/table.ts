export async function printTable(
  headings: readonly string[],
  rows: readonly (() => Promise<string[]>)[],
): Promise<void> {
  if (rows.length === 0) return
  console.log(formatLine(headings))
  console.log(formatLine(headings.map(() => '---')))
  for (const row of rows) console.log(formatLine(await row()))
  console.log()
}

const formatLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
