import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareActions } from '@/components/calculator/share-actions'
import { findToolByPath } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { parsePrefill } from '@/lib/tool/prefill-url'

const pitch = { followers: '24,000 on TikTok', engagement: '4.2%' }
const renderActions = (props: object) =>
  renderToStaticMarkup(
    <ShareActions query={{}} buildSummary={() => ''} buildCsv={async () => ''} fileName="a.csv" {...props} />,
  )

test('the numbers of a calculation go on to the pitch writer, which fills them in', () => {
  const [, path = '', hash = ''] = /href="([^"#]+)(#[^"]+)"/.exec(renderActions({ pitch })) ?? []
  const tool = findToolByPath(path)
  if (tool?.kind !== 'prompt') throw new Error(`${path} is no tool that writes`)
  expect(parsePrefill(buildPromptForm(tool), hash.replaceAll('&amp;', '&'))?.parameters).toMatchObject(pitch)
})

test('without a calculation there is nothing to pitch with', () => {
  expect(renderActions({})).not.toContain('href')
})
