import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, each with the element's beginning: by all rules for WCAG 2.2 AA and good practice, or by
 * one; and the classes that have no style there. Motion stays reduced afterwards. Legacy mode leaves out a second page
 * that only frames of other sites need and that takes half of the time.
 */
export async function findAxeViolations(page: Page, rule?: string): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    rule === undefined ? { type: 'tag', values: ruleTags } : { type: 'rule', values: [rule] }
  // What the header covers is no target, for axe either.
  await page.evaluate(() => scrollTo(0, 0))
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  // A notice that fades has too little contrast for a moment; with reduced motion it has none.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await axe.setLegacyMode(true).analyze()
  const messages = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  return [...messages, ...(await page.evaluate(findUnstyledClasses))]
}

/**
 * Classes for which no sheet of the page has a rule: a part has come without its style. Those of libraries may be marks
 * alone.
 */
function findUnstyledClasses(): string[] {
  const collectSelectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      rule instanceof CSSStyleRule ? rule.selectorText : '',
      ...('cssRules' in rule ? collectSelectors(rule.cssRules as CSSRuleList) : []),
    ])
  const selectors = [...document.styleSheets].flatMap((sheet) => collectSelectors(sheet.cssRules)).join('\n')
  // Whole names: the rule for gap-1.5 is none for gap-1.
  const styledClasses = new Set(selectors.match(/\.(?:\\.|[^\s.,:>+~#()[\]\\])+/g))
  const classes = [...document.querySelectorAll('body *')].flatMap((element) => [...element.classList])
  return [...new Set(classes)]
    .filter((name) => !/^(?:lucide|ReactCrop|altcha|toaster)/.test(name))
    .filter((name) => !styledClasses.has(`.${CSS.escape(name)}`))
    .map((name) => `no style for: ${name}`)
}
