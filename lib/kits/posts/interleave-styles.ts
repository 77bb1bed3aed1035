/** One of each style, in the order in which the styles first come, then the next of each. */
export function interleaveStyles<Item extends { style: string }>(items: readonly Item[]): Item[] {
  const groups = [...Map.groupBy(items, ({ style }) => style).values()]
  const roundCount = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: roundCount }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()
}
