import type { OldBrief as Brief } from '@/lib/tool/brief'
import { type BioInput, goalField } from './bio-fields'
import type { BioPlatform } from './bio-platforms'

/** What the fields of a bio hold; a platform adds what differs there. */
function bioStructure({ bio, name, nameLabel, lines }: BioPlatform): string {
  return (
    'formula: how the bio is built, in one to three words, another one for each. ' +
    'lead: who this is or what the account is about, so plain that a stranger could repeat it. ' +
    'value: what somebody gets who follows, in two to six words. ' +
    'detail: the one specific that the visitor gave, such as proof, place or experience; an empty string where they gave none. ' +
    'cta: the next step in two to five words. ' +
    `name: the ${nameLabel.toLowerCase()}, at most ${name.max} characters, with the word that people search for; the visitor’s own name first where they gave one. ` +
    `lead, value, detail and cta are set ${lines ? 'below each other' : 'one after the other as sentences'} and have at most ${bio.max} characters together. ` +
    'No part ends in a full stop.'
  )
}

/** Mistakes in any bio. */
const bioTraps = [
  'Do not write job titles that the visitor did not name: no “creator”, “enthusiast”, “storyteller”, “visionary”, “CEO of naps”.',
  'Do not list three nouns with emoji between them; it says nothing and everybody has it.',
  'Do not invent followers, years, clients, awards, features in the press or places.',
  'Do not promise results, cures or income, even where the visitor does.',
  'Do not put hashtags, @names or web addresses into a bio.',
] as const

/** The visitor's choices in words. */
function bioChoices({ parameters }: BioInput, platform: BioPlatform): string[] {
  const goal = goalField.options.find(({ value }) => value === parameters.goal)?.label.toLowerCase()
  return [
    `The profile should bring: ${goal}.`,
    platform.link
      ? ''
      : 'The profile has no link yet: the next step must work without one, and nothing may point at a link.',
    parameters.audience && `The account is for: ${parameters.audience}.`,
    parameters.proof && `Proof to use as the detail: ${parameters.proof}.`,
    parameters.name && `The visitor’s own name or brand: ${parameters.name}.`,
    parameters.avoid && `Never use these words: ${parameters.avoid}.`,
  ]
}

/** A platform's brief from what is its own and what all bios share. */
export function bioBrief(
  own: Pick<Brief, 'role' | 'craft' | 'examples'>,
  platform: BioPlatform,
  input: BioInput,
): Brief {
  return {
    ...own,
    structure: bioStructure(platform),
    traps: bioTraps,
    choices: bioChoices(input, platform),
  }
}
