import { expect, test, vi } from 'vitest'
import { shared } from './around-subject'
import { setText } from './draw-scene'
import { roughly } from './rooms'
import { type Scene, textsOf } from './scene'
import { besideNewWords, besideSubject } from './subject'
import { firstScene, templates, withTyped } from './templates'

const subject = { x: 560, y: 60, width: 200, height: 600 }
vi.mock('./find-subject', () => ({ findSubject: async () => subject }))

const picture = {} as ImageBitmap
const onPhoto = { ...firstScene, ground: { ...firstScene.ground, picture: 'photo' } }

async function begun(): Promise<Scene> {
  const [template] = templates
  if (!template) throw new Error('no template')
  return (await besideSubject({ scene: onPhoto, picture }, template))(onPhoto)
}

async function typed(from: Scene, words: string): Promise<{ before: Scene; after: Scene }> {
  const before = withTyped(from, textsOf(from)[0]?.id ?? '', words)
  return { before, after: (await besideNewWords({ scene: from, picture }))(before) }
}

const first = (scene: Scene) => {
  const [text] = textsOf(scene)
  if (!text) throw new Error('no text')
  return text
}
const letters = (scene: Scene) => setText(first(scene), roughly).size

test('words that are typed have room beside the subject for letters that are read', async () => {
  const { before, after } = await typed(await begun(), 'Slowest night train')
  expect(letters(after)).toBeGreaterThan(1.2 * letters(before))
  expect(shared(first(after), subject)).toBe(0)
  expect(first(after).text).toBe('Slowest night train')
})

test('the texts stay in their order, and the next words find their places as well', async () => {
  const { after } = await typed(await begun(), 'Slowest night train')
  expect(textsOf(after).map(({ id }) => id)).toEqual(textsOf(firstScene).map(({ id }) => id))
  const again = withTyped(after, textsOf(after)[1]?.id ?? '', 'in Europe')
  const both = (await besideNewWords({ scene: after, picture }))(again)
  for (const text of textsOf(both)) expect(shared(text, subject)).toBe(0)
})

test('what was put somewhere by hand stays there, and so does what says the same', async () => {
  const from = await begun()
  const moved = { ...from, layers: from.layers.map((layer) => ({ ...layer, x: layer.x + 7 })) }
  const { before, after } = await typed(moved, 'Slowest night train')
  expect(after).toBe(before)
  expect((await besideNewWords({ scene: from, picture }))(from)).toBe(from)
})

test('what is dragged right after the last letter stays where it was put', async () => {
  const from = await begun()
  const { before } = await typed(from, 'Slowest night train')
  const dragged = { ...before, layers: before.layers.map((layer) => ({ ...layer, y: layer.y - 40 })) }
  expect((await besideNewWords({ scene: from, picture }))(dragged)).toBe(dragged)
})
