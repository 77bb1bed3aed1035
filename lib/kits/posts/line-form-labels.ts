import type { LineForm } from '@/lib/writer/frames/frame'

/** What a result is called that comes from the built-in writer, by how it works. */
export const lineFormLabels: Record<LineForm, string> = {
  statement: 'Said straight',
  question: 'Question',
  scene: 'Scene',
  list: 'List',
}
