import { countWords } from '@/lib/core/strings/words'
import { compareWordCounts, keepField, rewriteItem } from '@/lib/kits/rewrite'
import { SPEAKING_WORDS_PER_MINUTE } from '@/lib/text/words-per-minute'
import { numberField, select, toggle } from '@/lib/tool/fields'
import { promptTool } from '@/lib/tool/prompt-tool'

const kinds = {
  caption: 'A caption',
  paragraph: 'A paragraph',
  script: 'A script',
  newsletter: 'A newsletter',
} as const

const kindInstructions: Record<keyof typeof kinds, string> = {
  caption: 'Kind. A caption: the strongest note first, short paragraphs with an empty line between.',
  paragraph: 'Kind. One paragraph: the point first, then what carries it. No line breaks.',
  script:
    'Kind. A script to be read aloud: short spoken sentences, a line break where the speaker breathes. No stage directions, no headings.',
  newsletter:
    'Kind. A newsletter section: short paragraphs; a greeting and a next step only where the notes have them.',
}

const fields = [
  select('kind', 'Turn it into', kinds, { isAlwaysVisible: true }),
  numberField('words', 'Words', { min: 50, max: 800, default: 150 }),
  toggle('factsOnly', 'My facts only', true, { hint: 'Missing facts become a [check: …] for you to fill in.' }),
  toggle('example', 'Include an example', true),
  keepField,
] as const

const MAX_LENGTH_FACTOR = 2

export default promptTool({
  icon: 'unfold-vertical',
  order: 40,
  category: 'write',
  startingPoints: ['text', 'line'],
  searchWords: 'expand, make text longer, notes to text, bullet points, elaborate',
  relatedToolTypes: ['paraphraser', 'tone-changer', 'headline-generator', 'tiktok-script-writer'],
  form: {
    noun: 'text',
    promptLabel: 'Your notes',
    placeholder: '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong',
    hint: 'Bullets and half sentences are fine. More facts mean fewer gaps.',
    promptLimit: 2000,
    buttonLabel: 'Write it out',
    fields,
    examples: [
      {
        prompt:
          '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong, 9 of 14 mugs cracked',
        parameters: { kind: 'caption' },
      },
      {
        prompt: 'filters at the market: bring cash, come before 9, ask for the end crates, peaches 2 € a kilo in July',
        parameters: { kind: 'script', words: 120, example: false },
      },
      {
        prompt:
          'September letter: new preset pack out on the 14th, made on the Lisbon trip, 20% off until Sunday, https://example.com/presets',
        parameters: { kind: 'newsletter', words: 220, keep: 'preset pack' },
      },
    ],
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 3000,
  item: rewriteItem('the finished text; blanks as [check: what belongs there].'),
  brief: {
    role: 'You make finished texts of rough notes, and would rather leave a gap than fill it with air.',
    outputShape: 'rewrite',
    guidelines:
      'Write each note out as whole sentences and show how the notes hang together, in their order unless the sense asks for another. The text is as long as ' +
      'what there is to say: a sentence that could stand in any text goes. Where a reader would ask “how many?”, “when?”, “what happened?” and the notes do ' +
      'not answer, the blank stands in the place of the answer.',
    sample: {
      prompt:
        '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong, two mugs cracked',
      item: {
        text: 'The studio has moved to the garage. It’s colder there than before, but the light comes in from both sides.\n\nThe first kiln run in the new place went wrong: two mugs cracked.',
      },
    },
    traps: [
      'A sentence that says the one before it again.',
      'An opening about the world, the times or “many of us”.',
      'A scene, a feeling, a lesson or a quotation that the notes do not give.',
      'More than one blank in a row: leave the thought out instead.',
    ],
    examples: [
      {
        prompt: 'new mugs, glaze from local clay, shop opens friday',
        good: 'text: “The new mugs are here, and their glaze is made from local clay [check: where it is dug]. The shop opens on Friday.”',
        bad: 'text: “In a world of mass production, our mugs tell a story.”',
        why: 'The good one has each note and marks the gap.',
      },
      {
        prompt: 'tip: clean the lens first. most blurry clips = fingerprints',
        good: 'text: “Before you blame the camera, wipe the lens. Most blurry clips are fingerprints, nothing else.”',
        bad: 'text: “Studies show that clean lenses improve quality by half.”',
        why: 'The good one says what the note says; the bad one invents proof.',
      },
    ],
    choices: ({ parameters: { kind, words, factsOnly, example, keep } }) => [
      kindInstructions[kind],
      `At most ${words} words, fewer where there is less to say.`,
      factsOnly
        ? 'Every fact comes from `prompt`.'
        : 'Beside the facts of `prompt` you may say what is common knowledge in its field, each such phrase in `assumed`. No figures, names or studies that it does not give.',
      example ? 'Where the text needs an example, it is one of `prompt`, or [check: an example of yours].' : '',
      keep && 'What stands in `keep` stays word for word.',
    ],
  },
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit: (item, { parameters }) => (countWords(item.text) > MAX_LENGTH_FACTOR * parameters.words ? null : item),
  present: ({ text }, { prompt, parameters: { kind, words } }) => ({
    parts: [{ text, ...(kind === 'script' && { spoken: true }) }],
    ...(kind === 'script' && { pace: SPEAKING_WORDS_PER_MINUTE }),
    tags: [compareWordCounts(text, prompt)],
    meters: [{ label: 'Length', value: countWords(text), limit: words, unit: 'words', target: true, of: 'copy' }],
  }),
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll underline whatever it added.',
})
