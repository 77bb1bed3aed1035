import { expect, test } from 'vitest'
import { getXPostUrl } from './post-url'

test.each([
  ['Old radios hum.', 'Old%20radios%20hum.'],
  ['1 + 1 & #radio\n- fuse', '1%20%2B%201%20%26%20%23radio%0A-%20fuse'],
  ['パン 🍞', '%E3%83%91%E3%83%B3%20%F0%9F%8D%9E'],
  ['cut \uD83C', 'cut%20%EF%BF%BD'],
])('%j is carried whole', (text, query) => {
  expect(getXPostUrl(text)).toBe(`https://x.com/intent/post?text=${query}`)
})
