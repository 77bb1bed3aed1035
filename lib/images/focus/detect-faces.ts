import type { Box, Pixels, Size } from '@/lib/core/geometry/sizes'

/** A face from brows to chin in shares of the image, and its likelihood from 0 to 1. */
export type Face = Box & { score: number }

type Features = Size & { data: Float32Array; channelCount: number }

/** From these scores, a detection counts toward an average and as a face. */
const MIN_SCORES = { candidate: 0.2, face: 0.4 }

/** Detections of one face overlap by more than this share of their union. */
const MAX_OVERLAP = 0.4

/** The network halves the image five times, so that it reports faces for cells of 32 pixels. */
const CELL_SIDE = 32

/** In pixels. Faces from about a thirtieth of the longer side are found. */
const MAX_INPUT_SIDE = 416

/** Typical face sizes in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const

const MEAN_COLOR = [117.001, 114.697, 97.404] as const

/** Number of values of each layer, and the value of byte 0 and of a step (`-weights_manifest.json` of the package). */
const LAYERS = [
  [432, -1.2069439495311063, 0.009007044399485869],
  [16, -0.9211046672334858, 0.005263455241334205],
  [144, -0.5042491814669441, 0.004001977630690033],
  [512, -1.411334180831909, 0.013836609615999109],
  [32, -0.30926119685173037, 0.0015159862590771096],
  [288, -0.317286870876948, 0.002666276225856706],
  [2048, -1.6792414422128714, 0.015265831292844286],
  [64, -0.37113414915168985, 0.0020280554598453],
  [576, -0.8907084034938438, 0.006100742489683862],
  [8192, -2.0508026908425725, 0.016276211832083907],
  [128, -0.7637432129944072, 0.003394414279975143],
  [1152, -0.8059260143953211, 0.006716050119961009],
  [32768, -2.8875797271728514, 0.021875603993733724],
  [256, -0.8187188749804216, 0.0041141652009066415],
  [2304, -0.9013508368940915, 0.008423839597141042],
  [131072, -3.8709387695088107, 0.030007277283014035],
  [512, -1.4871686851277068, 0.008402082966823203],
  [12800, -4.675461362389957, 0.028336129469030042],
  [25, -0.41053225912299807, 0.002268134028303857],
] as const

export function getFaceInputSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_INPUT_SIDE / Math.max(width, height)) / CELL_SIDE
  const toWholeCells = (side: number) => Math.max(1, Math.round(side * scale)) * CELL_SIDE
  return { width: toWholeCells(width), height: toWholeCells(height) }
}

/**
 * Finds faces, best first, with the Tiny Face Detector of face-api.js (MIT license): `model` is its
 * `tiny_face_detector_model.bin` from @vladmandic/face-api 1.7.15. Yields between layers, so that the page responds.
 */
export async function detectFaces(image: Pixels, model: Uint8Array): Promise<Face[]> {
  const nextLayer = createLayerReader(model)
  let features = gatherPatches(image)
  for (let step = 0; step <= 5; step += 1) {
    await yieldToPage()
    if (step > 0) features = applyDepthwise(features, nextLayer())
    await yieldToPage()
    features = applyPointwise(features, nextLayer(), nextLayer(), true)
    await yieldToPage()
    features = maxPool(features, step < 5 ? 2 : 1)
  }
  const candidates = readFaces(applyPointwise(features, nextLayer(), nextLayer(), false))
  const faces: Face[] = []
  for (const candidate of candidates.toSorted((face, otherFace) => otherFace.score - face.score))
    if (candidate.score >= MIN_SCORES.face && faces.every((face) => getOverlap(face, candidate) <= MAX_OVERLAP))
      faces.push(averageFaces(candidates.filter((other) => getOverlap(other, candidate) > MAX_OVERLAP)))
  return faces
}

const yieldToPage = () => new Promise((resolve) => setTimeout(resolve))

/** Averages the detections of one face, which is found for several cells and anchors. */
function averageFaces(candidates: readonly Face[]): Face {
  const total = candidates.reduce((sum, { score }) => sum + score, 0)
  const getMean = (key: keyof Box) => candidates.reduce((sum, face) => sum + face[key] * face.score, 0) / total
  return {
    x: getMean('x'),
    y: getMean('y'),
    width: getMean('width'),
    height: getMean('height'),
    score: Math.max(...candidates.map(({ score }) => score)),
  }
}

function createLayerReader(model: Uint8Array): () => Float32Array {
  let [index, offset] = [0, 0]
  return () => {
    const [length, min, step] = LAYERS[index] ?? [0, 0, 0]
    index += 1
    offset += length
    return Float32Array.from(model.subarray(offset - length, offset), (byte) => min + byte * step)
  }
}

/** Returns the normalized colors of the 3 × 3 pixels around each pixel that is not at an edge. */
function gatherPatches({ data, width, height }: Pixels): Features {
  const patches = { width: width - 2, height: height - 2, channelCount: 27 }
  const output = new Float32Array(patches.width * patches.height * 27)
  let index = 0
  for (let y = 0; y < patches.height; y += 1)
    for (let x = 0; x < patches.width; x += 1)
      for (let row = y; row < y + 3; row += 1)
        for (let column = x; column < x + 3; column += 1)
          for (let channel = 0; channel < 3; channel += 1) {
            output[index] = ((data[(row * width + column) * 4 + channel] ?? 0) - (MEAN_COLOR[channel] ?? 0)) / 256
            index += 1
          }
  return { ...patches, data: output }
}

/** Mixes the channels of each pixel. A leaky unit reduces negative values to a tenth. */
function applyPointwise(input: Features, filters: Float32Array, biases: Float32Array, isLeaky: boolean): Features {
  const [inputCount, outputCount] = [input.channelCount, biases.length]
  const output = new Float32Array(input.width * input.height * outputCount)
  const sums = new Float32Array(outputCount)
  for (let pixel = 0; pixel < input.width * input.height; pixel += 1) {
    sums.set(biases)
    for (let channel = 0; channel < inputCount; channel += 1) {
      const value = input.data[pixel * inputCount + channel] as number
      const filter = channel * outputCount
      for (let index = 0; index < outputCount; index += 1)
        sums[index] = (sums[index] as number) + value * (filters[filter + index] as number)
    }
    if (isLeaky)
      for (let index = 0; index < outputCount; index += 1)
        sums[index] = Math.max(sums[index] as number, (sums[index] as number) * 0.1)
    output.set(sums, pixel * outputCount)
  }
  return { ...input, data: output, channelCount: outputCount }
}

/** Filters each channel with its own 3 × 3 filter; pixels outside the image count as 0. */
function applyDepthwise({ data, width, height, channelCount }: Features, filters: Float32Array): Features {
  const output = new Float32Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let tap = 0; tap < 9; tap += 1) {
        const [column, row] = [x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1]
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const [start, source] = [(y * width + x) * channelCount, (row * width + column) * channelCount]
        for (let channel = 0; channel < channelCount; channel += 1)
          output[start + channel] =
            (output[start + channel] as number) +
            (data[source + channel] as number) * (filters[tap * channelCount + channel] as number)
      }
  return { data: output, width, height, channelCount }
}

/** Returns the maximum of 2 × 2 pixels at every `stride`-th pixel. */
function maxPool({ data, width, height, channelCount }: Features, stride: number): Features {
  const pooled = { width: Math.ceil(width / stride), height: Math.ceil(height / stride), channelCount }
  const output = new Float32Array(pooled.width * pooled.height * channelCount).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0; y < pooled.height; y += 1)
    for (let x = 0; x < pooled.width; x += 1)
      for (let tap = 0; tap < 4; tap += 1) {
        const [column, row] = [x * stride + (tap % 2), y * stride + Math.floor(tap / 2)]
        if (column >= width || row >= height) continue
        const [start, source] = [(y * pooled.width + x) * channelCount, (row * width + column) * channelCount]
        for (let channel = 0; channel < channelCount; channel += 1)
          output[start + channel] = Math.max(output[start + channel] as number, data[source + channel] as number)
      }
  return { ...pooled, data: output }
}

const toProbability = (value: number) => 1 / (1 + Math.exp(-value))

/** Each cell has five values for each anchor: the offsets of the center, the logarithms of the size, the score. */
function readFaces({ data, width, height }: Features): Face[] {
  const faces: Face[] = []
  for (let cell = 0; cell < width * height; cell += 1)
    for (const [index, [anchorWidth, anchorHeight]] of ANCHORS.entries()) {
      const start = (cell * ANCHORS.length + index) * 5
      const [x = 0, y = 0, logWidth = 0, logHeight = 0, score = 0] = data.subarray(start, start + 5)
      if (toProbability(score) < MIN_SCORES.candidate) continue
      const size = {
        width: (Math.exp(logWidth) * anchorWidth) / width,
        height: (Math.exp(logHeight) * anchorHeight) / height,
      }
      faces.push({
        x: ((cell % width) + toProbability(x)) / width - size.width / 2,
        y: (Math.floor(cell / width) + toProbability(y)) / height - size.height / 2,
        ...size,
        score: toProbability(score),
      })
    }
  return faces
}

export function getOverlapArea(box: Box, otherBox: Box): number {
  const width = Math.min(box.x + box.width, otherBox.x + otherBox.width) - Math.max(box.x, otherBox.x)
  const height = Math.min(box.y + box.height, otherBox.y + otherBox.height) - Math.max(box.y, otherBox.y)
  return Math.max(0, width) * Math.max(0, height)
}

function getOverlap(box: Box, otherBox: Box): number {
  const shared = getOverlapArea(box, otherBox)
  return shared / (box.width * box.height + otherBox.width * otherBox.height - shared)
}
