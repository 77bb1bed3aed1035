/** Only western letters, a quarter smaller. Run after an update of the font's package. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../scripts/run.mjs'

const from = 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
const listCharacters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset))
const letters = [...listCharacters(0x20, 0x7e), ...listCharacters(0xc0, 0xff), ...'¡¿·°–—‘’“”„•…€™−→']

const font = await subsetFont(readFileSync(join(root, from)), letters.join(''), { targetFormat: 'woff2' })
writeFileSync(join(root, 'components', 'drawing', 'familjen-grotesk.woff2'), font)
console.log(`${letters.length} characters, ${font.length} bytes`)
