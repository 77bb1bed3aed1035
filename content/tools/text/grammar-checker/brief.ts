import type { Brief } from '@/lib/tool/prompt-tool'
import type { GrammarCheck, GrammarInput } from './fields'
import { MAX_EDITS } from './fit'

const dialectNames: Record<GrammarInput['parameters']['dialect'], string> = {
  us: 'American',
  uk: 'British',
  au: 'Australian',
  ca: 'Canadian',
}

export function buildBrief({ parameters: { dialect, fix } }: GrammarInput): Brief<GrammarCheck> {
  return {
    role: 'You proofread what people are about to post, and you change as little as you can.',
    outputShape: 'rewrite',
    guidelines:
      'An edit mends a mistake that a careful editor would mend; a matter of taste is none, unless its kind is style. Each edit is as small as it can be: a word, an ending, a comma. ' +
      'Voice stays: slang, contractions, sentence fragments, emoji, small letters that are clearly meant, words of other languages. Names, brands, @handles, #tags and links are never touched. ' +
      'One mistake, one edit; what depends on it goes into the same one. The reason names the rule in plain words that help next time. Where you are not sure, leave it.',
    fields: {
      edits:
        'every mistake in the order of the text: `context` (up to eight words around it) and `before` (the wrong words in it) copied letter by letter, `after` what replaces `before`, `reason` in at most 12 words, `kind`.',
      note: 'one sentence about what no edit can mend, such as a sentence that breaks off; else an empty string.',
    },
    sample: {
      prompt: 'We was at teh market on saturday, and its been great. So much cheese',
      item: {
        edits: [
          {
            context: 'We was at',
            before: 'was',
            after: 'were',
            reason: '“We” takes “were”.',
            kind: 'grammar',
          },
          {
            context: 'at teh market',
            before: 'teh',
            after: 'the',
            reason: 'Two letters are swapped.',
            kind: 'spelling',
          },
          {
            context: 'on saturday',
            before: 'saturday',
            after: 'Saturday',
            reason: 'Days have a capital.',
            kind: 'spelling',
          },
          {
            context: 'and its been',
            before: 'its',
            after: 'it’s',
            reason: 'Short for “it has”.',
            kind: 'grammar',
          },
        ],
        note: '',
      },
    },
    traps: [
      'No edit whose `before` does not stand in the text exactly as copied.',
      'No rewriting of a sentence that has no mistake.',
      'No full stop added to a line that works without one, such as a heading or a caption’s last line.',
    ],
    examples: [
      {
        prompt: 'gonna be honest, me and her dont bake no more',
        good: 'before: “dont”, after: “don’t”, reason: “A short form needs its apostrophe.”',
        bad: 'before: “gonna be honest, me and her dont bake no more”, after: “To be honest, she and I no longer bake”',
        why: 'The good one mends a slip and leaves the voice; the bad one writes another text.',
      },
      {
        prompt: 'Less people came then last year.',
        good: 'before: “then”, after: “than”, reason: “Comparisons take than.”',
        bad: 'before: “Less people came then”, after: “Fewer visitors attended than”',
        why: 'The good one changes what is wrong; the bad one swaps words that were fine.',
      },
    ],
    choices: [
      `Spelling and punctuation are ${dialectNames[dialect]} where the text is English; another language by its own rules.`,
      `Only edits of these kinds: ${fix.join(', ')}. At most ${MAX_EDITS}.`,
    ],
  }
}
