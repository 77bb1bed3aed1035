import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareActions } from '@/components/calculator/share-actions'
import { toolByPath } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { readPrefill } from '@/lib/tool/prefill-link'

const pitch = { followers: '24,000 on TikTok', engagement: '4.2%' }
const shown = (more: object) =>
  renderToStaticMarkup(
    <ShareActions query={{}} summary={() => ''} csv={async () => ''} fileName="a.csv" {...more} />,
  )

test('the numbers of a calculation go on to the pitch writer, which fills them in', () => {
  const [, path = '', hash = ''] = /href="([^"#]+)(#[^"]+)"/.exec(shown({ pitch })) ?? []
  const tool = toolByPath(path)
  if (tool?.kind !== 'prompt') throw new Error(`${path} is no tool that writes`)
  expect(readPrefill(buildPromptForm(tool), hash.replaceAll('&amp;', '&'))?.parameters).toMatchObject(pitch)
})

test('without a calculation there is nothing to pitch with', () => {
  expect(shown({})).not.toContain('href')
})
