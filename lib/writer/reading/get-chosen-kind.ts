import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'

/** What the visitor says that the prompt is; undefined where the writer is to find out. */
export function getChosenKind({ readAs }: Readonly<Record<string, unknown>>): PromptKind | undefined {
  return promptKinds.find((kind) => kind === readAs)
}
