type Item = { id: string }

export const updateItem = <ItemType extends Item>(
  items: readonly ItemType[],
  id: string,
  change: (item: ItemType) => ItemType,
) => items.map((item) => (item.id === id ? change(item) : item))

export const moveItem = <ItemType>(items: readonly ItemType[], fromIndex: number, toIndex: number) =>
  items.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, ...items.slice(fromIndex, fromIndex + 1))

/** Moves an item one position later (1) or earlier (-1). Null at the end of the list. */
export function shiftItem<ItemType extends Item>(items: readonly ItemType[], id: string, direction: 1 | -1) {
  const index = items.findIndex((item) => item.id === id)
  return items[index] && items[index + direction] ? moveItem(items, index, index + direction) : null
}

export function createItemId(prefix: string, items: readonly Item[]): string {
  let itemNumber = items.length + 1
  while (items.some(({ id }) => id === `${prefix}${itemNumber}`)) itemNumber += 1
  return `${prefix}${itemNumber}`
}
