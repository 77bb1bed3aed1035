/** Enough to tell a file's format and to start playing it; and what one event of a reply may hold. */
const least = 12_000
const most = 45_000

/** The same bytes in pieces of 12 to 45 kB; only the last one may be shorter. */
export async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array(0)
  for await (const bytes of source) {
    held = joined(held, bytes)
    while (held.length >= least) {
      yield held.subarray(0, most)
      held = held.subarray(most)
    }
  }
  if (held.length > 0) yield held
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
