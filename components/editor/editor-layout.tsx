import { Plus, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FileButton } from '@/components/files/drop-box'
import { DropFrame, useIncomingFiles } from '@/components/files/receive-files'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { TabList, TabPanel } from '@/components/ui/tabs'
import type { Editor } from './editor'
import { FileErrors } from './file-errors'

type Props<Scene> = {
  editor: Editor<Scene>
  canvas: ReactNode
  /** The controls. One section is visible at a time. */
  sections: readonly { id: string; label: string; content: ReactNode }[]
  /** Always in view: below the canvas, on a phone at the bottom of the screen. */
  download: ReactNode
  /** Such as “a photo”; the button is “Add a photo”. */
  fileNoun: string
  accept: string
  /** `isSent` is true for a file from another tool. */
  onFilesAdd: (files: readonly File[], isSent?: boolean) => void
  /** Above the canvas, below the errors. */
  notices?: ReactNode
  warnings?: readonly string[]
  /** Below the canvas and the controls. */
  children?: ReactNode
}

/** The canvas, which stays in view on a phone, with its controls in tabs. Files can be dropped anywhere on the page. */
export function EditorLayout<Scene>(props: Props<Scene>) {
  const { editor, canvas, sections, download, fileNoun, accept, onFilesAdd, notices, warnings = [], children } = props
  const { type } = editor.tool
  const rootRef = useRef<HTMLDivElement>(null)
  const { isDraggedOver } = useIncomingFiles(onFilesAdd, type)

  /** Scrolls to the section's start if it is hidden under the canvas. */
  function showSection(id: string) {
    flushSync(() => editor.showSection(id))
    const panel = rootRef.current?.querySelector('[role=tabpanel]:not([hidden])')
    const tabListBottom = rootRef.current?.querySelector('[role=tablist]')?.getBoundingClientRect().bottom ?? 0
    if (panel && panel.getBoundingClientRect().top < tabListBottom) panel.scrollIntoView()
  }

  return (
    <div ref={rootRef} className="flex flex-col gap-3">
      <DropFrame isDraggedOver={isDraggedOver} />
      {/* On a desktop, sticky parts end with this box. On a phone, they are in view along the whole editor. */}
      <div className="contents gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <FileErrors fileErrors={editor.fileErrors} onClear={editor.clearFileErrors} />
          {notices}
          {/* Buttons without a border are outset, so that their icons start at the edge of the page. */}
          <div className="-ml-4 flex flex-wrap items-center gap-1">
            <HistoryButtons editor={editor} />
            <span className="ml-auto text-nowrap">
              <FileButton
                size="medium"
                label={
                  <>
                    <Plus className="size-4 max-sm:hidden" />
                    {editor.isOpening ? getNotice(editor) : `Add ${fileNoun}`}
                  </>
                }
                accept={accept}
                onFilesAdd={onFilesAdd}
              />
            </span>
          </div>
        </div>
        {/* A focused field scrolls to below the canvas. If the window is too low for both, the canvas scrolls away. */}
        <div className="bg-canvas max-lg:sticky max-lg:top-14 max-lg:z-10 lg:contents max-lg:[html:has(&)]:scroll-pt-[calc(30svh+9rem)] low:static">
          <div className="min-w-0 lg:sticky lg:top-16 lg:col-start-1 lg:row-start-2 lg:self-start lg:pb-20">
            {canvas}
          </div>
          <TabList
            group={type}
            label="Controls"
            tabs={sections}
            activeId={editor.section}
            onSelect={showSection}
            className="lg:col-start-2 lg:row-start-1 lg:self-end"
          />
        </div>
        {sections.map(({ id, content }) => (
          <TabPanel
            key={id}
            group={type}
            id={id}
            isActive={id === editor.section}
            className="grid min-w-0 grid-cols-1 content-start gap-4 lg:col-start-2 lg:row-start-2 [&[hidden]]:hidden"
          >
            {content}
          </TabPanel>
        ))}
        <div className="sticky bottom-0 z-10 min-w-0 border-line bg-canvas max-lg:order-last max-lg:border-t lg:py-1 [html:has(&)]:scroll-pb-20 lg:col-start-1 lg:row-start-2 lg:self-end low:static">
          {download}
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <p role="status">
            {getNotice(editor) ?? (
              <span className="handheld:hidden">Drop or paste {fileNoun} anywhere on this page.</span>
            )}
          </p>
          <BytesSent />
        </div>
        <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
          {warnings.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {children}
      </div>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
    </div>
  )
}

function HistoryButtons<Scene>({ editor: { undo, redo, canUndo, canRedo, reset } }: { editor: Editor<Scene> }) {
  const buttons = [
    { label: 'Undo', Icon: Undo2, keys: 'Control+Z', isDisabled: !canUndo, onPress: undo },
    { label: 'Redo', Icon: Redo2, keys: 'Control+Shift+Z', isDisabled: !canRedo, onPress: redo },
    { label: 'Start over', Icon: RotateCcw, onPress: reset },
  ]
  return buttons.map(({ label, Icon, keys, isDisabled, onPress }) => (
    <Button
      key={label}
      variant="quiet"
      aria-label={label}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <Icon className="size-4" />
      <span className="max-sm:hidden">{label}</span>
    </Button>
  ))
}

function getNotice<Scene>({ isOpening, isChangedInOtherTab, isRestored }: Editor<Scene>): string | null {
  if (isOpening) return 'Opening your photo…'
  if (isChangedInOtherTab) return 'Changed in another tab. Undo brings back your version.'
  return isRestored ? 'Picked up where you left off. Start over to clear.' : null
}
