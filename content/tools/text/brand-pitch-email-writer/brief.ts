import type { Brief } from '@/lib/tool/prompt-tool'
import { getMailKinds, type Mail, type PitchInput, wordTargets } from './fields'

const toneInstructions: Record<PitchInput['parameters']['tone'], string> = {
  warm: 'Warm: as to somebody you would like to work with. Contractions, no exclamation marks.',
  professional: 'Professional: calm and exact, complete sentences, no flattery.',
  direct: 'Direct: short sentences, the idea in the second one, no small talk.',
}

const requestTexts: Record<PitchInput['parameters']['ask'], string> = {
  paid: 'The pitch asks whether a paid partnership is possible.',
  product: 'The pitch asks for a product to try, to be shown as it is, with a word that it was a gift.',
  affiliate: 'The pitch asks about an affiliate programme.',
  call: 'The pitch asks for a short call.',
}

export function buildBrief({ parameters }: PitchInput): Brief<Mail> {
  const kinds = getMailKinds(parameters)
  const maxWords = wordTargets[parameters.length]
  return {
    role: 'You write the first mail of a creator to a brand, as that creator would send it.',
    outputShape: 'lists',
    guidelines:
      'Whoever reads it decides in ten seconds, on a phone, between forty others. They look for three things: does this person make what our customers watch, ' +
      'what exactly would they make, who sees it. So the subject names the brand or the idea, the first sentence says who writes about what, and one true ' +
      'detail shows that this mail went to nobody else: what the creator has done with the product, or why their people ask about it. ' +
      'Then one concrete offer, the numbers in a line, one question that can be answered with yes. A follow-up is shorter than the mail ' +
      'it follows, says the idea again in a line, and makes a no easy.',
    fields: {
      kind: 'which mail it is.',
      subjects:
        'pitch: three subjects of 3 to 9 words by different means (the idea, the two names, a plain question). follow-ups: one, “Re: ” and the first subject.',
      body: `greeting, paragraphs with a blank line between, sign-off, name. pitch: at most ${maxWords} words. follow-ups: at most ${wordTargets.followUp}.`,
    },
    sample: {
      prompt:
        'I have cooked with their pans since my first flat. My viewers ask which pan it is under every video. brand: Norda. niche: small-kitchen cooking. followers: 24,000 on TikTok. offer: two videos in March. sender: Maya',
      item: {
        kind: 'pitch',
        subjects: [
          'Norda in a very small kitchen',
          'Two videos for Norda in March?',
          'Which pan is it? They ask me every time',
        ],
        body: 'Hi Norda team,\n\nI’m Maya, and I film small-kitchen cooking. I’ve cooked with your pans since my first flat, and under every video someone asks which pan it is.\n\nI’d like to answer them properly: two videos in March, made in the kitchen they know.\n\n24,000 people follow me on TikTok. Would you be open to a paid partnership? I can send rates and dates.\n\nAll the best,\nMaya',
      },
    },
    traps: [
      'No praise of the brand that its own advertising could contain.',
      'No figure, result or earlier client that the request does not name: a blank in square brackets instead.',
      'No “I hope this finds you well”, no “I came across your brand”.',
      'No promise of sales, reach or going viral.',
    ],
    examples: [
      {
        prompt: 'brand: a tent maker. I camped in their smallest tent through a week of rain. niche: wild camping',
        good: 'A week of rain in your smallest tent, and my book stayed dry.',
        bad: 'I am a huge fan of your amazing brand and everything you stand for!',
        why: 'The good line could only be written by this person; the bad one by everybody.',
      },
      {
        prompt: 'brand: a tea shop. offer: one reel about the tasting room. my followers are mostly in Leeds',
        good: 'One reel about your tasting room, for people who could walk there from work: mine are mostly in Leeds.',
        bad: 'I would love to collaborate in any way that works for you.',
        why: 'The good line can be answered with yes; the bad one leaves the work to the reader.',
      },
    ],
    choices: [
      `Write these mails, one item each: ${kinds.join(', ')}. Nothing else.`,
      requestTexts[parameters.ask],
      `Manner. ${toneInstructions[parameters.tone]}`,
      'The brand is `brand`, what the creator posts about is `niche`, who signs is `sender`. What is missing among them, `followers`, `engagement` and `offer` is a blank.',
    ],
  }
}
