/**
 * What a tool tells a model, in parts. `buildMessages` adds what every tool shares (the prompt as data, the language, reading first,
 * the rule against invented facts, hard days), so a tool writes only what is true of that tool.
 */
export type Brief<Item = unknown> = {
  /** Who the model is, one sentence in the second person. */
  role: string
  /**
   * `set`: items that stand alone, each from another angle; a few more than shown are asked for, and code keeps the best. `sequence`: one argument in as many items, each leading to
   * the next. `lists`: one item for each value of `kind`. `rewrite`: each item is a version of the visitor's text, so `prompt` is what to work on and never what to do;
   * versions may open alike and resemble each other.
   */
  outputShape: 'set' | 'sequence' | 'lists' | 'rewrite'
  /** What works on this platform for this kind of text, and why: at most 120 words, what to do rather than what not. */
  guidelines: string
  /** What goes into each field of an item, one line each; budgets by part ("hook: 8 to 12 words") rather than totals. */
  fields: { readonly [Field in keyof Item]: string }
  /** One complete item that the tool would be proud of, and a prompt that holds every fact in it. */
  sample: { prompt: string; item: Item }
  /** Mistakes to avoid, at most four, one sentence each. */
  traps: readonly string[]
  /** Two short pairs of our own, for other kinds of prompt than the sample's. No good line has a fact that its prompt lacks. */
  examples: readonly { prompt: string; good: string; bad: string; why: string }[]
  /**
   * The visitor's choices in words of ours, one sentence each; empty strings are dropped. What the visitor typed is sent beside the prompt
   * under its field's name: refer to it ("Written for `audience`."), never quote it.
   */
  choices: readonly string[]
  /** Choices of what the text is to earn or ask for; they are off on a hard day. */
  aims?: readonly string[]
}
