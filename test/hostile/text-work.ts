import { moduleOf } from '@/content/loading/text-modules'
import { formValues } from '@/lib/tool/form-values'
import type { TextTool } from '@/lib/tool/text-tool'
import type { Work } from './tool-jobs.ts'

/** What a text tool does with a text in its box, in its second one, or with one in every text field. */
export async function textWork({ type, fields, input }: TextTool, way: string): Promise<Work> {
  const { run } = await moduleOf(type)
  const form = { fields, promptLimit: input.limit }
  return (text) => {
    const filled = way === 'fields' ? text : ''
    const names = fields.flatMap((field) =>
      field.kind === 'text' ? [[field.name, filled.slice(0, field.maxLength)]] : [],
    )
    const given = { prompt: '', parameters: Object.fromEntries(names) }
    return run({
      text: way === 'text' ? text : `${input.sample} ${text}`,
      second: !input.second ? '' : way === 'second' ? text : input.second.sample,
      parameters: formValues(form, given).parameters,
    })
  }
}
