import type { Size } from '@/lib/core/geometry/sizes'
import { createRandom, type Random } from '@/lib/core/random'
import { createGradient, type Drawing, type Shape } from '@/lib/images/drawing/shapes'

/** Two colors for the background gradient, the rest for the shapes on it. */
const palettes = [
  ['#12263a', '#1f4e5f', '#79a8a9', '#f4d9a6'],
  ['#3b1c32', '#6a1e55', '#d9656b', '#f6b17a'],
  ['#f7efe2', '#ecd9bd', '#c8553d', '#588157'],
  ['#eef2fb', '#cfdcf5', '#6d8fd6', '#f2a7b5'],
  ['#10231c', '#1f4a37', '#5fa777', '#e8d27a'],
  ['#fff4e8', '#ffd9b8', '#f08a5d', '#7a4e8a'],
] as const

type PatternOptions = Size & { random: Random; colors: readonly [string, string] }

const createWaves = ({ width, height, random, colors }: PatternOptions): Shape[] =>
  [0, 1, 2, 3].map((layerIndex) => {
    const [waveCount, phase, baseY] = [
      0.6 + random.pickFraction(),
      6 * random.pickFraction(),
      height * (0.45 + layerIndex * 0.14),
    ]
    const crestPoints = Array.from({ length: 41 }, (_, step): [number, number] => [
      (width * step) / 40,
      baseY + height * 0.05 * Math.sin((step / 40) * waveCount * 2 * Math.PI + phase),
    ])
    return {
      kind: 'path',
      color: `${colors[layerIndex % 2]}8c`,
      points: [...crestPoints, [width, height], [0, height]],
    }
  })

const createDiscs = ({ width, height, random, colors }: PatternOptions): Shape[] =>
  Array.from({ length: 7 }, (_, index) => {
    const side = Math.min(width, height) * (0.25 + 0.6 * random.pickFraction())
    const [x, y] = [width * random.pickFraction() - side / 2, height * random.pickFraction() - side / 2]
    return { kind: 'oval', x, y, width: side, height: side, color: `${colors[index % 2]}59` }
  })

const createRays = ({ width, height, random, colors }: PatternOptions): Shape[] => {
  const [rayLength, rayCount] = [Math.hypot(width, height) * 1.1, random.pickInteger(7, 12)]
  const getEndPoint = (step: number): [number, number] => {
    const angle = ((step / rayCount) * Math.PI) / 2
    return [rayLength * Math.cos(angle), height - rayLength * Math.sin(angle)]
  }
  return Array.from({ length: rayCount }, (_, step) => ({
    kind: 'path',
    color: `${colors[step % 2]}${step % 2 ? '40' : '80'}`,
    points: [[0, height], getEndPoint(step), getEndPoint(step + 0.5)],
  }))
}

export function createBackdrop(size: Size, seed: number): Drawing {
  const random = createRandom(seed)
  const [startColor, endColor, ...colors] = random.pick(palettes)
  const { width, height } = size
  // In rotation, so that the next seed always looks different.
  const createPattern = [createWaves, createDiscs, createRays][Math.abs(seed) % 3] ?? createWaves
  const gradient = createGradient([0, 0], [width, height], startColor, endColor)
  const background: Shape = { kind: 'box', x: 0, y: 0, ...size, color: startColor, gradient }
  return { ...size, shapes: [background, ...createPattern({ width, height, random, colors })] }
}

export const toSeed = (text: string) =>
  [...text.trim()].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0, 7)
