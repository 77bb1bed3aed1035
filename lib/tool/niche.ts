/**
 * A field of creators, known by its nouns alone. It lends form only: what can be filmed, formats that its viewers know, tags. What is true of a
 * visitor's own video, only the visitor knows.
 */
export type Niche = {
  id: string
  /** For the reader: "Home baking". */
  label: string
  /** Things that anyone in the field can film, with their article: "the dough on the worktop", "the first slice". */
  shots: readonly string[]
  /** Tags in real use, without "#", letters and digits only; the widest reach first. */
  hashtags: { broad: readonly string[]; niche: readonly string[]; audience: readonly string[] }
  emoji: readonly string[]
}
