import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareActions } from '@/components/calculator/share-actions'
import { findToolByPath } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { parsePrefill } from '@/lib/tool/prefill-url'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import brandPitchEmailWriter from './tool'

const norda = {
  brand: 'Norda Pans',
  niche: 'small-kitchen cooking',
  followers: '24,000 on TikTok',
  engagement: '4.2%',
  offer: 'two videos and three stories in March',
  sender: 'Maya, @mayacooks',
} as const
const reason = 'I’ve cooked with your pans since my first flat. Under every video somebody asks which pan it is.'

testPromptTool(brandPitchEmailWriter, {
  base: {
    prompt: reason,
    parameters: norda,
    item: {
      kind: 'pitch',
      subjects: ['An idea for Norda Pans', 'Maya × Norda Pans', 'Two videos in March?'],
      body: 'Hi Norda Pans team,\n\nI’m Maya. Somebody asks about your pans under every video.\n\nAll the best,\nMaya',
    },
  },
  fit: {
    'a mail of the visitor’s own facts passes': {},
    'a mail that was not asked for is dropped': { item: { kind: 'follow-up-2' }, becomes: null },
    'a follow-up has one subject': { item: { kind: 'follow-up-1' }, becomes: { subjects: ['An idea for Norda Pans'] } },
    'a subject is offered once, a fourth goes': {
      item: { subjects: ['One', 'One', 'Two', 'Three', 'Four'] },
      becomes: { subjects: ['One', 'Two', 'Three'] },
    },
    'an invented link drops the mail': { item: { body: 'See https://example.com/maya' }, becomes: null },
  },
})

test.each([
  ['no blank', '', {}, []],
  ['another blank', '[your follower count]', {}, []],
  ['a blank for the brand', '[brand name]', {}, ['Add the brand.']],
  ['a blank for the topic', '[what you post about]', {}, ['Say what you post about']],
  ['blanks for the fields', '[brand name], [your niche]', norda, []],
])('asks for what the pitch has a blank for: %s', (_, blank, parameters, starts) => {
  const mail = { kind: 'pitch' as const, subjects: ['An idea'], body: `Hi team ${blank}` }
  const { notes = [] } = brandPitchEmailWriter.present(mail, buildInput(brandPitchEmailWriter, reason, parameters))
  const expectedNotes = [...starts, 'Link to one post'].map((start) => expect.stringMatching(`^${start}`))
  expect(notes.filter(Boolean)).toEqual(expectedNotes)
})

test('fills in the numbers of a calculation, and adds no link without a calculation', () => {
  const pitch = { followers: '24,000 on TikTok', engagement: '4.2%' }
  const renderActions = (props: object) =>
    renderToStaticMarkup(<ShareActions query={{}} buildSummary={() => ''} {...props} />)
  const [, path = '', hash = ''] = /href="([^"#]+)(#[^"]+)"/.exec(renderActions({ pitch })) ?? []
  const tool = findToolByPath(path)
  if (tool?.kind !== 'prompt') throw new Error(`${path} is no tool that writes`)
  expect(parsePrefill(buildPromptForm(tool), hash.replaceAll('&amp;', '&'))?.parameters).toMatchObject(pitch)
  expect(renderActions({})).not.toContain('href')
})
