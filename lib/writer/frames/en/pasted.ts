import type { KindFrames } from '@/lib/writer/frames/frame'

/** A longer text: the visitor's own sentences, in their order or the last one first. */
export const pasted: KindFrames = {
  hook: {
    statement: ['{first}.', '{last}.', '{first}. {outcome}.', 'For {audience}. {first}.'],
    question: [
      '[The question this answers]? {first}.',
      '{first}. [Your question to whoever is watching]?',
      '[What people ask you about it]? {last}.',
    ],
    scene: [
      '{first}. {turn}.',
      '[The day and the hour]. {first}.',
      '“[What somebody said, word for word].” {first}.',
      'The last line first. {last}.',
    ],
    list: [
      '{first}. {second}.',
      '{first}. {second}. {third}.',
      '{first}. {last}.',
      'It starts like this: {first}.',
    ],
  },
  screen: {
    statement: ['{first}', '{last}', '{subject}', '{outcome}'],
    question: ['[The question this answers]?', '{subject}: [what people ask]?'],
    scene: ['{turn}', '{place}. {time}.', '[Place and date]'],
    list: ['{first} / {last}', '1 [word], 2 [word], 3 [word]', '{first} …'],
  },
  title: {
    statement: ['{first}', '{first} ({outcome})', '{first}, for {audience}'],
    question: ['[The question this answers]? {first}', '{first}. [The question that leaves]?'],
    scene: [
      '{first} ({turn})',
      '{first} ([place and date])',
      '“[What somebody said, word for word]”: {first}',
    ],
    list: [
      '{first}. {second}',
      '{first}. {last}',
      '{subject}: [first part], [second part], [third part]',
      '{first} (in [how many] parts)',
    ],
  },
  caption: {
    statement: ['{first}.', '{last}.', '{first}. {outcome}.', 'For {audience}. {first}.'],
    question: [
      '[The question this answers]? {first}.',
      '{first}. [What you would like to ask people about it]?',
    ],
    scene: [
      '{first}. {turn}.',
      '[Date]. {first}.',
      '“[What somebody said, word for word].” {first}.',
      'The last line first. {last}.',
    ],
    list: ['{first}. {second}.', '{first}. {last}.', '{subject}, in [how many] pictures.'],
  },
  body: {
    statement: ['{second}.', '{last}.', '{outcome}.', '{turn}.', '{second}. {outcome}.'],
    question: [
      '[The question you are asked most]? [Your answer, in one sentence].',
      '{second}. [What you would like to ask people about it]?',
    ],
    scene: [
      '{second}. {turn}.',
      '“[What somebody said about it, word for word].” {last}.',
      '[Where and when]. {second}.',
    ],
    list: ['{second}. {third}.', '{second}. {last}.', '{second}. {third}. {last}.', '{second}. {action}.'],
  },
  post: {
    statement: [
      '{first}. {second}.',
      '{first}.\n\n{outcome}.',
      '{first}.\n\n{action}.',
      '{first}. {second}. {third}.',
    ],
    question: [
      '{first}.\n\n{second}.\n\n[What you would like to ask people about it]?',
      '“[What you were asked]?”\n\n{first}. {second}.',
    ],
    scene: [
      '{first}.\n\n{turn}.',
      '[Place and hour].\n\n{first}.\n\n{second}.',
      '{first}. {second}.\n\n“[What somebody said, word for word].”',
    ],
    list: [
      '{first}.\n\n{second}.',
      '{first}.\n\n{second}.\n\n{third}.',
      '{first}.\n\n{last}.',
      '{first}.\n\n{second}.\n\n{third}.\n\n{last}.',
      '{first}.\n\n[What is left out here, in one sentence].\n\n{last}.',
    ],
  },
  reply: {
    statement: ['Copy the line that stays with you.'],
    question: [
      'Which line stays with you?',
      'Which sentence could be yours?',
      'What would the next line be?',
      'Who comes to mind when you read this?',
      'What would you ask about it?',
      'For {audience}: what would you add?',
    ],
    scene: ['Where were you when you read this?'],
    list: ['[First answer] or [second answer]?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Send it to somebody who should read it.',
      'The whole text: [where to read it].',
      'Save it and read it again on [day].',
    ],
    question: ['Something to add? Write the next line.', 'Know somebody it is about? Send it on.'],
    scene: ['[What a reader can do], by [when].', 'Read the last line again, then write yours.'],
    list: ['Read it, then [what to do], by [when].'],
  },
}
