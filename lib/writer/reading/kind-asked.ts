import { type Kind, kinds } from '@/lib/tool/reading'

/** What the visitor says that the prompt is; undefined where the writer is to find out. */
export function kindAsked({ readAs }: Readonly<Record<string, unknown>>): Kind | undefined {
  return kinds.find((kind) => kind === readAs)
}
