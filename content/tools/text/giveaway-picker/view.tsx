import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { OptionInput } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { useLazyModule } from '@/components/loading/lazy-module'
import { DraftSwitch } from '@/components/text/draft-switch'
import { TextBox } from '@/components/text/text-box'
import { useFileDrop } from '@/components/text/use-file-drop'
import { useTextTool } from '@/components/text/use-text-tool'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { InlineNotice } from '@/components/ui/inline-notice'
import { type TextNotice, textNotices } from '@/lib/core/errors/text-notices'
import { DrawButton, emptyListReason } from './draw-button'
import { type GiveawayRules, giveawayForm, type Proof, parseProof } from './giveaway-form'

/** Must run before `useTextTool`, which takes the rules from the URL and clears it. */
function useProof() {
  const [proof, setProof] = useState<Proof | null>(null)
  useLayoutEffect(() => setProof(parseProof(location.hash)), [])
  useEffect(() => {
    const handleHashChange = ({ newURL }: HashChangeEvent) => {
      const newProof = parseProof(newURL)
      if (newProof) setProof(newProof)
    }
    addEventListener('hashchange', handleHashChange)
    return () => removeEventListener('hashchange', handleHashChange)
  }, [])
  return [proof, setProof] as const
}

const loadPane = () => import('./draw-pane')

export default function GiveawayPicker({ sample }: { sample: ReactNode }) {
  const [proof, setProof] = useProof()
  const control = useTextTool(giveawayForm)
  const { firstControl, draft } = control
  const { text } = firstControl
  const rules = control.parameters as GiveawayRules
  const pane = useLazyModule(loadPane, text !== '' || proof !== null)
  const [notice, setNotice] = useState<TextNotice | null>(null)

  function replaceText(newText: string) {
    setNotice(null)
    firstControl.replace(newText)
  }
  const readFile = useFileDrop([{ textareaRef: firstControl.box, onText: replaceText }], setNotice)

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <section aria-label="Entries and rules" className="space-y-3">
        <TextBox
          input={giveawayForm.input}
          control={firstControl}
          isPaired={false}
          onType={() => setNotice(null)}
          onReplace={replaceText}
          onFile={(file) => readFile(file, replaceText)}
          onNotice={setNotice}
        />
        {notice && <InlineNotice {...notice} />}
        <form ref={control.formRef} method="dialog" onInput={control.sync} aria-label="Rules">
          <div className="grid grid-cols-2 gap-4">
            {giveawayForm.fields.slice(0, 2).map((field) => (
              <OptionInput key={field.name} field={field} id={`${giveawayForm.type}-${field.name}`} />
            ))}
          </div>
          <Options title="Rules" fields={giveawayForm.fields.slice(2)} parameters={control.parameters} />
        </form>
      </section>
      <section aria-label="Draw" className="min-w-0 space-y-4 lg:row-span-2">
        {pane.status === 'loaded' ? (
          <pane.module.DrawPane
            text={text}
            rules={rules}
            onLayoutChange={(layout) => control.fill({ ...rules, layout })}
            proof={proof}
            onProofChange={setProof}
          />
        ) : (
          <DrawButton winnerCount={rules.winners}>{emptyListReason}</DrawButton>
        )}
        {text === '' && !proof && <Button onClick={() => replaceText(giveawayForm.input.sample)}>Try a sample</Button>}
        {pane.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
        {text === '' && !proof && sample}
      </section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-start">
        <BytesSent />
        <DraftSwitch draft={draft} />
      </div>
    </div>
  )
}
