import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { SaveBar, UndoBar } from '@/components/editor/editor-bars'
import { FileErrors, useIncomingFiles } from '@/components/editor/incoming-files'
import { LayerList } from '@/components/editor/layer-list'
import { PositionFields } from '@/components/editor/position-fields'
import { Stage } from '@/components/editor/stage'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { getPreset } from '@/lib/platforms/images/presets'
import { getCards } from './cards'
import { drawCard } from './draw-card'
import { sampleCard } from './quote-editor'
import { QuoteFields } from './quote-fields'
import { defaultImageCrop, type QuoteScene, setLogo } from './scene'

type CardPagerProps = { activeIndex: number; count: number; onActiveIndexChange: (index: number) => void }

function CardPager({ activeIndex, count, onActiveIndexChange }: CardPagerProps) {
  if (count < 2) return null
  return (
    <div className="flex items-center justify-center gap-4">
      <Button
        aria-label="Previous card"
        aria-disabled={activeIndex === 0}
        onClick={() => activeIndex > 0 && onActiveIndexChange(activeIndex - 1)}
      >
        <ChevronLeft className="size-5" />
      </Button>
      <p className="font-semibold text-sm" aria-live="polite">
        Card {activeIndex + 1} of {count}
      </p>
      <Button
        aria-label="Next card"
        aria-disabled={activeIndex === count - 1}
        onClick={() => activeIndex < count - 1 && onActiveIndexChange(activeIndex + 1)}
      >
        <ChevronRight className="size-5" />
      </Button>
    </div>
  )
}

const SaveAllCards = lazy(importWithRetry(() => import('./save-all-cards')))
const WarningList = lazy(importWithRetry(() => import('./warning-list')))

type Props = { editor: Editor<QuoteScene>; incomingFiles: readonly File[]; onFilesImported: () => void }

export function QuotePane({ editor, incomingFiles, onFilesImported }: Props) {
  const { scene, measure, images, layers, selectedId, change, addImage } = editor
  const [requestedIndex, setRequestedIndex] = useState(0)
  const [sampledCount, setSampledCount] = useState(0)
  const cardSet = useMemo(() => (measure ? getCards(scene, measure) : null), [scene, measure])
  const cards = cardSet?.cards ?? []
  const activeIndex = Math.max(0, Math.min(requestedIndex, cards.length - 1))
  const card = cards[activeIndex]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen of a picture says how much veil it needs.
  const drawing = useMemo(
    () => measure && drawCard(scene, card ?? sampleCard, measure),
    [scene, card, measure, sampledCount],
  )
  useEffect(() => {
    if (scene.picture)
      import('./sample-tones').then(({ sampleTones }) => setSampledCount(sampleTones(images))).catch(() => {})
  }, [scene.picture, images])
  const previewEditor = { ...editor, drawing }
  const layer = layers.find(({ id }) => id === selectedId)

  async function setBackgroundImage([file]: readonly File[]) {
    const addedImage = file && (await addImage(file))
    if (!addedImage) return
    const focus = await findFocalPoint(addedImage.bitmap)
    const crop = { ...defaultImageCrop, ...(focus && { focusX: focus.x, focusY: focus.y }) }
    change((currentScene) => ({ ...currentScene, ...crop, ground: 'picture', picture: addedImage.id }))
  }
  async function setLogoFile([file]: readonly File[]) {
    const addedImage = file && (await addImage(file))
    if (addedImage) change((currentScene) => setLogo(currentScene, addedImage))
  }
  useIncomingFiles(incomingFiles, onFilesImported, setBackgroundImage)

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Stage editor={previewEditor} {...getPreset(scene.size)} />
        <CardPager activeIndex={activeIndex} count={cards.length} onActiveIndexChange={setRequestedIndex} />
        <div role="status" className="grid gap-1 text-caution text-sm">
          <Suspense>{cardSet && card && <WarningList scene={scene} cardSet={cardSet} />}</Suspense>
        </div>
        <UndoBar editor={editor} />
        <SaveBar
          editor={{ ...previewEditor, drawing: card ? drawing : null }}
          fileNameStem={cards.length > 1 ? `card-${activeIndex + 1}` : 'quote'}
          fileTypes={['png', 'jpeg']}
        />
        <div className="min-h-11">
          <Suspense>{cards.length > 0 && <SaveAllCards editor={editor} cards={cards} />}</Suspense>
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <QuoteFields editor={editor} onImageFiles={setBackgroundImage} onLogoFiles={setLogoFile} />
        <FileErrors fileErrors={editor.fileErrors} onClear={editor.clearFileErrors} />
        {layer && <PositionFields editor={previewEditor} layer={layer} />}
        <LayerList editor={editor} />
      </div>
    </div>
  )
}
