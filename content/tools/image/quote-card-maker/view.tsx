import { useLayoutEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/editor/select-field'
import { useScene } from '@/components/editor/use-scene'
import { DropFrame } from '@/components/files/drop-frame'
import { useHandedOver } from '@/components/files/use-handed-over'
import { useIntake } from '@/components/files/use-intake'
import { useLoaded } from '@/components/loading/use-loaded'
import { Notice } from '@/components/text/notice'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { keepFocus } from '@/components/ui/keep-focus'
import { textNotices } from '@/lib/core/errors/text-notices'
import { quoteEditor } from './quote-editor'
import { MOST_LETTERS } from './scene'

const loadPane = () => import('./quote-pane')

const modes = [
  { value: 'one', label: 'One text: long ones fill several cards' },
  { value: 'list', label: 'A list: a card for each line' },
] as const

const sample = 'You don’t need more ideas. You need to finish the one you already have.'

/** Words in, cards out: the box stands there at once, the cards come with the page's code. */
export default function QuoteCardMaker() {
  const editor = useScene(quoteEditor)
  const { scene, change, ready } = editor
  const box = useRef<HTMLTextAreaElement>(null)
  const pane = useLoaded(loadPane, true)
  const [given, setGiven] = useState<readonly File[]>([])
  const add = (files: readonly File[]) => setGiven((before) => [...before, ...files])
  const { over } = useIntake(add)
  useHandedOver('quote-card-maker', (file) => add([file]))
  const write = (text: string) => change((before) => ({ ...before, text }), 'text')

  // What was typed while the page was loading is newer than what was kept.
  const early = useRef<string>(null)
  useLayoutEffect(() => {
    early.current ??= box.current?.value ?? ''
    if (ready && early.current !== '') {
      const text = early.current
      early.current = ''
      change((before) => ({ ...before, text }))
    }
  }, [ready, change])

  return (
    <div className="grid grid-cols-1 gap-6">
      <DropFrame over={over} />
      <section aria-label="Words" className="grid grid-cols-1 gap-3">
        <div>
          <label htmlFor="quote-words" className="font-medium text-sm">
            Your words
          </label>
          <textarea
            ref={box}
            id="quote-words"
            dir="auto"
            rows={4}
            value={scene.text}
            maxLength={MOST_LETTERS}
            placeholder="A quote, a tip, or a whole list"
            autoComplete="off"
            onChange={({ target }) => write(target.value)}
            className="mt-1 block w-full resize-y rounded-lg border border-field-line bg-surface px-3 py-2 text-base text-ink placeholder:text-muted"
          />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="What it is"
            value={scene.mode}
            options={modes}
            onValue={(mode) => change((before) => ({ ...before, mode }))}
          />
          {scene.text === '' && (
            <Button onClick={() => keepFocus(() => write(sample))}>Try it with a sample</Button>
          )}
        </div>
        <BytesSent />
      </section>
      <div className="min-h-svh">
        {pane.status === 'loaded' && (
          <pane.module.QuotePane editor={editor} given={given} onTaken={() => setGiven([])} />
        )}
        {pane.status === 'failed' && <Notice {...textNotices.no_pane} />}
      </div>
    </div>
  )
}
