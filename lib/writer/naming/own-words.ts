import { isCoarse } from '@/lib/writer/words/coarse'
import { latinWords } from './latin'
import { ownerIn } from './owner'

/** Words that a visitor needs to explain a topic and that no name should carry. */
const unnameable = new Set(
  (
    'a an the and or but nor so if of to in on at for with from by as is are was were be been being am it its this that these ' +
    'those my your our their his her i me we us you he she they them who what when where why how which there here not no dont ' +
    'cant im ive id youre do does did done have has had having will would can could should may might must shall get gets got ' +
    'getting go goes going make makes making made take takes keep keeps let lets want wants need needs like likes love loves ' +
    'hate hates start starts started starting launch launching launched sell sells selling sold buy buying open opening ' +
    'opened run runs running try trying build building create creating grow growing teach teaches teaching learn help helps ' +
    'helping share sharing show showing post posting talk talking give giving use using find finding work works working new ' +
    'small big little good great best better easy simple quick fast cheap free real really very more most much many some any ' +
    'all every each other own about into out up down over under without within between through during before after again ' +
    'beginner beginners people person someone everyone anyone thing things stuff way ways tip tips trick tricks idea ideas ' +
    'guide tutorial tutorials lesson video videos content page account channel tiktok instagram youtube twitter etsy amazon ' +
    'ebay shopify shop shops store stores business brand company online time times day days year years month week lot bit ' +
    'kind type first last next old young ex etc also just only even still called named name username usernames handle called ' +
    'from home based help please give me generate generator aesthetic cute cool funny professional budget beginner friendly ' +
    'daily life lifestyle niche topic creator influencer vlog girl boy guy man woman women men ' +
    'lose loses losing lost deal deals dealing raised wont won raise ' +
    'because while than then too around near across per via one two three ten hundred product products item items gift gifts'
  ).split(' '),
)

const alwaysNameable = new Set(['teaching', 'running', 'budget'])

/**
 * The visitor's own words that can carry a name, in order of weight: of two to twelve letters, none of them grammar,
 * platform or purpose. `ranked` comes first (the topic's keywords), then the rest of the prompt.
 */
export function ownWords(ranked: readonly string[], prompt: string): string[] {
  const owner = latinWords(`${ownerIn(prompt)}s`)[0]
  const words = [...ranked.flatMap(latinWords), ...latinWords(prompt.slice(0, 600))]
  return [...new Set(words)].filter(
    (word) =>
      word.length >= 2 &&
      word.length <= 12 &&
      word !== owner &&
      !isCoarse(word) &&
      (!unnameable.has(word) || alwaysNameable.has(word)),
  )
}
