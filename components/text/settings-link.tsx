import { Button } from '@/components/ui/button'
import { prefillLink } from '@/lib/browser/prefill-link'
import type { Field } from '@/lib/tool/form'
import { changedValues, type FormValues } from '@/lib/tool/form-values'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/** Copies an address that opens this tool with these options. The text is never part of it. */
export function SettingsLink({ fields, parameters }: Props) {
  async function copy() {
    const { copyWithNotice } = await import('@/components/ui/copy-with-notice')
    const path = prefillLink(location.pathname, '', changedValues(fields, parameters))
    await copyWithNotice(location.origin + path)
  }
  return (
    <Button look="quiet" size="small" onClick={copy}>
      Copy settings link
    </Button>
  )
}
