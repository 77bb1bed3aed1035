import { expect, test } from 'vitest'
import { getToolsByCategory } from '@/content/catalog/tool-groups'
import { groups } from '@/content/tools'

test.each(['image', 'text'] as const)('every %s tool stands under one heading of its landing page', (group) => {
  const groupTools = groups.filter(({ id }) => id === group).flatMap(({ tools }) => tools)
  const listed = getToolsByCategory(group).flatMap(({ tools }) => tools.map(({ path }) => path))
  expect(listed.toSorted()).toEqual(groupTools.map(({ path }) => path).toSorted())
})
