import type { Crop } from '@/lib/core/geometry/crop'
import { type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { detectFaces, type FaceCandidate } from './detect-faces'
import { findDetailStart } from './find-detail-start'
import { findVividAreas, type VividArea } from './find-vivid-areas'

type Pixels = Size & { data: Uint8ClampedArray }

type SmartCrop = {
  crop(
    picture: Pixels,
    options: {
      width: number
      height: number
      prescale: false
      debug: true
      boost: readonly VividArea[]
      boostWeight: number
      imageOperations: { open: typeof Promise.resolve; getData: typeof Promise.resolve }
    },
  ): Promise<{ crops: readonly (Crop & { score: { total: number } })[] }>
}

/** smartcrop's own default, in pixels. */
const STEP = 8

/** Against 1.8 for skin and 0.2 for detail. */
const VIVID_WEIGHT = 1

/** Where a frame stands that cuts above and below, in a picture without any detail: heads are up. */
const DEFAULT_VERTICAL_POSITION = 0.2

/** So much of all detail may lie above a frame by itself, and so much of the frame stays free over where it begins. */
const HEADROOM = { lost: 0.02, free: 0.1 }

/** Brows to chin: where the eyes are in it; and where they belong in a frame, a little under its upper third. */
const EYES = { inFace: 0.35, inFrame: 0.4 }

/** What counts against a place, beside smartcrop's score from 0 to 1: for each frame's length that a likely face is off, and for the whole way. */
const PENALTIES = { face: 2, down: 3, across: 0.15 }

/** The size at which a picture is looked at: its shorter side has 256 pixels, its longer one at most 1,024. */
export function getAnalysisSize(size: Size): Size {
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return scaleSize(size, Math.min(1, 256 / short, 1024 / long))
}

type ImageFeatures = { vivid: VividArea[]; heads: FaceCandidate[]; detailStart: number | null }

const featureCache = new WeakMap<Pixels, ImageFeatures>()

/** What is the same for every frame is looked for once. */
function detectFeatures(picture: Pixels): ImageFeatures {
  const found = featureCache.get(picture) ?? {
    vivid: findVividAreas(picture),
    heads: detectFaces(picture),
    detailStart: findDetailStart(picture, HEADROOM.lost),
  }
  featureCache.set(picture, found)
  return found
}

/**
 * Where along its longer way the target's frame shows most of what matters: skin and detail by smartcrop's rules, vivid, rare colour,
 * and above all likely faces, with their eyes near its upper third. 0 is the left or top end, 1 the other. It leans to the middle, or
 * where above and below is cut to just over the first detail. The middle where nothing is cut, or too little to look for.
 */
export async function findCropPosition(picture: Pixels, { width, height }: Size): Promise<number> {
  const { default: smartcrop } = await import('smartcrop')
  const itself = (value: unknown) => Promise.resolve(value)
  const { vivid, heads, detailStart: from } = detectFeatures(picture)
  const { crops } = await (smartcrop as unknown as SmartCrop).crop(picture, {
    width,
    height,
    prescale: false,
    // Gives all crops, with their scores.
    debug: true,
    boost: vivid,
    boostWeight: VIVID_WEIGHT,
    imageOperations: { open: itself as typeof Promise.resolve, getData: itself as typeof Promise.resolve },
  })
  const [first] = crops
  if (!first) return 0.5
  const [right, down] = [picture.width - first.width, picture.height - first.height]
  const free = Math.max(right, down)
  if (free < STEP) return 0.5
  const isAcross = right >= down
  const length = isAcross ? first.width : first.height
  const within = (start: number) => Math.max(0, Math.min(1, start / free))
  const usual = isAcross
    ? 0.5
    : from === null
      ? DEFAULT_VERTICAL_POSITION
      : within(from - HEADROOM.free * length)
  const wanted = heads.map(({ x, y, side, weight }) => {
    const start = isAcross ? x + (side - length) / 2 : y + EYES.inFace * side - EYES.inFrame * length
    return { at: within(start), weight: (weight * PENALTIES.face * free) / length }
  })
  const totals = crops.map(({ score: { total } }) => total)
  const [most, least] = [Math.max(...totals), Math.min(...totals)]
  const places = crops.map(({ x, y, score: { total } }) => {
    const start = isAcross ? x : y
    // It moves in steps of eight pixels, so that it may not reach the far end, and not move at all on a shorter way.
    const at = start > free - STEP ? 1 : start / free
    const off = wanted.reduce((sum, one) => sum + one.weight * Math.abs(at - one.at), 0)
    const leaning = (isAcross ? PENALTIES.across : PENALTIES.down) * Math.abs(at - usual)
    return { at, worth: (most > least ? (total - least) / (most - least) : 1) - off - leaning }
  })
  return places.reduce((best, place) => (place.worth > best.worth ? place : best)).at
}

/** `findCropPosition` in one picture, which takes some 40 ms, once for each shape: networks have many sizes of the same one. */
export function createCropPositionFinder(picture: Pixels): (target: Size) => Promise<number> {
  const found = new Map<number, Promise<number>>()
  return (target) => {
    const shape = target.width / target.height
    const place = found.get(shape) ?? findCropPosition(picture, target)
    found.set(shape, place)
    return place
  }
}
