import type { BioInput, Goal } from './bio-fields'
import type { Profile } from './profile'

/**
 * What a follower gets, as templates for a deck: words for the tone, and what the visitor named and a lead may leave out.
 * Promises of what readers learn only where the account teaches: nobody who books a photographer wants to edit less.
 */
export function valuesFor(
  { stance, slots }: Profile,
  nicheId: string,
  { goal, tone }: BioInput['parameters'],
): string[] {
  const trades =
    stance === 'business' || isTrade(goal) || /^we /i.test(slots.mine ?? '') || trusted.test(slots.role ?? '')
  const teaches = stance === 'subject' && !trades && nicheId !== 'comedy'
  return [
    ...((trades ? tradeValues : toneValues)[tone] ?? []),
    ...(stance === 'subject' ? ['Made for {aud}', 'With {aud} in mind'] : []),
    ...(teaches ? ['{win}', 'So you can {win}', 'Helping you {win}'] : []),
    ...(stance === 'business' ? ['{goods} all day', 'Mostly {goods}', 'All about {goods}'] : []),
    ...(stance === 'role' ? ['{addition}', '{addition}', '{addition}', '{addition}'] : []),
  ]
}

/** Nobody wants mistakes included here. */
const trusted =
  /\b(?:doctor|physician|surgeon|nurse|midwife|dentist|hygienist|pharmacist|paramedic|pilot|lawyer|attorney|accountant)\b|\p{L}(?:ologist|iatrist|therapist|trician)\b/iu

/** Whether a profile is there to bring in orders. */
export function isTrade(goal: Goal): boolean {
  return goal === 'sell' || goal === 'clients'
}

/** True of any account. No claim, no figure. */
const toneValues: Readonly<Record<string, readonly string[]>> = {
  casual: [
    'Mistakes included',
    'Questions welcome',
    'Come as you are',
    'No big secrets here',
    'Unpolished on purpose',
  ],
  funny: [
    'Supervised by nobody',
    'The fails stay in',
    'Snacks not included',
    'Doing my best, mostly',
    'Wish me luck',
  ],
  bold: ['No fluff', 'No gatekeeping', 'I say what I think', 'Less talk, more doing', 'Zero excuses'],
  educational: [
    'One idea at a time',
    'Small steps, plain words',
    'What works, what doesn’t',
    'With the why, too',
    'Made to be tried',
  ],
  storytelling: [
    'The long way round',
    'The real version',
    'Told from the start',
    'With all the detours',
    'Chapter by chapter',
  ],
  professional: [
    'Clear words, no jargon',
    'Careful work',
    'Straight answers',
    'Details matter here',
    'Calm and to the point',
  ],
  inspirational: [
    'Small steps count',
    'Start where you are',
    'Slow progress counts',
    'You can begin today',
    'Room for everybody',
  ],
}

/** For those who sell: nobody orders where mistakes are included. */
const tradeValues: Readonly<Record<string, readonly string[]>> = {
  casual: ['Questions welcome', 'Come and have a look', 'Happy to help', 'Good to have you here'],
  funny: ['Window shoppers welcome', 'Serious work, silly owner', 'Fuelled by coffee', 'Easy to talk to'],
  bold: ['No compromises', 'Done properly', 'Ask for what you want', 'No hidden catches'],
  educational: [
    'With the how and why',
    'Ask before you choose',
    'I explain every step',
    'Good choices, made simple',
  ],
  storytelling: [
    'Every piece of work has a story',
    'From the first idea on',
    'The work behind it',
    'How it all comes together',
  ],
  professional: [
    'Careful work',
    'Details matter here',
    'Glad to answer questions',
    'No surprises',
    'Calm and to the point',
    'Time taken where it counts',
  ],
  inspirational: ['Done with heart', 'Small things, done well', 'Room for your ideas', 'Made to matter'],
}
