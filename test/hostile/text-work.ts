import { loadTextModule } from '@/content/loading/text-modules'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextTool } from '@/lib/tool/text-tool'
import type { Work } from './tool-jobs.ts'

/** Returns a text tool's work on a text in its box, in its second box, or in every text field. */
export async function createTextWork({ type, fields, input }: TextTool, entryPoint: string): Promise<Work> {
  const { run } = await loadTextModule(type)
  const form = { fields, promptLimit: input.limit }
  return (text) => {
    const fieldText = entryPoint === 'fields' ? text : ''
    const fieldEntries = fields.flatMap((field) =>
      field.kind === 'text' ? [[field.name, fieldText.slice(0, field.maxLength)]] : [],
    )
    const formInput = { prompt: '', parameters: Object.fromEntries(fieldEntries) }
    return run({
      text: entryPoint === 'text' ? text : `${input.sample} ${text}`,
      second: !input.secondBox ? '' : entryPoint === 'second' ? text : input.secondBox.sample,
      parameters: resolveFormValues(form, formInput).parameters,
    })
  }
}
