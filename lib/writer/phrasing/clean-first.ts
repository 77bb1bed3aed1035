import { isCoarse } from '@/lib/writer/words/coarse'

/** Items in their order, those with a swear word last: nobody is given one who has another choice. */
export function* cleanFirst<Item>(items: Iterable<Item>): Generator<Item> {
  const coarse: Item[] = []
  for (const item of items) {
    if (isCoarse(JSON.stringify(item))) coarse.push(item)
    else yield item
  }
  yield* coarse
}
