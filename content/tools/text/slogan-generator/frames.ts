import type { Offering } from './offering'
import type { SloganStyle } from './slogan'

type Frame = readonly [style: SloganStyle, text: string, number?: readonly Offering['grammaticalNumber'][]]

/** `{other}` is something else that the prompt names. Where `{thing}` or `{noun}` stands, the third part says for which things. Nothing is claimed of any. */
export const frames: readonly Frame[] = [
  ['plain', '{claim}'],
  ['beats', '{thing}. {tail}.'],
  ['name', '{brand}. {claim}.'],
  ['plain', '{thing}. That’s us.', ['many', 'bare']],
  ['beats', '{thing}. {place}. That’s us.'],
  ['attitude', '{thing}, our way', ['many', 'bare']],
  ['attitude', 'Here for the {noun}', ['many']],
  ['attitude', 'It starts with {thing}', ['many']],
  ['attitude', 'Your kind of {thing}', ['one', 'bare']],
  ['attitude', 'For the love of {noun}', ['many']],
  ['attitude', 'More {noun}, please', ['many']],
  ['name', '{thing}? {brand}.', ['many', 'bare']],
  ['name', '{brand} means {noun}', ['many']],
  ['name', '{brand}. {thing}.'],
  ['name', '{brand}, your {thing}', ['one']],
  ['people', '{thing} for {audience}', ['many', 'bare']],
  ['people', 'The {thing} for {audience}', ['one']],
  ['people', 'Hello, {audience}'],
  ['people', 'Made for {audience}'],
  ['people', '{brand}, for {audience}'],
  ['plain', 'Your {thing} in {place}', ['one']],
  ['attitude', 'It starts with {other}', ['one']],
  ['attitude', 'Here for the {other}', ['one']],
]

/** Where the prompt offers nothing that has a name. */
export const nameFrames: readonly Frame[] = [
  ['name', '{brand}. {line}.'],
  ['people', '{brand}, for {audience}'],
  ['people', 'Made for {audience}'],
]
