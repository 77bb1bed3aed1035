import { useLayoutEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/editor/choice-fields'
import { useScene } from '@/components/editor/use-scene'
import { DropFrame, useDropAndPaste } from '@/components/files/receive-files'
import { useHandoff } from '@/components/files/use-handoff'
import { useLazyModule } from '@/components/loading/lazy-module'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { InlineNotice } from '@/components/ui/inline-notice'
import { keepFocus } from '@/components/ui/keep-focus'
import { textNotices } from '@/lib/core/errors/text-notices'
import { quoteEditor } from './quote-editor'
import { MAX_TEXT_LENGTH } from './scene'

const loadPaneModule = () => import('./quote-pane')

const modeOptions = [
  { value: 'one', label: 'One text: long ones fill several cards' },
  { value: 'list', label: 'A list: a card for each line' },
] as const

const sampleText = 'You don’t need more ideas. You need to finish the one you already have.'

export default function QuoteCardMaker() {
  const editor = useScene(quoteEditor)
  const { scene, change, isReady } = editor
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const paneModule = useLazyModule(loadPaneModule, true)
  const [incomingFiles, setIncomingFiles] = useState<readonly File[]>([])
  const addFiles = (files: readonly File[]) => setIncomingFiles((previousFiles) => [...previousFiles, ...files])
  const { isDraggedOver } = useDropAndPaste(addFiles)
  useHandoff('quote-card-maker', (file) => addFiles([file]))
  const setText = (text: string) => change((currentScene) => ({ ...currentScene, text }), 'text')

  // Text typed while the page was loading is newer than the stored text.
  const textTypedBeforeReadyRef = useRef<string>(null)
  useLayoutEffect(() => {
    textTypedBeforeReadyRef.current ??= textareaRef.current?.value ?? ''
    if (isReady && textTypedBeforeReadyRef.current !== '') {
      const text = textTypedBeforeReadyRef.current
      textTypedBeforeReadyRef.current = ''
      change((currentScene) => ({ ...currentScene, text }))
    }
  }, [isReady, change])

  return (
    <div className="grid grid-cols-1 gap-6">
      <DropFrame isDraggedOver={isDraggedOver} />
      <section aria-label="Words" className="grid grid-cols-1 gap-3">
        <div>
          <label htmlFor="quote-words" className="font-medium text-sm">
            Your words
          </label>
          <textarea
            ref={textareaRef}
            id="quote-words"
            dir="auto"
            rows={4}
            value={scene.text}
            maxLength={MAX_TEXT_LENGTH}
            placeholder="A quote, a tip, or a whole list"
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            className="mt-1 block w-full resize-y rounded-lg border border-field-line bg-surface px-3 py-2 text-base text-ink placeholder:text-muted"
          />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="What it is"
            value={scene.mode}
            options={modeOptions}
            onValueChange={(mode) => change((currentScene) => ({ ...currentScene, mode }))}
          />
          {scene.text === '' && (
            <Button onClick={() => keepFocus(() => setText(sampleText))}>Try it with a sample</Button>
          )}
        </div>
        <BytesSent />
      </section>
      <div className="min-h-svh">
        {paneModule.status === 'loaded' && (
          <paneModule.module.QuotePane
            editor={editor}
            incomingFiles={incomingFiles}
            onFilesImported={() => setIncomingFiles([])}
          />
        )}
        {paneModule.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      </div>
    </div>
  )
}
