import type { KindFrames } from '@/lib/writer/frames/frame'

/** For a prompt that may be news, an opinion, a joke or a death: laid out, never coloured. */
export const neutral: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      '{first}.',
      '{line}. {outcome}.',
      '{line}. {turn}.',
      '{line}. [How long it took or has been].',
      'This is {clause}.',
      'For {audience}. {line}.',
    ],
    question: [
      '[The question this answers]? {line}.',
      '{phrase}: [what people ask about it]?',
      '{clause}? [The answer, in one sentence].',
    ],
    scene: [
      '“[What somebody said about it, word for word].” {line}.',
      '{place}. {time}. {subject}.',
      '[The day and the hour]. {line}.',
      '{last}.',
    ],
    list: [
      '{first}. {second}.',
      '{first}. {second}. {third}.',
      '{phrase}: [first thing], [second thing], [third thing].',
      '{line}. [Who], [where], [since when].',
    ],
  },
  screen: {
    statement: ['{line}', '{phrase}', '{outcome}', '{number}. {time}.', '{first}', '{subject}'],
    question: ['[The question this answers]?', '{phrase}: [what people ask]?'],
    scene: [
      '{place}. {time}.',
      '{turn}',
      '[Place and date]',
      '“[What somebody said, word for word]”',
      '{last}',
    ],
    list: ['{phrase}: [one word], [one word], [one word]', '[Who], [where], [when]'],
  },
  title: {
    statement: [
      '{line}',
      '{phrase}: [what it is about, in five words]',
      '{line} ({outcome})',
      '{line} ({turn})',
      '{first}',
    ],
    question: [
      '[The question this answers]? {line}',
      '{phrase}: [the question it answers]?',
      '{subject}: [your question, in six words]?',
    ],
    scene: ['{line} ([place and date])', '“[What somebody said, word for word]”: {line}', '{last}'],
    list: [
      '{line}: [first part], [second part], [third part]',
      '{phrase}, [first part] to [last part]',
      '{first}. {last}',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      '{first}.',
      '{subject}: {outcome}.',
      '{line}. {turn}.',
      '{clause}: [the answer, in one sentence].',
      'For {audience}. {line}.',
    ],
    question: [
      '{line}. [What you would like to ask people about it]?',
      '[The question this answers]? {line}.',
    ],
    scene: [
      '{subject}. {place}. {time}.',
      '[Date]. {line}.',
      '{line}. [Where this was taken, and by whom].',
      '“[What somebody said about it, word for word].” {line}.',
    ],
    list: [
      '{first}. {second}.',
      '{line}. [One word], [one word], [one word].',
      '{phrase}, in [how many] pictures.',
      '{first}. {last}.',
    ],
  },
  body: {
    statement: [
      '{outcome}.',
      '{turn}.',
      '{outcome}. {turn}.',
      '{second}.',
      'Today: [how it stands, in one sentence].',
      '[What you would tell a friend first, in one sentence].',
      'For {audience}. {action}.',
    ],
    question: [
      '[The question you are asked most]? [Your answer, in one sentence].',
      '{turn}. [What you would like to ask people about that]?',
    ],
    scene: [
      '{place}. {time}.',
      '[What was there to see or to hear, in one sentence].',
      '“[What somebody said about it, word for word].”',
      '{last}.',
    ],
    list: [
      '{second}. {third}.',
      'Before: [one sentence]. Since then: [one sentence].',
      '[When]. [Where]. [With whom].',
      'What is known: [one sentence]. What is not: [one sentence].',
    ],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\n{outcome}.',
      '{line}.\n\n{turn}.',
      '{line}.\n\n[What you would tell a friend first, in one sentence].',
      '{line}.\n\n{action}.',
    ],
    question: [
      '{line}.\n\n[What you would like to ask people about it]?',
      '“[What you were asked]?”\n\n{line}.',
    ],
    scene: [
      '{line}.\n\n“[What somebody said about it, word for word].”',
      '{subject}.\n\n{place}. {time}.',
      '[Place and hour].\n\n{line}.',
    ],
    list: [
      '{first}.\n\n{second}.',
      '{first}.\n\n{second}.\n\n{third}.',
      '{line}.\n\n1. [first thing to know]\n2. [second]\n3. [third]',
      '{line}.\n\nWhat came before: [one sentence].\nWhat comes next: [one sentence].',
    ],
  },
  reply: {
    statement: ['Tell me the first word you thought of.', 'For {audience}: how is it where you are?'],
    question: [
      'Who comes to mind when you read this?',
      'Which part stays with you?',
      'What would you ask about it?',
      'What would you add in one sentence?',
      'Who should read this as well?',
    ],
    scene: ['Where are you reading this?', '{place}: do you know somebody there?'],
    list: ['[First answer] or [second answer]?'],
  },
  cta: {
    statement: [
      '{action}.',
      'The details are [where to find them].',
      'Send it to somebody who should know.',
      'More about it: [where to read it].',
    ],
    question: ['Do you know somebody who should hear this? Send it on.', 'Something to add? Write it below.'],
    scene: ['[What a reader can do], [where].', '[What a reader can do], by [when].'],
    list: ['[Date], [place], [who to write to].'],
  },
}
