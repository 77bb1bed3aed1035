import { useMode as addMode, converter, modeHsl, modeOklab, modeOklch, modeRgb } from 'culori/fn'

// Culori's `fn` entry knows no colour space until it is told.
addMode(modeRgb)
addMode(modeHsl)
addMode(modeOklab)
addMode(modeOklch)

export const toHsl = converter('hsl')
export const toOklch = converter('oklch')
