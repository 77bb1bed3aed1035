import { expect, test } from 'vitest'

const { withoutStyleCopies } = await import(new URL('./shrink-pages.mjs', import.meta.url).href)

const style = '.a>.b{content:"é&"}'
const page = (...pieces: string[]) =>
  [
    `<head><style data-precedence="next" data-href="/a.css">${style}</style></head><body>`,
    ...pieces.map((piece) => {
      const literal = JSON.stringify(piece).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e')
      return `<script>self.__next_f.push([1,${literal}])</script>`
    }),
    '</body>',
  ].join('')
const row = `T14,${style}`

test.each([
  [
    'in one script',
    [`1:"a"\n2:${row}3:["$","style",null,{"children":"$2"}]\n`],
    ['1:"a"\n2:""\n3:["$","style",null,{"children":"$2"}]\n'],
  ],
  ['twice', [`2:${row}2b:${row}3:1\n`], ['2:""\n2b:""\n3:1\n']],
  [
    'over several scripts',
    [`2:${row.slice(0, 6)}`, row.slice(6, 12), `${row.slice(12)}3:1\n`],
    ['2:""\n', '3:1\n'],
  ],
  ['at the end of one and in the next', [`1:"a"\n2:T14,`, `${style}3:1\n`], ['1:"a"\n2:""\n', '3:1\n']],
])('the data loses its copy of the style %s', (_, before, after) => {
  expect(withoutStyleCopies(page(...before))).toBe(page(...after))
})

test.each([
  ['another text', page('2:T3,abc3:1\n')],
  ['a page without an inlined style', '<script>self.__next_f.push([1,"2:1\\n"])</script>'],
])('%s stays as it is', (_, html) => {
  expect(withoutStyleCopies(html)).toBe(html)
})
