import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/core/format/format-number'
import { applySuggestion, type Mark, type MarkedRun, splitByMarks } from '@/lib/tool/marks'
import type { BlockOf } from '@/lib/tool/text-tool'
import { getUnderlinedClass, Legend, MarkPanel, markClassNames } from './mark-legend'

type Props = BlockOf<'marked'> & { onUse: (text: string) => void }

/** Longest text rendered at once, in UTF-16 units. */
const MAX_RENDERED_LENGTH = 20_000
const PANEL_WIDTH_PX = 304

export function MarkedText({ name, text, kinds, marks, onUse }: Props) {
  const regionRef = useRef<HTMLElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const [selectedMark, setSelectedMark] = useState<Mark | null>(null)
  const [hiddenKinds, setHiddenKinds] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const displayEnd = showsAll ? text.length : findDisplayEnd(text)
  const chunks = useMemo(() => {
    const visibleMarks = marks.filter(({ kind }) => !hiddenKinds.has(kind))
    return splitByMarks(text, visibleMarks, displayEnd)
  }, [text, marks, hiddenKinds, displayEnd])
  const kindsByName = useMemo(() => new Map(kinds.map((kind) => [kind.kind, kind])), [kinds])

  function openPanel(mark: Mark, element: Element) {
    setSelectedMark(mark)
    const panelElement = panelRef.current
    const rect = [...element.getClientRects()].at(-1)
    if (!panelElement || !rect) return
    const left = Math.max(8, Math.min(rect.left, document.documentElement.clientWidth - PANEL_WIDTH_PX - 8))
    panelElement.style.left = `${left + scrollX}px`
    panelElement.style.top = `${rect.bottom + scrollY + 6}px`
    if (panelElement.matches(':popover-open')) panelElement.hidePopover()
    panelElement.showPopover()
    panelElement.focus({ preventScroll: true })
    panelElement.scrollIntoView({ block: 'nearest' })
  }

  function replace(mark: Mark, replacement: string) {
    panelRef.current?.hidePopover()
    regionRef.current?.focus({ preventScroll: true })
    // While a newer text is processed, the offsets belong to the previous text.
    if (regionRef.current?.closest('[aria-busy="true"]')) return
    onUse(applySuggestion(text, mark, replacement))
  }

  const getLabel = ({ kind }: Mark) => kindsByName.get(kind)?.label ?? ''
  const getVariant = ({ kind }: Mark) => kindsByName.get(kind)?.variant ?? 'dotted'

  function renderRun({ start, text: runText, mark }: MarkedRun): ReactNode {
    if (!mark) return runText
    return (
      <button
        key={start}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${runText}, ${getLabel(mark)}`}
        className={`inline text-left ${getUnderlinedClass(getVariant(mark))}`}
        onClick={({ currentTarget }) => openPanel(mark, currentTarget)}
      >
        {runText}
      </button>
    )
  }

  return (
    <section
      ref={regionRef}
      tabIndex={-1}
      aria-label={name}
      className="rounded-xl border border-line bg-surface p-3 sm:p-4"
    >
      <h3 className="font-semibold text-muted text-sm">{name}</h3>
      <Legend
        kinds={kinds}
        marks={marks}
        hiddenKinds={hiddenKinds}
        onToggle={(kind) => setHiddenKinds((previousKinds) => previousKinds.symmetricDifference(new Set([kind])))}
      />
      <p className="mt-2 whitespace-pre-wrap leading-relaxed" dir="auto">
        {chunks.map(({ start, outer, runs }) =>
          outer ? (
            <mark key={start} className={`text-inherit ${markClassNames[getVariant(outer)].background}`}>
              {runs.map(renderRun)}
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${outer.badge}, ${getLabel(outer)}`}
                className="mx-1 inline select-none rounded border border-field-line bg-surface px-1 font-semibold text-xs"
                onClick={({ currentTarget }) => openPanel(outer, currentTarget)}
              >
                {outer.badge}
              </button>
            </mark>
          ) : (
            runs.map(renderRun)
          ),
        )}
      </p>
      {displayEnd < text.length && (
        <Button size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${formatCount(text.length)} characters`}
        </Button>
      )}
      <MarkPanel
        ref={panelRef}
        mark={selectedMark}
        label={selectedMark ? getLabel(selectedMark) : ''}
        text={text}
        onReplace={replace}
      />
    </section>
  )
}

/** After the last space before the limit, or at the limit if no space is near, as in Japanese. */
function findDisplayEnd(text: string): number {
  if (text.length <= MAX_RENDERED_LENGTH) return text.length
  const wordStart = text.lastIndexOf(' ', MAX_RENDERED_LENGTH) + 1
  if (wordStart > MAX_RENDERED_LENGTH - 200) return wordStart
  return /[\ud800-\udbff]/.test(text.charAt(MAX_RENDERED_LENGTH - 1)) ? MAX_RENDERED_LENGTH - 1 : MAX_RENDERED_LENGTH
}
