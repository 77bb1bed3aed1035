import { expect, test } from 'vitest'
import { restoreTimings } from './subtitle-file'

const cue = (number: number, time: string, text: string) => `${number}\n00:00:0${time}\n${text}`
const [one, two] = ['1,000 --> 00:00:02,000', '3,000 --> 00:00:04,000']

test('two people who speak at one time both keep their words', () => {
  const source = [cue(1, one, 'Hello.'), cue(2, one, 'Hi!'), cue(3, two, 'Bye.')].join('\n\n')
  const translated = [cue(1, one, 'Hola.'), cue(2, one, '¡Buenas!'), cue(3, two, 'Adiós.')].join('\n\n')
  expect(restoreTimings(source, translated)).toBe(translated)
})

test('of a cue that a model has doubled the first counts', () => {
  const translated = [cue(1, one, 'Hola.'), cue(2, one, 'Hola, hola.')].join('\n\n')
  expect(restoreTimings(cue(1, one, 'Hello.'), translated)).toBe(cue(1, one, 'Hola.'))
})
