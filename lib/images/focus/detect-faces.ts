import type { Pixels, Point } from '@/lib/core/geometry/sizes'

type Square = Point & { side: number }

/** A square from brows to chin in image pixels, and its likelihood of being a face, from 0 to 1. */
export type FaceCandidate = Square & { weight: number }

/** Record 10 in docs/decisions explains how these thresholds were measured. */
const SCORE_THRESHOLDS = { candidate: 1.2, face: 1.5, certain: 2.2 }

const MIN_FACE_SIDE = 12
const SIDE_GROWTH = 1.2
const MAX_FACES = 3

/**
 * Finds likely faces, best first, without a model; results are often wrong. Scores skin (the range of Chai and Ngan
 * 1999, for light and dark skin alike; doi.org/10.1109/76.767122), less skin beside and above, and the brightness
 * contrasts that Viola and Jones found most telling (2001; doi.org/10.1109/CVPR.2001.990517): eyes darker than the
 * cheeks below and the nose between them.
 */
export function detectFaces(image: Pixels): FaceCandidate[] {
  const { light: getMeanLight, squares: getMeanSquaredLight, skin: getMeanSkin } = buildAreaMeans(image)
  const { width, height } = image
  const shortSide = Math.min(width, height)
  const candidates: (Square & { score: number })[] = []
  for (let side = MIN_FACE_SIDE; side <= shortSide; side *= SIDE_GROWTH) {
    const step = Math.max(1, side / 8)
    // Small candidates occur everywhere, so they score lower.
    const scale = (side / shortSide) ** 0.15
    const createMeasure =
      (getAreaMean: GetAreaMean, x: number, y: number) => (left: number, top: number, right: number, bottom: number) =>
        getAreaMean(x + left * side, y + top * side, x + right * side, y + bottom * side)
    for (let y = 0; y + side * 0.95 <= height; y += step)
      for (let x = 0; x + side * 0.9 <= width; x += step) {
        const measureSkin = createMeasure(getMeanSkin, x, y)
        const innerSkinRatio = measureSkin(0.2, 0.1, 0.8, 0.95)
        if (innerSkinRatio < 0.3) continue
        const measureLight = createMeasure(getMeanLight, x, y)
        const meanLight = measureLight(0, 0, 1, 1)
        const contrast = Math.sqrt(Math.max(0, createMeasure(getMeanSquaredLight, x, y)(0, 0, 1, 1) - meanLight ** 2))
        if (contrast < 12) continue
        const leftEyeLight = measureLight(0.14, 0.26, 0.42, 0.44)
        const rightEyeLight = measureLight(0.58, 0.26, 0.86, 0.44)
        const cheekContrast = Math.min(
          measureLight(0.12, 0.48, 0.4, 0.66) - leftEyeLight,
          measureLight(0.6, 0.48, 0.88, 0.66) - rightEyeLight,
        )
        const bridgeContrast = measureLight(0.44, 0.26, 0.56, 0.44) - Math.max(leftEyeLight, rightEyeLight)
        const eyeScore =
          clampToUnit(cheekContrast / contrast) +
          0.7 * clampToUnit(bridgeContrast / contrast) -
          0.3 * Math.abs((leftEyeLight - rightEyeLight) / contrast)
        // Skips candidates that no mouth score can save.
        if ((eyeScore + 0.35 + innerSkinRatio) * scale <= SCORE_THRESHOLDS.candidate) continue
        const mouthContrast = measureLight(0.42, 0.4, 0.58, 0.62) - measureLight(0.32, 0.72, 0.68, 0.84)
        const outerSkinRatio =
          (measureSkin(-0.35, 0.1, -0.05, 0.9) + measureSkin(1.05, 0.1, 1.35, 0.9)) / 4 +
          measureSkin(0.1, -0.55, 0.9, -0.2) / 2
        const score =
          (eyeScore + 0.35 * clampToUnit(mouthContrast / contrast) + innerSkinRatio - outerSkinRatio) * scale
        if (score > SCORE_THRESHOLDS.candidate) candidates.push({ x, y, side, score })
      }
  }
  const sortedCandidates = candidates.toSorted((candidate, otherCandidate) => otherCandidate.score - candidate.score)
  const faces: typeof candidates = []
  for (const candidate of sortedCandidates) {
    if (faces.length === MAX_FACES || candidate.score < SCORE_THRESHOLDS.face) break
    if (faces.every((face) => getOverlapRatio(face, candidate) < 0.3)) faces.push(candidate)
  }
  return faces.map((face) =>
    averageFaces(sortedCandidates.filter((candidate) => getOverlapRatio(face, candidate) > 0.6)),
  )
}

/** Averages the detections of one face, which is found many times at slightly different positions and sizes. */
function averageFaces(candidates: readonly (Square & { score: number })[]): FaceCandidate {
  const weights = candidates.map(({ score }) => (score - SCORE_THRESHOLDS.candidate) ** 2)
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const getWeightedMean = (key: 'x' | 'y' | 'side') =>
    candidates.reduce((sum, candidate, index) => sum + candidate[key] * (weights[index] ?? 0), 0) / totalWeight
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

/** Returns the overlap of two squares relative to the geometric mean of their areas. */
function getOverlapRatio(square: Square, otherSquare: Square): number {
  const overlapX =
    Math.min(square.x + square.side, otherSquare.x + otherSquare.side) - Math.max(square.x, otherSquare.x)
  const overlapY =
    Math.min(square.y + square.side, otherSquare.y + otherSquare.side) - Math.max(square.y, otherSquare.y)
  return (Math.max(0, overlapX) * Math.max(0, overlapY)) / (square.side * otherSquare.side)
}

/** Returns the mean over the part of a rectangle inside the image; 0 if it is outside. */
type GetAreaMean = (left: number, top: number, right: number, bottom: number) => number

function buildAreaMeans({ data, width, height }: Pixels) {
  const rowLength = width + 1
  const createSumTable = () => new Float64Array(rowLength * (height + 1))
  const [lightSums, squaredLightSums, skinSums] = [createSumTable(), createSumTable(), createSumTable()]
  for (let y = 0; y < height; y += 1) {
    let [rowLight, rowSquaredLight, rowSkin] = [0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 4
      const red = data[offset] ?? 0
      const green = data[offset + 1] ?? 0
      const blue = data[offset + 2] ?? 0
      const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
      const cb = 128 + 0.564 * (blue - brightness)
      const cr = 128 + 0.713 * (red - brightness)
      rowLight += brightness
      rowSquaredLight += brightness ** 2
      if (brightness > 30 && cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173) rowSkin += 1
      const index = (y + 1) * rowLength + x + 1
      lightSums[index] = (lightSums[index - rowLength] ?? 0) + rowLight
      squaredLightSums[index] = (squaredLightSums[index - rowLength] ?? 0) + rowSquaredLight
      skinSums[index] = (skinSums[index - rowLength] ?? 0) + rowSkin
    }
  }
  const clampToSide = (value: number, max: number) => Math.max(0, Math.min(max, Math.floor(value)))
  const createAreaMean =
    (sums: Float64Array): GetAreaMean =>
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
  return { light: createAreaMean(lightSums), squares: createAreaMean(squaredLightSums), skin: createAreaMean(skinSums) }
}
