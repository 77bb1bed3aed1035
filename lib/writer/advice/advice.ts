/** One piece of common practice in a field, in forms that fit into sentences. No figures, no claims about results. */
export type Advice = {
  /** Imperative without closing punctuation: "Weigh the flour". */
  rule: string
  /** The habit it replaces, as -ing phrase: "scooping flour with a cup". */
  wrong: string
  /** Why it helps, one or two sentences. */
  why: string
  /** What a camera can show, noun phrase: "the flour on a kitchen scale". */
  show: string
  /** Text on screen, 3 to 7 words. */
  screen: string
}

/** A field that prompts are recognised by, with the things that a video about it can show. */
export type AdviceField = {
  id: string
  /** Words of a prompt that belong to the field. */
  words: RegExp
  /** Who watches, plural: "home bakers". */
  viewers: string
  /** Where it happens, with preposition: "at the kitchen counter". */
  place: string
  /** The state before, noun phrase: "a bowl of flour and water". */
  before: string
  /** The finished thing, noun phrase: "the finished loaf". */
  result: string
  /** A close-up that only someone who does it would film, noun phrase. */
  detail: string
  /** Something everybody in the field has lying around, noun phrase. */
  prop: string
  advice: readonly Advice[]
}
