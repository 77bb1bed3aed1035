export type InkConverter = (
  ink: Uint8Array | Uint8ClampedArray,
  source: number,
  rgb: Uint8ClampedArray,
  offset: number,
) => void

/** D50. */
const whitePoint = [0.96422, 1, 0.82521] as const

/** Returns a converter from ink, 0 to 255 per channel, to sRGB. Null if the profile has no CMYK table of version 2. */
export function createCmykConverter(profile: Uint8Array): InkConverter | null {
  const table = readColorTable(profile)
  if (!table) return null
  const { gridSize, readInput, lab } = table
  const inkPositions = [0, 1, 2, 3].map((channel) =>
    Float32Array.from({ length: 256 }, (_, ink) => readInput(channel, ink) * (gridSize - 1)),
  )
  const strides = [gridSize ** 3, gridSize ** 2, gridSize, 1].map((nodes) => nodes * 3)
  // Black point compensation, as in Photoshop: the darkest ink becomes black.
  const darkest = lab.reduce((least, value, index) => (index % 3 === 0 ? Math.min(least, value) : least), 100)
  const blackY = fromLab((darkest + 16) / 116)
  const mixedLab = new Float64Array(3)
  return (ink, source, rgb, offset) => {
    mixedLab.fill(0)
    // Mixes the sixteen corners of the cell around this color.
    for (let corner = 0; corner < 16; corner += 1) {
      let weight = 1
      let node = 0
      for (let channel = 0; channel < 4; channel += 1) {
        const position = inkPositions[channel]?.[ink[source + channel] ?? 0] ?? 0
        const cell = Math.min(Math.floor(position), gridSize - 2)
        const isUpper = (corner >> channel) & 1
        weight *= isUpper ? position - cell : 1 - position + cell
        node += (cell + isUpper) * (strides[channel] ?? 0)
      }
      if (weight === 0) continue
      for (let axis = 0; axis < 3; axis += 1) mixedLab[axis] = (mixedLab[axis] ?? 0) + weight * (lab[node + axis] ?? 0)
    }
    writeRgb(mixedLab, blackY, rgb, offset)
  }
}

/** Reads the table `A2B0` as `lut8Type` or `lut16Type` (ICC.1:2010, 10.8 and 10.9). */
function readColorTable(profile: Uint8Array) {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const readText = (offset: number) => String.fromCharCode(...profile.subarray(offset, offset + 4))
  if (profile.length < 132 || readText(16) !== 'CMYK' || readText(20) !== 'Lab ') return null
  const entryOffset = Array.from({ length: view.getUint32(128) }, (_, index) => 132 + index * 12).find(
    (offset) => readText(offset) === 'A2B0',
  )
  if (!entryOffset) return null
  const start = view.getUint32(entryOffset + 4)
  const is16Bit = readText(start) === 'mft2'
  const [inputCount, outputCount, gridSize = 0] = profile.subarray(start + 8, start + 11)
  if ((!is16Bit && readText(start) !== 'mft1') || inputCount !== 4 || outputCount !== 3 || gridSize < 2) return null
  const [inputSize, outputSize] = is16Bit ? [view.getUint16(start + 48), view.getUint16(start + 50)] : [256, 256]
  const tablesStart = start + (is16Bit ? 52 : 48)
  /** From 0 to 1. */
  const readValue = (index: number) =>
    is16Bit ? view.getUint16(tablesStart + index * 2) / 65_535 : (profile[tablesStart + index] ?? 0) / 255
  const readCurve = (firstIndex: number, size: number, input: number) => {
    const position = input * (size - 1)
    const lower = Math.min(Math.floor(position), size - 2)
    const share = position - lower
    return readValue(firstIndex + lower) * (1 - share) + readValue(firstIndex + lower + 1) * share
  }
  const nodesStart = 4 * inputSize
  const valueCount = gridSize ** 4 * 3
  const outputStart = nodesStart + valueCount
  // In version 2, 16 bits encode Lab up to 0xff00.
  const labScale = is16Bit ? 65_535 / 65_280 : 1
  const lab = Float32Array.from({ length: valueCount }, (_, index) => {
    const axis = index % 3
    const value = readCurve(outputStart + axis * outputSize, outputSize, readValue(nodesStart + index)) * labScale
    return axis === 0 ? value * 100 : value * 255 - 128
  })
  const readInput = (channel: number, ink: number) => readCurve(channel * inputSize, inputSize, ink / 255)
  return { gridSize, lab, readInput }
}

/** The matrix is Bruce Lindbloom's for sRGB at D50 (2026-11). Does not allocate, because it runs for every pixel. */
function writeRgb(lab: Float64Array, blackY: number, rgb: Uint8ClampedArray, offset: number): void {
  const labY = ((lab[0] ?? 0) + 16) / 116
  const range = 1 - blackY
  const x = ((fromLab(labY + (lab[1] ?? 0) / 500) - blackY) / range) * whitePoint[0]
  const y = ((fromLab(labY) - blackY) / range) * whitePoint[1]
  const z = ((fromLab(labY - (lab[2] ?? 0) / 200) - blackY) / range) * whitePoint[2]
  rgb[offset] = toSrgb(3.1338561 * x - 1.6168667 * y - 0.4906146 * z)
  rgb[offset + 1] = toSrgb(-0.9787684 * x + 1.9161415 * y + 0.033454 * z)
  rgb[offset + 2] = toSrgb(0.0719453 * x - 0.2289914 * y + 1.4052427 * z)
}

const toSrgb = (linear: number) => 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

/** Relative XYZ of one axis (CIE 15). */
const fromLab = (value: number) => (value > 6 / 29 ? value * value * value : (value - 16 / 116) / 7.787)
