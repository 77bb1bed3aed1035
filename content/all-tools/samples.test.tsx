import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolSample } from '@/components/page/tool-sample'
import { buildToolSample } from '@/content/tool-samples'
import { tools } from '@/content/tools'
import { hasBlank } from '@/lib/core/strings/blanks'

const sampledTools = tools.filter((tool) => tool.kind === 'prompt' || tool.kind === 'text' || 'getSample' in tool)

test.each(sampledTools)('the page of $type shows a sample before the first run', async (tool) => {
  const sample = await buildToolSample(tool)
  if (!sample) throw new Error('There is no sample.')
  const html = renderToStaticMarkup(<ToolSample {...sample} />)
  expect(tool.kind === 'prompt' && hasBlank(html)).toBe(false)
  expect(html).toContain('<li')
  expect(brotliCompressSync(html).length).toBeLessThan(600)
  for (const result of sample.results) {
    if ('kind' in result) continue
    expect(result.outline).toBeUndefined()
    for (const { value, limit } of result.meters ?? []) expect(value).toBeLessThanOrEqual(limit)
  }
})
