/** An inserted or deleted text, without a line under or through the spaces at its ends. Spaces alone become visible. */
export function ChangeMark({ kind, className, text }: { kind: 'added' | 'removed'; className: string; text: string }) {
  const Tag = kind === 'added' ? 'ins' : 'del'
  const markedText = text.trim() || text.replace(/[^\n]/g, '␣')
  const start = Math.max(0, text.indexOf(markedText))
  return (
    <>
      {text.slice(0, start)}
      <Tag className={className}>{markedText}</Tag>
      {text.slice(start + markedText.length)}
    </>
  )
}
