/**
 * A tool's instructions for a model, in parts. `buildMessages` adds the shared ones (the prompt as data, the language,
 * reading first, the rule against invented facts, hard days), so a tool writes only its own.
 */
export type Brief<Item = unknown> = {
  role: string
  /**
   * `set`: independent items, each from another angle; the model writes a few extra, and code selects the best.
   * `sequence`: one argument in as many items, each leading to the next. `lists`: one item for each value of `kind`.
   * `rewrite`: each item is a version of the visitor's text, so `prompt` is the text to edit and never an instruction;
   * versions may share an opening and resemble each other.
   */
  outputShape: 'set' | 'sequence' | 'lists' | 'rewrite'
  /**
   * What works on this platform for this kind of text, and why: at most 120 words, phrased as advice rather than
   * prohibitions.
   */
  guidelines: string
  /**
   * The content of each field of an item, one line each; budgets by part ("hook: 8 to 12 words") rather than totals.
   */
  fields: { readonly [Field in keyof Item]: string }
  /** One complete, exemplary item, and a prompt that contains every fact in it. */
  sample: { prompt: string; item: Item }
  /** Mistakes to avoid, at most four, one sentence each. */
  traps: readonly string[]
  /**
   * Two short original pairs, for other kinds of prompt than the sample's. No good line has a fact that its prompt
   * lacks.
   */
  examples: readonly { prompt: string; good: string; bad: string; why: string }[]
  /**
   * The visitor's choices as fixed sentences, one each; empty strings are dropped. Text that the visitor typed is sent
   * beside the prompt under its field's name: refer to it ("Written for `audience`."), never quote it.
   */
  choices: readonly string[]
  /** Choices about what the text should earn or ask for; omitted on a hard day. */
  aims?: readonly string[]
}
