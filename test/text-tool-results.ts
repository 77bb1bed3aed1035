import type { Field, FieldParameters } from '@/lib/tool/form'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'

/** Runs a text tool and reads its result; omitted parameters have their defaults. */
export function createResultReader<const Fields extends readonly Field[]>(
  { fields }: { fields: Fields },
  runTool: (input: TextInput<Fields>) => TextResult,
) {
  type Parameters = Partial<FieldParameters<Fields>>

  function run(text: string, parameters: Parameters = {}, second = ''): TextResult {
    const values = resolveFormValues({ fields, promptLimit: 0 }, { prompt: '', parameters })
    return runTool({ text, second, parameters: values.parameters as FieldParameters<Fields> })
  }
  function getBlocks(...args: [text: string, parameters?: Parameters, second?: string]): readonly TextBlock[] {
    const result = run(...args)
    if ('problem' in result) throw new Error(result.problem)
    return result.blocks
  }
  type Request = globalThis.Parameters<typeof getBlocks>
  const getTextBlocks = (...args: Request) => getBlocks(...args).filter((block) => block.kind === 'text')

  return {
    run,
    getBlocks,
    getTextBlocks,
    getTexts: (...args: Request) => getTextBlocks(...args).map(({ text }) => text),
    getText: (name: string, ...args: Request) => getTextBlocks(...args).find((block) => block.name === name)?.text,
    getNotes: (...args: Request) => getBlocks(...args).flatMap((block) => (block.kind === 'note' ? [block.text] : [])),
    getFigures: (...args: Request): Record<string, string> =>
      Object.fromEntries(
        getBlocks(...args).flatMap((block) =>
          block.kind === 'figures' ? block.figures.map(({ label, value }) => [label, value]) : [],
        ),
      ),
    /** Returns the rows of the table whose caption starts with `caption`; empty if absent. */
    getRows: (caption: string, ...args: Request) =>
      getBlocks(...args).flatMap((block) =>
        block.kind === 'table' && block.caption.startsWith(caption) ? block.rows : [],
      ),
    getMarks: (...args: Request) =>
      getBlocks(...args).flatMap((block) =>
        block.kind === 'marked' ? block.marks.map(({ kind, start, end }) => [kind, block.text.slice(start, end)]) : [],
      ),
  }
}
