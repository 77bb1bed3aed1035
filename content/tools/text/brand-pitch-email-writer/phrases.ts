import type { PitchInput } from './fields'

type Tone = PitchInput['parameters']['tone']
type Ask = PitchInput['parameters']['ask']

/**
 * What stands around the visitor's own words, by tone. {brand}, {niche} and {offer} hold any words; no phrase claims what the
 * visitor has not said, so none praises the brand.
 */
type Phrases = {
  greeting: string
  /** Two ways to begin, of which a run has one. */
  intro: readonly [string, string]
  /** The one before words that say what the visitor does. */
  introWithoutNiche: string
  offer: string
  numbers: string
  ask: Record<Ask, string>
  closing: string
  signOff: string
  followUps: readonly [string, string]
}

export const phrases: Record<Tone, Phrases> = {
  warm: {
    greeting: 'Hi {brand} team,',
    intro: [
      'I’m {sender}, and I post about {niche}. I’d love to make something with you.',
      'I’m {sender}. I post about {niche}, and I have an idea for {brand}.',
    ],
    introWithoutNiche: 'I’m {sender}, and I’d love to make something with you.',
    offer: 'What I’d make for you: {offer}.',
    numbers: 'Who’d see it: {numbers}.',
    ask: {
      paid: 'Would you be open to a paid partnership? If so, I’ll send you my rates and some dates.',
      product: 'Would you send me one to try? I’d show it as I find it, and say in the post that it was a gift.',
      affiliate: 'Do you have an affiliate programme I could join? If you do, how does it work?',
      call: 'Would you have time for a short call? I’m happy to work around your week.',
    },
    closing: 'And if someone else looks after this, would you pass it on? Thank you for reading.',
    signOff: 'All the best,',
    followUps: [
      'I wrote to you last week with an idea for {brand}, and I know how inboxes get. In one line: {offer}.\n\nIs that something you’d like to talk about? A “not now” is fine too.',
      'This is my last note, promise. My idea was this: {offer}. If it doesn’t fit at the moment, tell me when to ask again, and I will.\n\nThank you for your time either way.',
    ],
  },
  professional: {
    greeting: 'Hello {brand} team,',
    intro: [
      'My name is {sender}, and I publish content about {niche}. I am writing to propose a partnership.',
      'My name is {sender}. I publish content about {niche} and would like to propose a collaboration with {brand}.',
    ],
    introWithoutNiche: 'My name is {sender}, and I am writing to propose a partnership with {brand}.',
    offer: 'My proposal: {offer}.',
    numbers: 'My audience at present: {numbers}.',
    ask: {
      paid: 'Would you be open to discussing a paid partnership? I can send rates, dates and examples of my work.',
      product:
        'Would you consider providing a product for review? I would describe it as I find it and state in the post that it was a gift.',
      affiliate: 'Do you run an affiliate programme, and is it open to new partners?',
      call: 'Would you be available for a short call? I will gladly fit in with your schedule.',
    },
    closing: 'If a colleague is responsible for partnerships, I would be grateful if you could forward this.',
    signOff: 'Kind regards,',
    followUps: [
      'I am following up on my message about a collaboration with {brand}. In brief, I proposed the following: {offer}.\n\nIs this of interest to you, or is there a colleague whom I should contact instead?',
      'I am writing one last time about my proposal: {offer}. If the timing is not right, please let me know when I may contact you again.\n\nThank you for considering it.',
    ],
  },
  direct: {
    greeting: 'Hi {brand} team,',
    intro: [
      '{sender} here. I post about {niche}, and I want to work with {brand}.',
      '{sender} here. One idea for {brand}, from someone who posts about {niche}.',
    ],
    introWithoutNiche: '{sender} here. I want to work with {brand}.',
    offer: 'The idea: {offer}.',
    numbers: 'The numbers: {numbers}.',
    ask: {
      paid: 'Is there a budget for creators this season? If yes, I’ll send rates today.',
      product: 'Can you send one? I’ll show it as it is, and say that it was a gift.',
      affiliate: 'Do you have an affiliate programme, and what does it pay?',
      call: 'Can we talk? A short call is enough.',
    },
    closing: 'Wrong person? Please pass it on.',
    signOff: 'Thanks,',
    followUps: [
      'Quick follow-up on my idea for {brand}: {offer}.\n\nYes, no, or ask again later? One word is enough.',
      'Last one from me. The idea still stands: {offer}.\n\nIf it’s a no, tell me and I’ll stop.',
    ],
  },
}

/** What only the visitor knows, where a field is empty. */
export const blanks = {
  brand: '[the brand]',
  niche: '[what you post about]',
  sender: '[your name]',
  offer: '[what you’d make, such as two videos and three stories]',
  reason: '[one thing that only you can say about them]',
  numbers: '[your followers and your engagement rate]',
} as const
