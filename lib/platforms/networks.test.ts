import { expect, test } from 'vitest'
import { formatNetworkLimit } from './images/network-limits'
import { imageNetworks } from './images/presets'
import { type NetworkId, networkDetails, networks } from './networks'
import type { Network, NetworkDetails, NetworkField } from './networks/network-field'

const isField = (value: object): value is NetworkField => 'max' in value

async function readNetwork(id: NetworkId) {
  const { fields }: Network = networks[id]
  const details: NetworkDetails = networkDetails[id]
  const exports: Readonly<Record<string, object>> = await import(`./networks/${id}.ts`)
  const allFields = new Set([...fields, ...Object.values(exports).filter(isField), details.altText ?? []].flat())
  return { id, details, fields: [...allFields] }
}

const table = await Promise.all((Object.keys(networks) as NetworkId[]).map(readNetwork))

test('every limit has a source, and every source a limit', () => {
  for (const { id, details, fields } of table) {
    for (const { label, min = 0, max } of fields) expect(max, `${id} ${label}`).toBeGreaterThan(min)
    const names = fields.flatMap(({ label, fold }) => (fold ? [label, `${label} fold`] : [label]))
    expect(Object.keys(details.sources).sort(), id).toEqual(names.sort())
    expect(Object.values(details.sources), id).not.toContain('')
  }
})

const formatField = ({ label, min, max, unit, fold }: NetworkField) =>
  [
    `${label} ${max}`,
    unit !== 'characters' && unit,
    min && `min ${min}`,
    fold && `fold ${[fold.max, fold.maxOnPhone ?? [], fold.lines ? `${fold.lines} lines` : []].flat().join(' ')}`,
  ]
    .filter(Boolean)
    .join(' ')

test("the limits match the networks' own", () => {
  expect(Object.fromEntries(table.map(({ id, fields }) => [id, fields.map(formatField).join(', ')]))).toEqual({
    x: 'Post 280 weighted, Post with X Premium 25000 weighted, Bio 160, Name 50, Username 15 min 4, Alt text 1000',
    instagram:
      'Caption 2200 fold 125 2 lines, Hashtags 5 hashtags, Bio 150, Username 30 min 1, Name 30, Poll answer 22, ' +
      'Alt text 1000',
    tiktok:
      'Caption 2200 fold 80 1 lines, Hashtags 5 hashtags, Bio 80, Username 24 min 2, Nickname 30, Shop name 30, ' +
      'Alt text 300',
    youtube:
      'Title 100 fold 70 50 1 lines, Description 5000 bytes fold 150, Tags 500, Handle 30 min 3, Channel name 50',
    linkedin: 'Post 3000 fold 210, Headline 220, About 2600, Alt text 1000',
    facebook: 'Post 63206, Alt text 1000',
    threads: 'Post 500 threads, Alt text 1000',
    bluesky: 'Post 300 bluesky, Post, in bytes 3000 bytes, Alt text 2000',
    mastodon: 'Post 500 mastodon, Alt text 1500',
    pinterest: 'Pin title 100, Pin description 500, Alt text 500',
  })
  expect(Object.values(imageNetworks).map(({ limit }) => formatNetworkLimit(limit))).toEqual([
    'Through a scheduling app, Instagram accepts JPEG up to 8 MB',
    'Through a scheduling app, TikTok accepts JPEG and WebP up to 20 MB',
    'From a phone, YouTube accepts JPEG and PNG up to 2 MB',
    'X accepts JPEG, PNG and WebP up to 5 MB',
    null,
    'LinkedIn accepts images up to 5 MB',
    'Pinterest accepts JPEG and PNG up to 20 MB',
  ])
})
