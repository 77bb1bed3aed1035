import type { TypefaceName } from '@/lib/images/drawing/typefaces'
import { type Palette, palettes } from '@/lib/images/slides/palettes'

/** Card colors by use; `gradientEnd` is the end color of the diagonal background gradient. */
type Theme = Omit<Palette, 'onAccent'> & { gradientEnd?: string }

const cardThemes: readonly Omit<Theme, 'id'>[] = [
  { name: 'Dusk', background: '#2a1a4a', gradientEnd: '#7a2a5e', text: '#fff4ee', muted: '#e6cbdc', accent: '#ffb37a' },
  { name: 'Sea', background: '#06344a', gradientEnd: '#0c5a63', text: '#effaf7', muted: '#b9dcdc', accent: '#7fe0c3' },
  { name: 'Mint', background: '#d9f4e6', gradientEnd: '#f5fbd9', text: '#0d2b24', muted: '#3c5b50', accent: '#0f6b52' },
  { name: 'Clay', background: '#e9d9ca', text: '#33201a', muted: '#61483c', accent: '#8f3d22' },
]

/** The carousel's palettes, so that slides and cards match, and four more. The first is the default. */
export const themes: readonly Theme[] = [
  ...palettes,
  ...cardThemes.map((theme) => ({ ...theme, id: theme.name.toLowerCase() })),
]

export const getTheme = (id: string): Theme => themes.find((one) => one.id === id) ?? (themes[0] as Theme)

type FontPair = {
  id: string
  name: string
  /** Of the text. */
  family?: TypefaceName
  weight: 400 | 500 | 600 | 700
  leading: number
  drop: number
  namesFamily?: TypefaceName
}

/** Fonts for the text and the names; the default is the site's own typeface. */
export const fontPairs = [
  { id: 'plain', name: 'Plain', weight: 600, leading: 1.24, drop: 0.34 },
  { id: 'classic', name: 'Classic', family: 'Playfair Display', weight: 600, leading: 1.3, drop: 0.34 },
  { id: 'heavy', name: 'Heavy', family: 'Anton', weight: 700, leading: 1.3, drop: 0.42 },
  { id: 'handwritten', name: 'Handwritten', family: 'Caveat', weight: 700, leading: 1.15, drop: 0.3 },
  {
    id: 'typewriter',
    name: 'Typewriter',
    family: 'Courier Prime',
    weight: 600,
    leading: 1.3,
    drop: 0.3,
    namesFamily: 'Courier Prime',
  },
] as const satisfies readonly FontPair[]

export const getFontPair = (id: (typeof fontPairs)[number]['id']): FontPair =>
  fontPairs.find((one) => one.id === id) ?? fontPairs[0]
