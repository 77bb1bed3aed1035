import type { Niche } from '@/lib/writer/niche'
import { body } from './body'
import { food } from './food'
import { moneyAndWork } from './money-and-work'
import { peopleAndMind } from './people-and-mind'
import { placesAndAnimals } from './places-and-animals'
import type { RecognisedNiche } from './recognition'
import { styleAndHome } from './style-and-home'
import { techAndPlay } from './tech-and-play'

/** Every recognised field's words: a field that can be recognised and has none does not compile. */
export const nicheData: Readonly<Record<RecognisedNiche, Niche>> = {
  ...food,
  ...body,
  ...styleAndHome,
  ...moneyAndWork,
  ...techAndPlay,
  ...placesAndAnimals,
  ...peopleAndMind,
}
