import type { Rewrite } from '@/lib/kits/rewrite'
import type { Brief } from '@/lib/tool/prompt-tool'
import type { TextTranslatorInput } from './fields'

const registerInstructions: Record<TextTranslatorInput['parameters']['register'], string> = {
  neutral: 'Speak to the reader as `prompt` does; where the language has to choose, choose what creators there use.',
  informal: 'Speak to the reader informally, in the form one uses with friends.',
  formal: 'Speak to the reader formally, in the polite form.',
}

export function buildBrief({ parameters }: TextTranslatorInput): Brief<Rewrite> {
  const { format, register, keepTags, idioms } = parameters
  return {
    role: 'You translate posts, captions and subtitles for creators, so that nobody notices they were translated.',
    outputShape: 'rewrite',
    guidelines:
      'Read the whole text, know who speaks to whom, then say each thought as a creator of that language would write it: their word order, their punctuation, their ' +
      'way of beginning a post. Translate what is meant, sentence by sentence, and leave nothing out. Jokes need their timing more than their words. Product names, ' +
      'song titles and people keep their names; places get the name that readers there know. Line breaks and emoji stand where they stood.',
    fields: { text: 'the whole text in the language that the task names.' },
    sample: {
      prompt: 'pan de masa madre, tercer intento 🍞\n\n¿alguien más le habla a la masa?',
      item: { text: 'sourdough, third attempt 🍞\n\nanyone else talk to their dough?' },
    },
    traps: [
      'Word for word where nobody there would say so.',
      'A sentence made tidier, politer or longer than it was.',
      'An explanation in brackets.',
      'A text in small letters that comes back with capitals.',
    ],
    examples: [
      {
        prompt: 'Der Teig ist mir um die Ohren geflogen.',
        good: 'text: “The dough blew up in my face.”',
        bad: 'text: “The dough flew around my ears.”',
        why: 'The good one says what is meant, with a picture that English has.',
      },
      {
        prompt: 'On lâche rien, lien en bio',
        good: 'text: “We’re not giving up, link in bio”',
        bad: 'text: “One releases nothing. You can find the link in my biography!”',
        why: 'The good one is as short and as loose as the text.',
      },
    ],
    choices: [
      registerInstructions[register],
      idioms
        ? 'Where the text has a saying, use one that people there use for the same.'
        : 'Translate sayings by what they mean, without a saying of your own.',
      keepTags ? '' : 'Translate hashtags too, each as one tag that people there use.',
      format === 'srt'
        ? '`prompt` is a subtitle file. Keep every number and every time line with its cue, translate only what is said, and give each cue its own part of the sentence, at most two lines.'
        : '',
    ],
  }
}
