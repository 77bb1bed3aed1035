import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'

/** Attributes that the script in the head sets, such as the theme, and selectors that Beasties does not evaluate. */
const retainedSelectors = [/\[data-/, /:where\(/, /:is\(/, /:has\(/, /::placeholder/]

/**
 * Puts the style that a page's own HTML uses into its head, and the style sheet, which has the classes of code that
 * runs later, at the end of its body, so that the sheet does not delay the first paint.
 */
export async function inlineCriticalStyle(pageFolder, staticFolder) {
  const beasties = new Beasties({
    path: staticFolder,
    publicPath: '/_next/static',
    preload: 'body',
    inlineFonts: true,
    preloadFonts: false,
    allowRules: retainedSelectors,
    logLevel: 'warn',
  })
  for (const name of readdirSync(pageFolder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const path = join(pageFolder, name)
    writeFileSync(path, await beasties.process(readFileSync(path, 'utf8')))
  }
}
