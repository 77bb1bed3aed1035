import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyValues } from '@/content/copy-values'
import { findToolByType, tools } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { isRecord } from '@/lib/core/is-record'
import { fillText } from './fill-copy'

const imageCompressor = findToolByType('image-compressor') ?? expect.unreachable()
const tiktokBio = findToolByType('tiktok-bio') ?? expect.unreachable()

const textsByType = new Map(
  globSync('*/*/copy.md', { cwd: import.meta.dirname }).map((path) => [
    basename(dirname(path)),
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ]),
)

const listNames = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? listNames(value).map((innerName) => `${name}.${innerName}`) : name,
  )

const isUsed = (name: string, text: string) => ['}', ':', '.'].some((end) => text.includes(`{{${name}${end}`))

test.each([
  ['a network’s field, with separators', '{{tiktokBio.max}}, {{tiktokCaption.max}}', '80, 2,200'],
  ['the tool’s text limit', 'Up to {{textLimit}}', 'Up to 2,000'],
  ['a word', '{{tiktokHashtags.max:Word}} or {{images.files:word}}', 'Five or fifty'],
  ['other braces', '{n}-{filename}', '{n}-{filename}'],
])('fills in %s', (_, text, filledText) => {
  expect(fillText(text, tiktokBio)).toBe(filledText)
})

test('fills in a field of the tool and refuses an unknown name', () => {
  expect(fillText('Quality {{quality.default}}, one of {{format.options.length:word}} types', imageCompressor)).toBe(
    'Quality 80, one of five types',
  )
  for (const text of ['{{nothing}}', '{{quality.nothing}}', '{{textLimit}}', '{{gifSizeOnX:word}}'])
    expect(() => fillText(text, imageCompressor)).toThrow('copy.md of image-compressor')
})

test('no page shows a name in braces', () => {
  const forms = tools.flatMap((tool) => (tool.kind === 'prompt' ? buildPromptForm(tool) : []))
  expect(JSON.stringify([tools.map(({ copy }) => copy), forms])).not.toContain('{{')
})

test('every value is in a copy.md', () => {
  expect(listNames(copyValues).filter((name) => !isUsed(name, [...textsByType.values()].join()))).toEqual([])
  for (const { type, copyValues: ownValues = {} } of tools)
    expect(
      Object.keys(ownValues).filter((name) => !isUsed(name, textsByType.get(type) ?? '')),
      type,
    ).toEqual([])
})
