import { type ReactNode, useMemo } from 'react'
import { TextTool } from '@/components/text/text-tool'
import type { TextForm } from '@/lib/tool/text-tool'

const createWorker = () => new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' })

/** The two panes of a text tool, whose code loads on the first keystroke. */
export default function TextPanes({ form, sample }: { form: TextForm; sample: ReactNode }) {
  const code = useMemo(() => {
    const load = async () => (await import('./text-modules.gen')).loadTextModule(form.type)
    return { load, createWorker }
  }, [form.type])
  return <TextTool form={form} code={code} sample={sample} />
}
