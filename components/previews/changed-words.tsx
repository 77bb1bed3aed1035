import { useDeferredValue, useMemo } from 'react'
import { ChangeMark } from '@/components/ui/change-mark'
import { compareWords } from '@/lib/text/diff/word-changes'

export function ChangedWords({ text, source }: { text: string; source: string }) {
  const deferredText = useDeferredValue(text)
  const diff = useMemo(() => compareWords(source, deferredText), [source, deferredText])
  if (!diff) return <p className="mt-1 text-muted text-sm">Too much has changed to show it word by word.</p>
  const { changes, similarity, addedWordCount, removedWordCount } = diff
  return (
    <>
      <p className="mt-1 text-muted text-sm">
        {similarity}% of the words are the same: {removedWordCount} removed, {addedWordCount} added.
      </p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap break-words text-sm">
        {changes.map(({ text, kind }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: each change renders the whole text again.
          if (kind === 'same') return <span key={index}>{text}</span>
          // biome-ignore lint/suspicious/noArrayIndexKey: each change renders the whole text again.
          return <ChangeMark key={index} kind={kind} className={changeClasses[kind]} text={text} />
        })}
      </p>
    </>
  )
}

const changeClasses = {
  added: 'rounded-sm bg-soft font-semibold text-positive underline decoration-2 underline-offset-2',
  removed: 'mr-0.5 text-danger line-through decoration-2',
} as const
