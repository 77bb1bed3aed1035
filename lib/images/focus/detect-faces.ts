import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray }
type Square = { x: number; y: number; side: number }

/** A square from brows to chin, in the picture's pixels, and how much it looks like a face: none has less than 0 or more than 1. */
export type FaceCandidate = Square & { weight: number }

/** Scores under the first are no face, from the second on there is little doubt. Both measured: docs/decisions/crops-shown-first.md. */
const SCORE_THRESHOLDS = { candidate: 1.2, face: 1.5, certain: 2.2 }

const MIN_FACE_SIDE = 12
const SIDE_GROWTH = 1.2
const MAX_FACES = 3

/**
 * Where faces may be, the likeliest first: skin (the range of Chai and Ngan 1999, for light and dark skin alike; doi.org/10.1109/76.767122),
 * less of it beside and above, and the lights and darks that Viola and Jones found to tell faces best (2001;
 * doi.org/10.1109/CVPR.2001.990517): eyes darker than the cheeks under them and than the nose between them. No model: it is often wrong.
 */
export function detectFaces(image: Pixels): FaceCandidate[] {
  const { light, squares, skin } = buildAreaMeans(image)
  const { width, height } = image
  const shortSide = Math.min(width, height)
  const candidates: (Square & { score: number })[] = []
  for (let side = MIN_FACE_SIDE; side <= shortSide; side *= SIDE_GROWTH) {
    const step = Math.max(1, side / 8)
    // Small ones are found everywhere.
    const scale = (side / shortSide) ** 0.15
    const createMeasure =
      (areaMean: AreaMean, x: number, y: number) => (left: number, top: number, right: number, bottom: number) =>
        areaMean(x + left * side, y + top * side, x + right * side, y + bottom * side)
    for (let y = 0; y + side * 0.95 <= height; y += step)
      for (let x = 0; x + side * 0.9 <= width; x += step) {
        const measureSkin = createMeasure(skin, x, y)
        const skinInside = measureSkin(0.2, 0.1, 0.8, 0.95)
        if (skinInside < 0.3) continue
        const measureLight = createMeasure(light, x, y)
        const mean = measureLight(0, 0, 1, 1)
        const contrast = Math.sqrt(Math.max(0, createMeasure(squares, x, y)(0, 0, 1, 1) - mean ** 2))
        if (contrast < 12) continue
        const left = measureLight(0.14, 0.26, 0.42, 0.44)
        const right = measureLight(0.58, 0.26, 0.86, 0.44)
        const cheeks = Math.min(measureLight(0.12, 0.48, 0.4, 0.66) - left, measureLight(0.6, 0.48, 0.88, 0.66) - right)
        const bridge = measureLight(0.44, 0.26, 0.56, 0.44) - Math.max(left, right)
        const eyes =
          clampToUnit(cheeks / contrast) +
          0.7 * clampToUnit(bridge / contrast) -
          0.3 * Math.abs((left - right) / contrast)
        // Whatever the mouth is like.
        if ((eyes + 0.35 + skinInside) * scale <= SCORE_THRESHOLDS.candidate) continue
        const mouth = measureLight(0.42, 0.4, 0.58, 0.62) - measureLight(0.32, 0.72, 0.68, 0.84)
        const skinAround =
          (measureSkin(-0.35, 0.1, -0.05, 0.9) + measureSkin(1.05, 0.1, 1.35, 0.9)) / 4 +
          measureSkin(0.1, -0.55, 0.9, -0.2) / 2
        const score = (eyes + 0.35 * clampToUnit(mouth / contrast) + skinInside - skinAround) * scale
        if (score > SCORE_THRESHOLDS.candidate) candidates.push({ x, y, side, score })
      }
  }
  const sortedCandidates = candidates.toSorted((one, other) => other.score - one.score)
  const faces: typeof candidates = []
  for (const one of sortedCandidates) {
    if (faces.length === MAX_FACES || one.score < SCORE_THRESHOLDS.face) break
    if (faces.every((face) => getOverlap(face, one) < 0.3)) faces.push(one)
  }
  return faces.map((face) => averageFaces(sortedCandidates.filter((one) => getOverlap(face, one) > 0.6)))
}

/** Where there is a face, it is found many times, a little beside and a little larger. */
function averageFaces(candidates: readonly (Square & { score: number })[]): FaceCandidate {
  const weights = candidates.map(({ score }) => (score - SCORE_THRESHOLDS.candidate) ** 2)
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const getWeightedMean = (key: 'x' | 'y' | 'side') =>
    candidates.reduce((sum, one, index) => sum + one[key] * (weights[index] ?? 0), 0) / totalWeight
  const confidence =
    ((candidates[0]?.score ?? 0) - SCORE_THRESHOLDS.candidate) / (SCORE_THRESHOLDS.certain - SCORE_THRESHOLDS.candidate)
  return {
    x: getWeightedMean('x'),
    y: getWeightedMean('y'),
    side: getWeightedMean('side'),
    weight: Math.min(1, confidence),
  }
}

const clampToUnit = (value: number) => Math.max(-1, Math.min(1, value))

/** Of the smaller one and of the larger one, what they share, on the way from the one to the other. */
function getOverlap(one: Square, other: Square): number {
  const overlapX = Math.min(one.x + one.side, other.x + other.side) - Math.max(one.x, other.x)
  const overlapY = Math.min(one.y + one.side, other.y + other.side) - Math.max(one.y, other.y)
  return (Math.max(0, overlapX) * Math.max(0, overlapY)) / (one.side * other.side)
}

/** The mean in a rectangle, of what of it is in the picture; 0 where nothing is. */
type AreaMean = (left: number, top: number, right: number, bottom: number) => number

function buildAreaMeans({ data, width, height }: Pixels) {
  const rowLength = width + 1
  const createSumTable = () => new Float64Array(rowLength * (height + 1))
  const [lights, squares, skins] = [createSumTable(), createSumTable(), createSumTable()]
  for (let y = 0; y < height; y += 1) {
    let [light, square, skin] = [0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 4
      const red = data[offset] ?? 0
      const green = data[offset + 1] ?? 0
      const blue = data[offset + 2] ?? 0
      const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
      const cb = 128 + 0.564 * (blue - brightness)
      const cr = 128 + 0.713 * (red - brightness)
      light += brightness
      square += brightness ** 2
      if (brightness > 30 && cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173) skin += 1
      const index = (y + 1) * rowLength + x + 1
      lights[index] = (lights[index - rowLength] ?? 0) + light
      squares[index] = (squares[index - rowLength] ?? 0) + square
      skins[index] = (skins[index - rowLength] ?? 0) + skin
    }
  }
  const clampToSide = (value: number, max: number) => Math.max(0, Math.min(max, Math.floor(value)))
  const createAreaMean =
    (sums: Float64Array): AreaMean =>
    (left, top, right, bottom) => {
      const minX = clampToSide(left, width)
      const minY = clampToSide(top, height)
      const maxX = clampToSide(right, width)
      const maxY = clampToSide(bottom, height)
      const pixelCount = (maxX - minX) * (maxY - minY)
      if (pixelCount <= 0) return 0
      const sumAbove = (sums[minY * rowLength + maxX] ?? 0) - (sums[minY * rowLength + minX] ?? 0)
      return ((sums[maxY * rowLength + maxX] ?? 0) - (sums[maxY * rowLength + minX] ?? 0) - sumAbove) / pixelCount
    }
  return { light: createAreaMean(lights), squares: createAreaMean(squares), skin: createAreaMean(skins) }
}
