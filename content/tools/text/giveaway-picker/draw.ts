/**
 * The draw, so that anybody can do it again elsewhere:
 * 1. The list is one key a line, sorted by UTF-16 units, as UTF-8, with a line feed between two lines and none at the end. By entry a person
 *    stands there once for each of theirs. `list` is its SHA-256 in small hexadecimal.
 * 2. Number i (0, 1, 2 …) is the first six bytes, big end first, of the SHA-256 of `postsmith-draw-1`, the seed, `list` and i in
 *    decimal, joined by line feeds.
 * 3. n lines are left. A number of the largest multiple of n below 2^48 or above is passed over; else the line at number mod n,
 *    counted from 0, wins, and all lines of that person leave. The next number chooses the next, winners first, then backups.
 */
export const ALGORITHM_ID = 'postsmith-draw-1'

/** SHA-256 of a text's UTF-8, in small hexadecimal. Rejects where the page has no `crypto.subtle`, as without HTTPS. */
export async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await computeDigest(text)))
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const computeDigest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

/** The list as it is hashed and published: keys in order, each as often as it counts. */
export function toDrawList(people: Iterable<readonly [key: string, chances: number]>): string[] {
  return [...people].flatMap(([key, chances]) => new Array<string>(chances).fill(key)).sort()
}

const NUMBER_RANGE = 2 ** 48

/** The first `maxKeys` of a sorted list, none twice; fewer where the list has fewer people. */
export async function drawKeys(
  list: readonly string[],
  seed: string,
  hash: string,
  maxKeys: number,
): Promise<string[]> {
  let remainingKeys = list
  const drawnKeys: string[] = []
  for (let index = 0; drawnKeys.length < maxKeys && remainingKeys.length > 0; index += 1) {
    const digestView = new DataView(await computeDigest([ALGORITHM_ID, seed, hash, index].join('\n')))
    const number = digestView.getUint16(0) * 2 ** 32 + digestView.getUint32(2)
    if (number >= NUMBER_RANGE - (NUMBER_RANGE % remainingKeys.length)) continue
    const winnerKey = remainingKeys[number % remainingKeys.length] ?? ''
    drawnKeys.push(winnerKey)
    remainingKeys = remainingKeys.filter((key) => key !== winnerKey)
  }
  return drawnKeys
}

/** A seed nobody chose: 128 bits of the browser's random numbers. */
export function createSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
