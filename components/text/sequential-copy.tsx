import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { joinPosts } from '@/lib/browser/export/run-to-text'
import { getNextCopyIndex } from './next-copy-index'

/** Copies one text after another, for who pastes them one by one, or all of them. After the last, or once one of those copied has changed, it is the first one's turn. */
export function SequentialCopy({ texts, noun }: { texts: readonly string[]; noun: string }) {
  const [copiedTexts, setCopiedTexts] = useState<readonly string[]>([])
  const nextIndex = getNextCopyIndex(texts, copiedTexts)

  async function copy() {
    if (await copyWithNotice(texts[nextIndex] ?? '')) setCopiedTexts(texts.slice(0, nextIndex + 1))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={copy}>{`Copy ${noun} ${nextIndex + 1} of ${texts.length}`}</Button>
      <CopyButton text={joinPosts(texts)} label="Copy all" variant="secondary" size="medium" />
    </div>
  )
}
