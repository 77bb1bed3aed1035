import { Button } from '@/components/ui/button'
import { type TextNotice, textNotices } from '@/lib/core/errors/text-notices'
import type { Field } from '@/lib/tool/form'
import { type FormValues, getChangedValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

type Props = {
  fields: readonly Field[]
  parameters: FormValues['parameters']
  onNotice: (notice: TextNotice) => void
}

/** Copies a URL that opens this tool with these options. The text is never included. */
export function SettingsLink({ fields, parameters, onNotice }: Props) {
  async function copy() {
    const copyModule = await import('@/components/ui/copy-with-notice').catch(() => null)
    if (!copyModule) return onNotice(textNotices.no_code)
    const path = buildPrefillUrl(location.pathname, '', getChangedValues(fields, parameters))
    await copyModule.copyWithNotice(location.origin + path)
  }
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      Copy settings link
    </Button>
  )
}
