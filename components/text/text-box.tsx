import { useId } from 'react'
import type { TextNotice } from '@/lib/errors/text-notices'
import type { TextBox as Box } from '@/lib/tool/text-tool'
import type { TextCounts } from './count-text'
import { Counts } from './counts'
import { TextActions } from './text-actions'
import type { BoxControl } from './use-box'

type Props = {
  input: Pick<Box, 'label' | 'placeholder' | 'opens'>
  control: BoxControl
  /** Left out by a tool that counts in its own way. */
  counts?: TextCounts | null
  /** One of two. */
  isPaired: boolean
  onType: () => void
  onPut: (text: string) => void
  onFile: (file: File) => Promise<void>
  onNotice: (notice: TextNotice) => void
}

/** A labelled box with its counts and what fills it. */
export function TextBox({ input, control, counts, isPaired, onType, onPut, onFile, onNotice }: Props) {
  const { label, placeholder, opens } = input
  const id = useId()
  return (
    <div className="space-y-3">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <textarea
        ref={control.box}
        id={id}
        value={control.text}
        onChange={(event) => {
          onType()
          control.type(event.target.value)
        }}
        placeholder={placeholder}
        {...(counts !== undefined && { 'aria-describedby': `${id}-counts` })}
        className={`block h-36 min-h-24 w-full resize-y rounded-lg border border-field-line bg-surface p-3 text-base placeholder:text-muted ${isPaired ? '' : 'lg:h-64'}`}
      />
      {counts !== undefined && <Counts id={`${id}-counts`} counts={control.text === '' ? null : counts} />}
      <TextActions
        control={control}
        {...(isPaired && { of: label })}
        opens={opens}
        onPut={onPut}
        onFile={onFile}
        onNotice={onNotice}
      />
    </div>
  )
}
