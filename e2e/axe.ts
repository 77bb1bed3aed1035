import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, each with the element's beginning: by all rules for WCAG 2.2 AA and good practice, or by one.
 * Legacy mode leaves out a second page that only frames of other sites need and that takes half of the time.
 */
export async function axeViolations(page: Page, rule?: string): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    rule === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [rule] }
  // What the header covers is no target, for axe either.
  await page.evaluate(() => scrollTo(0, 0))
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
