/**
 * The draw, specified so that it can be repeated elsewhere: 1. The list is one key per line, sorted by UTF-16 units, as
 * UTF-8, joined by line feeds without a final one. A person drawn by entry is listed once per entry. `list` is its
 * SHA-256 in lowercase hexadecimal. 2. Number i (0, 1, 2 …) is the first six bytes, big-endian, of the SHA-256 of
 * `postsmith-draw-1`, the seed, `list` and i in decimal, joined by line feeds. 3. With n lines left, skip a number at
 * or above the largest multiple of n up to 2^48; otherwise the line at number mod n, counted from 0, wins, and all
 * lines of that person are removed. Winners are drawn first, then backups.
 */
export const ALGORITHM_ID = 'postsmith-draw-1'

/** Hashes UTF-8 with SHA-256 to lowercase hexadecimal. Rejects without HTTPS, as `crypto.subtle` is missing. */
export async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await computeDigest(text)))
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const computeDigest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

/** Returns the list as hashed and published: sorted keys, each repeated by its number of chances. */
export function toDrawList(people: Iterable<readonly [key: string, chances: number]>): string[] {
  return [...people].flatMap(([key, chances]) => new Array<string>(chances).fill(key)).sort()
}

const NUMBER_RANGE = 2 ** 48

/** Draws the first `maxKeys` distinct keys of a sorted list, or fewer if it has fewer people. */
export async function drawKeys(list: readonly string[], seed: string, hash: string, maxKeys: number) {
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

export const createSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)))
