import { useMode as addMode, converter, modeHsl, modeLab65, modeOklab, modeOklch, modeRgb } from 'culori/fn'

// Culori's `fn` entry registers no color spaces by itself.
addMode(modeRgb)
addMode(modeHsl)
addMode(modeLab65)
addMode(modeOklab)
addMode(modeOklch)

export const toHsl = converter('hsl')
export const toOklch = converter('oklch')

export const getChroma = (hex: string) => toOklch(hex)?.c ?? 0
