/** One of each style, in the order in which the styles first come, then the next of each. */
export function stylesInTurns<Item extends { style: string }>(items: readonly Item[]): Item[] {
  const piles = [...Map.groupBy(items, ({ style }) => style).values()]
  const rounds = Math.max(0, ...piles.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat()
}
