import { mixed } from '@/lib/images/drawing/colours'
import { contrast, luminance, READABLE } from '@/lib/images/drawing/contrast'
import { boxesOf, groundPicture } from './card-boxes'
import type { QuoteScene } from './scene'
import { themeOf } from './themes'
import { tonesIn } from './tones'

/** The colours of a card's words; `worst` is the smallest contrast of the words with anything that may lie below them. */
export type Inks = { ink: string; muted: string; accent: string; worst: number }

/** Colours that can be read on every part of the card's ground, the theme's own where they can. */
export function inksOf(scene: QuoteScene): Inks {
  const theme = themeOf(scene.theme)
  const below = belowWords(scene)
  const ink = bestOn(below, inksFor(scene))
  return {
    ink,
    muted: bestOn(below, [theme.muted, ink]),
    accent: bestOn(below, [theme.accent, ink]),
    worst: worstOf(ink, below),
  }
}

const inksFor = ({ theme: id, ground: on }: QuoteScene) => {
  const { ink, ground } = themeOf(id)
  return [ink, ...(on === 'picture' ? [ground] : []), '#ffffff', '#14110f'] as const
}

/** What lies on the picture behind the words: the theme's light or dark colour, and of it what reading needs, in per cent. */
export function veilOf(scene: QuoteScene): { colour: string; percent: number } {
  const { ground, ink } = themeOf(scene.theme)
  const tones = tonesOf(scene)
  const [dark, light] = luminance(ground) < luminance(ink) ? [ground, ink] : [ink, ground]
  const [much, less] = [neededOn(tones, dark, scene), neededOn(tones, light, scene)]
  // A light one on a dark picture is fog.
  const [colour, percent] = less + 20 <= much ? [light, less] : [dark, much]
  return { colour, percent: scene.scrim ?? percent }
}

const MOST_VEIL = 95

function neededOn(tones: readonly string[], colour: string, scene: QuoteScene): number {
  for (let percent = 0; percent < MOST_VEIL; percent += 5) {
    const below = tones.map((tone) => mixed(tone, colour, percent / 100))
    if (inksFor(scene).some((ink) => worstOf(ink, below) >= READABLE)) return percent
  }
  return MOST_VEIL
}

/** The darkest and the lightest that the picture has below the words and the name. */
function tonesOf(scene: QuoteScene): readonly string[] {
  const { quote, by } = boxesOf(scene)
  const shape = groundPicture(scene)
  const y = Math.max(0, Math.min(quote.y, by.y))
  return tonesIn(shape, { ...shape, y, height: shape.height - y })
}

/** Every colour that can lie below the words, as far as contrast goes. */
function belowWords(scene: QuoteScene): readonly string[] {
  const { ground, colour, second, theme: id } = scene
  const theme = themeOf(id)
  if (ground === 'colour') return [colour]
  if (ground === 'gradient') return shades(colour, second)
  if (ground === 'picture') {
    const veil = veilOf(scene)
    return tonesOf(scene).map((tone) => mixed(tone, veil.colour, veil.percent / 100))
  }
  return shades(theme.ground, theme.to ?? theme.ground)
}

const shades = (from: string, to: string) => [0, 0.25, 0.5, 0.75, 1].map((share) => mixed(from, to, share))

const worstOf = (ink: string, below: readonly string[]) =>
  Math.min(...below.map((ground) => contrast(ink, ground)))

/** The first that can be read on all of them, else the one that is read best. */
function bestOn(below: readonly string[], inks: readonly [string, ...string[]]): string {
  const readable = inks.find((ink) => worstOf(ink, below) >= READABLE)
  return readable ?? inks.reduce((best, ink) => (worstOf(ink, below) > worstOf(best, below) ? ink : best))
}
