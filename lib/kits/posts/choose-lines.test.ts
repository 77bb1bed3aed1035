import { expect, test } from 'vitest'
import type { Line } from '@/lib/writer/frames/line-picker'
import { chooseLines } from './choose-lines'

const chooseTexts = (max: number, ...texts: string[]) =>
  chooseLines(
    texts.map((text): Line => ({ text, form: 'statement' })),
    max,
  ).map(({ text }) => text)

test('whole lines come first, and a third at most has a blank', () => {
  const outlines = ['The plan: [one].', 'The end: [one].', 'Who knew: [one].']
  const whole = ['My dog hates baths.', 'So this happened today.', 'True story, all of it.', 'Where to start?']
  expect(chooseTexts(6, ...outlines, ...whole)).toEqual([...whole, ...outlines.slice(0, 2)])
})

test('of two lines that say nearly the same the shorter one stays', () => {
  const long = 'My dog ate my passport two days before the flight'
  expect(chooseTexts(6, `Well, ${long}.`, `${long}.`, 'Scene one.', 'Scene two, later.')).toEqual([
    `${long}.`,
    'Scene one.',
    'Scene two, later.',
  ])
})

test('a line that opens anew goes before one that opens like another', () => {
  expect(chooseTexts(3, 'My dog ran.', 'My cat slept.', 'Guess who won.')).toEqual([
    'My dog ran.',
    'Guess who won.',
    'My cat slept.',
  ])
})

test('lines with several blanks only fill up what would be too few', () => {
  expect(chooseTexts(6, '[One], [two].', 'Gym.', 'Gym: [your rule].')).toEqual([
    'Gym.',
    'Gym: [your rule].',
    '[One], [two].',
  ])
})
