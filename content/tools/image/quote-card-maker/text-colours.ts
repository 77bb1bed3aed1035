import { mixColours } from '@/lib/images/drawing/colours'
import { contrast, luminance, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/contrast'
import { createBackgroundShape, getCardBoxes } from './card-boxes'
import type { QuoteScene } from './scene'
import { getTheme } from './themes'
import { getImageTones } from './tones'

/** The colours of a card's words; `worst` is the smallest contrast of the words with anything that may lie below them. */
export type TextColours = { textColour: string; muted: string; accent: string; minContrast: number }

/** Colours that can be read on every part of the card's ground, the theme's own where they can. */
export function getTextColours(scene: QuoteScene): TextColours {
  const theme = getTheme(scene.theme)
  const backgrounds = getBackgroundColours(scene)
  const ink = pickReadable(backgrounds, getCandidateColours(scene))
  return {
    textColour: ink,
    muted: pickReadable(backgrounds, [theme.muted, ink]),
    accent: pickReadable(backgrounds, [theme.accent, ink]),
    minContrast: getMinContrast(ink, backgrounds),
  }
}

const getCandidateColours = ({ theme: id, ground: on }: QuoteScene) => {
  const { text, background } = getTheme(id)
  return [text, ...(on === 'picture' ? [background] : []), '#ffffff', '#14110f'] as const
}

/** What lies on the picture behind the words: the theme's light or dark colour, and of it what reading needs, in per cent. */
export function getScrim(scene: QuoteScene): { colour: string; percent: number } {
  const { background, text } = getTheme(scene.theme)
  const tones = getBackgroundTones(scene)
  const [dark, light] = luminance(background) < luminance(text) ? [background, text] : [text, background]
  const [much, less] = [getNeededOpacity(tones, dark, scene), getNeededOpacity(tones, light, scene)]
  // A light one on a dark picture is fog.
  const [colour, percent] = less + 20 <= much ? [light, less] : [dark, much]
  return { colour, percent: scene.scrim ?? percent }
}

const MAX_SCRIM_PERCENT = 95

function getNeededOpacity(tones: readonly string[], colour: string, scene: QuoteScene): number {
  for (let percent = 0; percent < MAX_SCRIM_PERCENT; percent += 5) {
    const backgrounds = tones.map((tone) => mixColours(tone, colour, percent / 100))
    if (getCandidateColours(scene).some((ink) => getMinContrast(ink, backgrounds) >= MIN_TEXT_CONTRAST))
      return percent
  }
  return MAX_SCRIM_PERCENT
}

/** The darkest and the lightest that the picture has below the words and the name. */
function getBackgroundTones(scene: QuoteScene): readonly string[] {
  const { quote, by } = getCardBoxes(scene)
  const shape = createBackgroundShape(scene)
  const y = Math.max(0, Math.min(quote.y, by.y))
  return getImageTones(shape, { ...shape, y, height: shape.height - y })
}

/** Every colour that can lie below the words, as far as contrast goes. */
function getBackgroundColours(scene: QuoteScene): readonly string[] {
  const { ground, colour, second, theme: id } = scene
  const theme = getTheme(id)
  if (ground === 'colour') return [colour]
  if (ground === 'gradient') return interpolateColours(colour, second)
  if (ground === 'picture') {
    const scrim = getScrim(scene)
    return getBackgroundTones(scene).map((tone) => mixColours(tone, scrim.colour, scrim.percent / 100))
  }
  return interpolateColours(theme.background, theme.gradientEnd ?? theme.background)
}

const interpolateColours = (from: string, to: string) =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => mixColours(from, to, share))

const getMinContrast = (ink: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((ground) => contrast(ink, ground)))

/** The first that can be read on all of them, else the one that is read best. */
function pickReadable(backgrounds: readonly string[], inks: readonly [string, ...string[]]): string {
  const readable = inks.find((ink) => getMinContrast(ink, backgrounds) >= MIN_TEXT_CONTRAST)
  return (
    readable ??
    inks.reduce((best, ink) =>
      getMinContrast(ink, backgrounds) > getMinContrast(best, backgrounds) ? ink : best,
    )
  )
}
