import { expect, test } from 'vitest'

const { placeMovedParts, removeStaticParts } = await import(new URL('./shrink-pages.mjs', import.meta.url).href)

const buildPage = (...pieces: string[]) =>
  [
    '<body>',
    ...pieces.map((piece) => {
      const literal = JSON.stringify(piece).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e')
      return `<script>self.__next_f.push([1,${literal}])</script>`
    }),
    '</body>',
  ].join('')
const joinRows = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')
const usedRows = ['1:I[7,["$2"],"Box"]', '2:"/a.js"', '3:I[8,["$2"],"StaticPart"]']

test('removes the data of a static part, and the rows that only it referred to', () => {
  const before = joinRows(
    ...usedRows,
    ':HL["/a.woff2","font"]',
    '4:["$","p",null,{"children":"only in the part: é"}]',
    '5:["$","p",null,{"children":"in both"}]',
    '0:{"c":[["$","$L3",null,{"id":"words","children":["$L4","$5"]}],["$","$L1",null,{"value":"$5"}]]}',
  )
  const after = joinRows(
    ...usedRows,
    ':HL["/a.woff2","font"]',
    '5:["$","p",null,{"children":"in both"}]',
    '0:{"c":[["$","$L3",null,{"id":"words"}],["$","$L1",null,{"value":"$5"}]]}',
  )
  expect(removeStaticParts(buildPage(before.slice(0, 90), before.slice(90)))).toBe(buildPage(after))
})

test('removes a long text with lines that look like rows together with its part, or leaves it whole', () => {
  const row = 'Tb,é\n4:["$"]\n'
  const rows = (rest: string) => `${joinRows(...usedRows)}4:${row}${rest}\n`
  expect(removeStaticParts(buildPage(rows('0:["$","$L3",null,{"id":"words","children":"$4"}]')))).toBe(
    buildPage(joinRows(...usedRows, '0:["$","$L3",null,{"id":"words"}]')),
  )
  const unchanged = rows('0:[["$","$L3",null,{"id":"words"}],["$","$L1",null,{"of":"$4"}]]')
  expect(removeStaticParts(buildPage(unchanged))).toBe(buildPage(unchanged))
})

test('leaves a page without static parts unchanged', () => {
  const html = buildPage('0:["$","p",null,{"children":"StaticPart"}]\n')
  expect(removeStaticParts(html)).toBe(html)
})

const buildMoveScript = (id: string) => `<script>$RB=[];$RC=function(b,a){};$RC("B:${id}","S:${id}")</script>`
const buildPlaceholder = (id: string) => `<!--$?--><template id="B:${id}"></template><!--/$-->`

test('puts a part that React would move in its place from the start', () => {
  const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'
  const latePart = `<div hidden id="S:0"><div>one</div><p>$& two</p></div>${buildMoveScript('0')}`
  const otherPart = `<div hidden id="S:1">three</div>${buildMoveScript('1')}`
  const html = `<body>${clock}<main>${buildPlaceholder('0')} ${buildPlaceholder('1')}</main>${latePart}<script>more</script>${otherPart}</body>`
  expect(placeMovedParts(html)).toBe(
    '<body><main><!--$--><div>one</div><p>$& two</p><!--/$--> <!--$-->three<!--/$--></main><script>more</script></body>',
  )
})

test('replaces a fallback with its part, and throws for a fallback with parts of its own', () => {
  const buildWaitingPage = (fallback: string) =>
    `<p><!--$?--><template id="B:1"></template>${fallback}<!--/$--></p><div hidden id="S:1">box</div>${buildMoveScript('1')}`
  expect(placeMovedParts(buildWaitingPage('<div class="h"></div>'))).toBe('<p><!--$-->box<!--/$--></p>')
  expect(() => placeMovedParts(buildWaitingPage('<!--$-->x<!--/$-->'))).toThrow('B:1')
})

test('throws for a part without a place, because a new version of React may move parts differently', () => {
  expect(() => placeMovedParts(`<div hidden id="S:0">one</div>${buildMoveScript('0')}`)).toThrow('B:0')
})
