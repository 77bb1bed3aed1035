import type { Box } from '@/lib/core/geometry/sizes'
import { getContrast, getLuminance, MIN_TEXT_CONTRAST, mixColors } from '@/lib/images/drawing/colors'
import type { ImageShape } from '@/lib/images/drawing/shapes'
import { createBackgroundShape, getCardBoxes } from './card-boxes'
import type { QuoteScene } from './scene'
import { getTheme } from './themes'

/** Text colors of a card; `minContrast` is the lowest contrast of the text with any possible background. */
export type TextColors = { textColor: string; mutedColor: string; accentColor: string; minContrast: number }

/** Returns colors readable on every part of the card's background, preferably the theme's own. */
export function getTextColors(scene: QuoteScene): TextColors {
  const theme = getTheme(scene.theme)
  const backgrounds = getBackgroundColors(scene)
  const accents = scene.theme === 'plain' && scene.accent ? [scene.accent] : []
  const textColor = pickReadableTextColor(backgrounds, getCandidateColors(scene))
  return {
    textColor,
    mutedColor: pickReadableTextColor(backgrounds, [...accents, theme.muted, textColor]),
    accentColor: pickReadableTextColor(backgrounds, [...accents, theme.accent, textColor]),
    minContrast: getMinContrast(textColor, backgrounds),
  }
}

const getCandidateColors = ({ theme: id, ground: backgroundKind }: QuoteScene) => {
  const { text, background } = getTheme(id)
  return [text, ...(backgroundKind === 'picture' ? [background] : []), '#ffffff', '#14110f'] as const
}

/** Returns the theme's light or dark color, with the opacity in percent that makes the text readable. */
export function getScrim(scene: QuoteScene): { colour: string; percent: number } {
  const { background, text } = getTheme(scene.theme)
  const tones = getBackgroundTones(scene)
  const [darkColor, lightColor] =
    getLuminance(background) < getLuminance(text) ? [background, text] : [text, background]
  const darkPercent = getMinScrimPercent(tones, darkColor, scene)
  const lightPercent = getMinScrimPercent(tones, lightColor, scene)
  // A light scrim on a dark image looks like fog.
  const [colour, percent] = lightPercent + 20 <= darkPercent ? [lightColor, lightPercent] : [darkColor, darkPercent]
  return { colour, percent: scene.scrim ?? percent }
}

const MAX_SCRIM_PERCENT = 95

function getMinScrimPercent(tones: readonly string[], scrimColor: string, scene: QuoteScene): number {
  for (let percent = 0; percent < MAX_SCRIM_PERCENT; percent += 5) {
    const backgrounds = tones.map((tone) => mixColors(tone, scrimColor, percent / 100))
    if (getCandidateColors(scene).some((color) => isReadable(color, backgrounds))) return percent
  }
  return MAX_SCRIM_PERCENT
}

/** Sampled images: each returns its darkest and lightest color in an area of its card. */
export const toneSamplers = new Map<string, (shape: ImageShape, area: Box) => readonly [string, string]>()

function getBackgroundTones(scene: QuoteScene): readonly string[] {
  const { quote, byline } = getCardBoxes(scene)
  const shape = createBackgroundShape(scene)
  const y = Math.max(0, Math.min(quote.y, byline.y))
  return toneSamplers.get(shape.id)?.(shape, { ...shape, y, height: shape.height - y }) ?? ['#000000', '#ffffff']
}

export function getBackgroundColors(scene: QuoteScene): readonly string[] {
  if (scene.ground === 'picture') {
    const scrim = getScrim(scene)
    return getBackgroundTones(scene).map((tone) => mixColors(tone, scrim.colour, scrim.percent / 100))
  }
  const [startColor, endColor = startColor] = getGradientColors(scene)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => mixColors(startColor, endColor, share))
}

/** The colors of a background without an image. A plain background has no end color. */
export function getGradientColors({ ground, colour, second, theme: id }: QuoteScene): readonly [string, string?] {
  if (ground === 'colour') return [colour]
  if (ground === 'gradient') return [colour, second]
  const { background, gradientEnd } = getTheme(id)
  return gradientEnd ? [background, gradientEnd] : [background]
}

const getMinContrast = (textColor: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => getContrast(textColor, background)))

const isReadable = (textColor: string, backgrounds: readonly string[]) =>
  getMinContrast(textColor, backgrounds) >= MIN_TEXT_CONTRAST

function pickReadableTextColor(backgrounds: readonly string[], candidates: readonly string[]): string {
  const pickBetter = (best: string, color: string) =>
    getMinContrast(color, backgrounds) > getMinContrast(best, backgrounds) ? color : best
  return candidates.find((color) => isReadable(color, backgrounds)) ?? candidates.reduce(pickBetter)
}
