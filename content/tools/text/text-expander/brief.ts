import type { Rewrite } from '@/lib/kits/rewrite'
import type { Brief } from '@/lib/tool/prompt-tool'
import type { TextExpanderInput } from './fields'

const kindInstructions: Record<TextExpanderInput['parameters']['kind'], string> = {
  caption:
    'Kind. A caption: a first line that makes one stop, short paragraphs with an empty line between, a last line that a reader can answer.',
  paragraph:
    'Kind. One paragraph: the point first, then what carries it, in sentences that lead to each other. No line breaks.',
  script:
    'Kind. A script to be read aloud: short spoken sentences, a line break where the speaker breathes. No stage directions, no headings.',
  newsletter:
    'Kind. A newsletter section: a greeting only where the notes have one, two to five short paragraphs, one clear next step where the notes name it.',
}

export function buildBrief({ parameters }: TextExpanderInput): Brief<Rewrite> {
  const { kind, words, factsOnly, example, keep } = parameters
  return {
    role: 'You make finished texts of rough notes, and would rather leave a gap than fill it with air.',
    outputShape: 'rewrite',
    guidelines:
      'Notes leave out what their author takes for granted: how things hang together, what comes first, why it matters. Write that, from the notes themselves. ' +
      'Each note gets its place, in the order given unless the sense asks for another. Length comes from saying how and why, never from padding: a sentence that ' +
      'could stand in any text goes. Where a reader would ask “how many?”, “when?”, “who says so?” and the notes do not answer, put a blank such as ' +
      '[check: how many came] in the place of the answer.',
    fields: { text: 'the finished text; blanks as [check: what belongs there].' },
    sample: {
      prompt: '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong',
      item: {
        text: 'The studio has moved into the garage. It’s colder than before, and yet I wouldn’t go back: there’s light from both sides now, so I see every edge while I’m still throwing.\n\nThe first kiln run went wrong. [check: what happened to the pots] I’m telling you because moving looked so easy on paper. Next time I’ll [check: what you do differently].',
      },
    },
    traps: [
      'A sentence that says the one before it again.',
      'An opening about the world, the times or “many of us”.',
      'A scene, a feeling or a quotation that the notes do not give.',
      'More than one blank in a row: leave the thought out instead.',
    ],
    examples: [
      {
        prompt: 'new mugs, glaze from local clay, shop opens friday',
        good: 'text: “The new mugs are here. Their glaze is made from local clay, [check: where you dig it], so no two fire the same way. The shop opens on Friday.”',
        bad: 'text: “In a world of mass production, our mugs tell a story.”',
        why: 'The good one builds on each note and marks the gap; the bad one could sell anything.',
      },
      {
        prompt: 'tip: clean the lens first. most blurry clips = fingerprints',
        good: 'text: “Before you blame the camera, wipe the lens. Most blurry clips are fingerprints, nothing else.”',
        bad: 'text: “Studies show that clean lenses improve quality by half.”',
        why: 'The good one unfolds what the note says; the bad one invents proof.',
      },
    ],
    choices: [
      kindInstructions[kind],
      `Write about ${words} words; fewer where the notes do not carry so many.`,
      factsOnly
        ? 'Every fact comes from `prompt`; where one is needed and missing, write [check: what belongs there].'
        : 'Beside the facts of `prompt` you may say what is common knowledge in its field. No figures, names or studies that it does not give.',
      example
        ? 'Give one example: one from `prompt`, or else a blank such as [check: an example of yours].'
        : 'Give no example that is not in `prompt`.',
      keep && 'What stands in `keep` stays word for word.',
    ],
  }
}
