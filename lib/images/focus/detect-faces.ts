import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray }
type Square = { x: number; y: number; side: number }

/** A square from brows to chin, in the picture's pixels, and how much it looks like a face: none has less than 0 or more than 1. */
export type FaceCandidate = Square & { weight: number }

/** Scores under the first are no face, from the second on there is little doubt. Both measured: docs/decisions/crops-shown-first.md. */
const SCORE_THRESHOLDS = { from: 1.2, least: 1.5, to: 2.2 }

const MIN_SIDE = 12
const GROWTH = 1.2
const MAX_FACES = 3

/**
 * Where faces may be, the likeliest first: skin (the range of Chai and Ngan 1999, for light and dark skin alike; doi.org/10.1109/76.767122),
 * less of it beside and above, and the lights and darks that Viola and Jones found to tell faces best (2001;
 * doi.org/10.1109/CVPR.2001.990517): eyes darker than the cheeks under them and than the nose between them. No model: it is often wrong.
 */
export function detectFaces(picture: Pixels): FaceCandidate[] {
  const { light, squares, skin } = buildAreaMeans(picture)
  const { width, height } = picture
  const short = Math.min(width, height)
  const found: (Square & { score: number })[] = []
  for (let side = MIN_SIDE; side <= short; side *= GROWTH) {
    const step = Math.max(1, side / 8)
    // Small ones are found everywhere.
    const scale = (side / short) ** 0.15
    const area =
      (sums: AreaMean, x: number, y: number) => (left: number, top: number, right: number, bottom: number) =>
        sums(x + left * side, y + top * side, x + right * side, y + bottom * side)
    for (let y = 0; y + side * 0.95 <= height; y += step)
      for (let x = 0; x + side * 0.9 <= width; x += step) {
        const skinIn = area(skin, x, y)
        const inside = skinIn(0.2, 0.1, 0.8, 0.95)
        if (inside < 0.3) continue
        const lightIn = area(light, x, y)
        const mean = lightIn(0, 0, 1, 1)
        const contrast = Math.sqrt(Math.max(0, area(squares, x, y)(0, 0, 1, 1) - mean ** 2))
        if (contrast < 12) continue
        const left = lightIn(0.14, 0.26, 0.42, 0.44)
        const right = lightIn(0.58, 0.26, 0.86, 0.44)
        const cheeks = Math.min(lightIn(0.12, 0.48, 0.4, 0.66) - left, lightIn(0.6, 0.48, 0.88, 0.66) - right)
        const bridge = lightIn(0.44, 0.26, 0.56, 0.44) - Math.max(left, right)
        const eyes =
          clampToUnit(cheeks / contrast) +
          0.7 * clampToUnit(bridge / contrast) -
          0.3 * Math.abs((left - right) / contrast)
        // Whatever the mouth is like.
        if ((eyes + 0.35 + inside) * scale <= SCORE_THRESHOLDS.from) continue
        const mouth = lightIn(0.42, 0.4, 0.58, 0.62) - lightIn(0.32, 0.72, 0.68, 0.84)
        const around =
          (skinIn(-0.35, 0.1, -0.05, 0.9) + skinIn(1.05, 0.1, 1.35, 0.9)) / 4 +
          skinIn(0.1, -0.55, 0.9, -0.2) / 2
        const score = (eyes + 0.35 * clampToUnit(mouth / contrast) + inside - around) * scale
        if (score > SCORE_THRESHOLDS.from) found.push({ x, y, side, score })
      }
  }
  const likely = found.toSorted((one, other) => other.score - one.score)
  const heads: typeof found = []
  for (const one of likely) {
    if (heads.length === MAX_FACES || one.score < SCORE_THRESHOLDS.least) break
    if (heads.every((head) => overlap(head, one) < 0.3)) heads.push(one)
  }
  return heads.map((head) => averageFaces(likely.filter((one) => overlap(head, one) > 0.6)))
}

/** Where there is a face, it is found many times, a little beside and a little larger. */
function averageFaces(found: readonly (Square & { score: number })[]): FaceCandidate {
  const weights = found.map(({ score }) => (score - SCORE_THRESHOLDS.from) ** 2)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (part: 'x' | 'y' | 'side') =>
    found.reduce((sum, one, index) => sum + one[part] * (weights[index] ?? 0), 0) / all
  const doubt =
    ((found[0]?.score ?? 0) - SCORE_THRESHOLDS.from) / (SCORE_THRESHOLDS.to - SCORE_THRESHOLDS.from)
  return { x: mean('x'), y: mean('y'), side: mean('side'), weight: Math.min(1, doubt) }
}

const clampToUnit = (value: number) => Math.max(-1, Math.min(1, value))

/** Of the smaller one and of the larger one, what they share, on the way from the one to the other. */
function overlap(one: Square, other: Square): number {
  const across = Math.min(one.x + one.side, other.x + other.side) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.side, other.y + other.side) - Math.max(one.y, other.y)
  return (Math.max(0, across) * Math.max(0, down)) / (one.side * other.side)
}

/** The mean in a rectangle, of what of it is in the picture; 0 where nothing is. */
type AreaMean = (left: number, top: number, right: number, bottom: number) => number

function buildAreaMeans({ data, width, height }: Pixels) {
  const row = width + 1
  const table = () => new Float64Array(row * (height + 1))
  const [lights, squares, skins] = [table(), table(), table()]
  for (let y = 0; y < height; y += 1) {
    let [light, square, skin] = [0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const red = data[from] ?? 0
      const green = data[from + 1] ?? 0
      const blue = data[from + 2] ?? 0
      const here = 0.299 * red + 0.587 * green + 0.114 * blue
      const cb = 128 + 0.564 * (blue - here)
      const cr = 128 + 0.713 * (red - here)
      light += here
      square += here ** 2
      if (here > 30 && cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173) skin += 1
      const at = (y + 1) * row + x + 1
      lights[at] = (lights[at - row] ?? 0) + light
      squares[at] = (squares[at - row] ?? 0) + square
      skins[at] = (skins[at - row] ?? 0) + skin
    }
  }
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value)))
  const meanIn =
    (table: Float64Array): AreaMean =>
    (left, top, right, bottom) => {
      const x = inside(left, width)
      const y = inside(top, height)
      const toX = inside(right, width)
      const toY = inside(bottom, height)
      const pixels = (toX - x) * (toY - y)
      if (pixels <= 0) return 0
      const above = (table[y * row + toX] ?? 0) - (table[y * row + x] ?? 0)
      return ((table[toY * row + toX] ?? 0) - (table[toY * row + x] ?? 0) - above) / pixels
    }
  return { light: meanIn(lights), squares: meanIn(squares), skin: meanIn(skins) }
}
