import { useLayoutEffect, useRef, useState } from 'react'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import { AdvancedSettings, useSettings } from '@/components/files/file-settings'
import { LogoPicker } from '@/components/files/logo-picker'
import { readForm } from '@/components/form/form-elements'
import { OptionInput } from '@/components/form/option-input'
import { useLazyModule } from '@/components/loading/lazy-module'
import { BytesSent } from '@/components/ui/bytes-sent'
import { EmptyPane } from '@/components/ui/empty-pane'
import { InlineNotice } from '@/components/ui/inline-notice'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { Logo } from '@/lib/images/open/open-logo'
import { getDefaultParameters } from '@/lib/tool/form-values'
import {
  type Content,
  type ContentKind,
  contentFields,
  contentKinds,
  designFields,
  formFields,
  type QrDesign,
} from './fields'

const formShape = { fields: formFields, promptLimit: 0 }
const designToolInfo = { type: 'qr-code-generator', fields: designFields }

const allKinds = Object.keys(contentKinds) as ContentKind[]

const loadPaneModule = () => import('./code-pane')

/** The code's content in one pane, the code in the other. Input is never stored or sent. */
export default function QrCodeGenerator() {
  const formRef = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => getDefaultParameters(formFields))
  const design = useSettings(designToolInfo)
  const [logo, setLogo] = useState<Logo | null>(null)
  const syncValues = () => formRef.current && setValues(readForm(formShape, formRef.current).parameters)
  // Inputs of the other kinds are not server-rendered, because they cannot be reached without JavaScript.
  const [isReady, setIsReady] = useState(false)
  useLayoutEffect(() => {
    setIsReady(true)
    if (formRef.current) setValues(readForm(formShape, formRef.current).parameters)
  }, [])
  const kind = values.kind as ContentKind
  const isFilled = formFields.some(({ name, kind: fieldKind }) => fieldKind === 'text' && values[name] !== '')
  const paneModule = useLazyModule(loadPaneModule, isFilled)

  return (
    <div className="grid gap-6 lg:box-columns lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <form ref={formRef} onInput={syncValues} onSubmit={(event) => event.preventDefault()} aria-label="Content">
        <OptionInput field={formFields[0]} id="qr-kind" />
        {(isReady ? allKinds : allKinds.slice(0, 1)).map((contentKind) => (
          <div key={contentKind} hidden={contentKind !== kind} className="mt-4 grid grid-cols-2 gap-4">
            {contentFields[contentKind].map((field) => (
              <div key={field.name} className={contentFields[contentKind].length === 1 ? 'col-span-full' : ''}>
                <OptionInput field={field} id={`qr-${field.name}`} />
              </div>
            ))}
          </div>
        ))}
      </form>
      <section
        aria-label="Your code"
        className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:self-start"
      >
        {!isFilled && <EmptyPane text="Your code shows up here as you type." />}
        {isFilled && paneModule.status === 'loaded' && (
          <paneModule.module.CodePane
            kind={kind}
            content={values as Content}
            design={design.settings as QrDesign}
            logo={logo}
          />
        )}
        {paneModule.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      </section>
      <form
        ref={design.formRef}
        onInput={design.syncFromForm}
        onSubmit={(event) => event.preventDefault()}
        aria-label="Design"
        className="space-y-4"
      >
        <div className="grid grid-cols-2 gap-4">
          {designFields.slice(0, 3).map((field) => (
            <OptionInput key={field.name} field={field} id={`qr-${field.name}`} />
          ))}
        </div>
        <LogoPicker logo={logo} onLogoChange={setLogo} takesDrops />
        <BrandKitButton
          onApply={async (kit) => (await import('./apply-brand-kit')).applyBrandKit({ design, logo, setLogo }, kit)}
        />
        <div>
          <AdvancedSettings fields={designFields.slice(3)} control={design} />
        </div>
        <BytesSent />
      </form>
    </div>
  )
}
