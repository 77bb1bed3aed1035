import { getPalette } from 'colorthief'
import { differenceEuclidean } from 'culori/fn'
import { hexOf, partsOf } from '@/lib/images/drawing/colours'
import { toOklch } from './colour-spaces'

/** A colour of a palette; its share of the picture is null where it was picked by hand or came with a link. */
export type Swatch = { hex: string; share: number | null }

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

export type Wanted = {
  /** 3 to 12; a picture of fewer colours gives fewer. */
  count: number
  /** Leaves out pixels that are all but white, such as a product photo's ground, unless there are no others. */
  ignoreWhite: boolean
}

/** From this on, in each of red, green and blue, a pixel counts as near-white. */
const NEAR_WHITE = 238

/** What the library finds at most, of which the nearest are put together: by itself it gives several whites and misses a small red. */
const FOUND = 20

/** Colours of less than this are edges and noise. */
const LEAST_SHARE = 0.002

/** A pixel of less alpha is not looked at. */
const LEAST_ALPHA = 125

export type PaletteJob = { pixels: Pixels; wanted: Wanted }

/** A picture's main colours, the most frequent first, told apart in OKLCH, as eyes do. None of a picture that is all see-through. */
export async function extractColours({
  pixels,
  wanted: { count, ignoreWhite },
}: PaletteJob): Promise<Swatch[]> {
  const data = new Uint8ClampedArray(pixels.data)
  if (!data.some((value, at) => at % 4 === 3 && value >= LEAST_ALPHA)) return []
  const { width, height } = pixels
  const found = await getPalette(new OffscreenCanvas(1, 1), {
    colorCount: FOUND,
    colorSpace: 'oklch',
    quality: 1,
    ignoreWhite,
    alphaThreshold: LEAST_ALPHA,
    whiteThreshold: NEAR_WHITE,
    loader: { load: async () => ({ data, width, height }) },
  })
  const colours = (found ?? [])
    .map((colour) => ({ hex: colour.hex().toLowerCase(), share: colour.proportion }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted(byShare)
  return merged(withOwnColours(colours, data), count).toSorted(byShare)
}

type Found = { hex: string; share: number }

const byShare = (one: Found, other: Found) => other.share - one.share

const chromaOf = ({ hex }: Found) => toOklch(hex)?.c ?? 0

/** Whether the smaller of two gives its colour: it is not far smaller, and clearly more vivid. */
const isAccent = (small: Found, large: Found) =>
  small.share >= large.share / 4 && chromaOf(small) >= chromaOf(large) + 0.03

/** Nearer than this in OKLab, two colours of a palette look like one printed twice. */
const ALIKE = 0.05

/** Nearer than this they are shades of one, which go before anything else does. */
const SHADES = 0.08

/**
 * Puts the two nearest together until so many are left and none look alike. The larger gives its colour, or the more vivid
 * where that is not far smaller. What is small goes sooner, unless it stands out or is vivid.
 */
function merged(colours: readonly Found[], count: number): Found[] {
  const left = [...colours]
  for (;;) {
    const pairs = left.flatMap((one, at) =>
      left.slice(at + 1).map((other) => ({ one, other, cost: costOf(one, other) })),
    )
    const [nearest] = pairs.toSorted((pair, other) => pair.cost - other.cost)
    if (!nearest || (left.length <= count && nearest.cost > 0)) return left
    const [large, small] = [nearest.one, nearest.other].toSorted(byShare) as [Found, Found]
    const { hex } = isAccent(small, large) ? small : large
    left.splice(left.indexOf(small), 1)
    left.splice(left.indexOf(large), 1, { hex, share: large.share + small.share })
  }
}

const [inOklab, inRgb] = [differenceEuclidean('oklab'), differenceEuclidean('rgb')]

/** How far apart two colours look. Near black OKLab tells apart what no screen shows apart. */
const distance = (one: string, other: string) => (inRgb(one, other) < 0.05 ? 0 : inOklab(one, other))

/** What is lost when the smaller of two is called by the larger's colour: nothing where they look alike, most where it is vivid. */
function costOf(one: Found, other: Found): number {
  const apart = distance(one.hex, other.hex)
  const lost = one.share < other.share ? one : other
  const cost = apart ** 2 * lost.share ** 0.125 * (1 + 8 * chromaOf(lost))
  return apart < ALIKE ? 0 : apart < SHADES ? cost / 4 : cost
}

/** Furthest that an even area's own colour lies from what was found for it, in OKLab. */
const NEAR = 0.04

/** How far in red, green and blue together a pixel may lie from a colour to belong to its middle. */
const AROUND = 32

/**
 * The colours as the picture has them: those of an even area, as in a logo, exactly, others as the middle of the pixels around. What is
 * found is the middle of a box in OKLCH, in which a grey has a tint.
 */
function withOwnColours(colours: readonly Found[], data: Uint8ClampedArray): Found[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const value = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    if (data[at + 3] === 255) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const pixels = data.length / 4
  const flat = [...counts]
    .filter(([, count]) => count / pixels >= LEAST_SHARE)
    .map(([value, count]) => ({ hex: `#${value.toString(16).padStart(6, '0')}`, share: count / pixels }))
    .toSorted((one, other) => other.share - one.share)
  const taken = new Set<string>()
  return colours.map((colour) => {
    const exact = flat.find(
      ({ hex, share }) => !taken.has(hex) && share >= colour.share / 4 && distance(hex, colour.hex) <= NEAR,
    )
    const own = exact?.hex ?? middleAround(colour.hex, counts)
    const hex = taken.has(own) ? colour.hex : own
    taken.add(hex)
    return { ...colour, hex }
  })
}

function middleAround(hex: string, counts: ReadonlyMap<number, number>): string {
  const [red = 0, green = 0, blue = 0] = partsOf(hex)
  const sum = [0, 0, 0] as [number, number, number]
  let all = 0
  for (const [value, count] of counts) {
    const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255] as const
    if ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 > AROUND ** 2) continue
    sum[0] += r * count
    sum[1] += g * count
    sum[2] += b * count
    all += count
  }
  return all === 0 ? hex : hexOf(...sum.map((part) => part / all))
}
