import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Without `rule`, checks WCAG 2.2 AA and best practices. Leaves reduced motion on. Legacy mode halves the time. */
export async function findAxeViolations(page: Page, rule?: string): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    rule === undefined ? { type: 'tag', values: ruleTags } : { type: 'rule', values: [rule] }
  // Scroll to the top, so that the header covers no target.
  await page.evaluate(() => scrollTo(0, 0))
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  // A fading notice briefly has too little contrast; reduced motion disables the fade.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await axe.setLegacyMode(true).analyze()
  const messages = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  return [...messages, ...(await page.evaluate(findUnstyledClasses))]
}

/** An element with such a class lacks its style. Some library classes are only markers. */
function findUnstyledClasses(): string[] {
  const collectSelectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      rule instanceof CSSStyleRule ? rule.selectorText : '',
      ...('cssRules' in rule ? collectSelectors(rule.cssRules as CSSRuleList) : []),
    ])
  const selectors = [...document.styleSheets].flatMap((sheet) => collectSelectors(sheet.cssRules)).join('\n')
  // Match whole names: the rule for gap-1.5 does not style gap-1.
  const styledClasses = new Set(selectors.match(/\.(?:\\.|[^\s.,:>+~#()[\]\\])+/g))
  const classes = [...document.querySelectorAll('body *')].flatMap((element) => [...element.classList])
  return [...new Set(classes)]
    .filter((name) => !/^(?:lucide|ReactCrop|altcha|toaster)/.test(name))
    .filter((name) => !styledClasses.has(`.${CSS.escape(name)}`))
    .map((name) => `no style for: ${name}`)
}
