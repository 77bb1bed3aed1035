import { expect, test } from 'vitest'
import { createSearch } from '@/components/shell/search-engine'
import { searchEntries } from './search-entries'

const entries = searchEntries()
const search = createSearch(entries)

test.each(entries)('$name is found first by its own name', ({ name, path }) => {
  expect(search(name)[0]?.path).toBe(path)
})

test.each(entries)('$name is found first with a letter missing from every long word', ({ name, path }) => {
  const typed = name.replace(/\b(\p{L}{2})\p{L}(\p{L}{3,})/gu, '$1$2')
  expect(search(typed)[0]?.path).toBe(path)
})
