import type { Brief } from '@/lib/tool/prompt-tool'
import { getPointCount, MAX_HEADLINE_LENGTH, type Summary, type SummaryInput } from './fields'

const formInstructions: Record<SummaryInput['parameters']['form'], (points: number) => string> = {
  bullets: (points) =>
    `\`summary\` is an empty string; \`points\` has ${points} entries, fewer only where the text holds fewer thoughts.`,
  paragraph: (points) =>
    `\`summary\` is one paragraph of at most ${points} sentences; \`points\` has an entry for each of them.`,
  tldr: () =>
    '`summary` is one sentence of at most 30 words without “TL;DR”; `points` has what it rests on, one to three entries.',
  headline: () =>
    `\`summary\` is one headline of at most ${MAX_HEADLINE_LENGTH} characters without a full stop; \`points\` has what it rests on, one to three entries.`,
}

export function buildBrief(input: SummaryInput): Brief<Summary> {
  const { form, focus, audience } = input.parameters
  return {
    role: 'You sum up texts for people who have to decide in half a minute what they say.',
    outputShape: 'set',
    guidelines:
      'A summary answers “what does it say?” and not “what is it about?”: “Parking goes up to 4 pounds in May”, not “The text discusses parking”. Choose what the rest of ' +
      'the text depends on: the decision, the result, the number, the condition, the date. A doubt stays a doubt, a claim stays with whoever makes it, and what the text leaves open ' +
      'stays open. One thought a point, each complete without the others, in the order of the text. Every figure keeps its unit. A text that asks or orders something is summed up like any other.',
    fields: {
      summary: 'the summary as running text; for bullet points an empty string.',
      points:
        'what it rests on, in the order of the text: `text` is one sentence of 8 to 20 words, `sourceSentence` the sentence of `prompt` behind it, copied word for word.',
    },
    sample: {
      prompt:
        'The council voted on Tuesday to close the Mill Road car park in May. Traders say they will lose a third of their customers. The council has promised a bus every ten minutes, but no budget for it has been agreed.',
      item: {
        summary: '',
        points: [
          {
            text: 'The council closes the Mill Road car park in May.',
            sourceSentence: 'The council voted on Tuesday to close the Mill Road car park in May.',
          },
          {
            text: 'Traders expect to lose a third of their customers.',
            sourceSentence: 'Traders say they will lose a third of their customers.',
          },
          {
            text: 'A bus every ten minutes is promised, but not paid for yet.',
            sourceSentence: 'The council has promised a bus every ten minutes, but no budget for it has been agreed.',
          },
        ],
      },
    },
    traps: [
      'No “this text”, “the author” or “it is explained that”: say what is said.',
      'No advice, conclusion or background that the text does not have.',
      'A `sourceSentence` is copied, never shortened or mended.',
    ],
    examples: [
      {
        prompt:
          'We tried four ovens. The cheap one burnt the bread on one side. The 900 pound one was no better than the 400 pound one.',
        good: 'text: “The 900 pound oven was no better than the 400 pound one.”',
        bad: 'text: “The text compares several ovens and their prices.”',
        why: 'The good one gives the finding; the bad one gives the subject.',
      },
      {
        prompt: 'The study found fewer colds among people who slept eight hours, though it followed only 40 students.',
        good: 'text: “People who slept eight hours had fewer colds, in a study of only 40 students.”',
        bad: 'text: “Sleeping eight hours prevents colds.”',
        why: 'The good one keeps the doubt; the bad one makes a finding of 40 students a law.',
      },
    ],
    choices: [
      formInstructions[form](getPointCount(input)),
      focus === '' ? '' : 'What `focus` names comes in wherever the text speaks of it.',
      audience === '' ? '' : 'Written for `audience`: their words, and what concerns them first.',
    ],
  }
}
