import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DownloadBar } from '@/components/editor/download-bar'
import { EditorLayout } from '@/components/editor/editor-layout'
import { Stage } from '@/components/editor/stage'
import { useScene } from '@/components/editor/use-scene'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { getPreset } from '@/lib/platforms/images/presets'
import { findWarnings, getCards } from './cards'
import { drawCardAt, quoteEditor } from './quote-editor'
import { FormatSection, TextSection, ThemeSection } from './quote-fields'
import { defaultImageCrop, initialScene } from './scene'
import pictures from './templates.gen.svg'

type CardPagerProps = { activeIndex: number; count: number; onActiveIndexChange: (index: number) => void }

function CardPager({ activeIndex, count, onActiveIndexChange }: CardPagerProps) {
  if (count < 2) return null
  return (
    <div className="flex items-center justify-center gap-4 pt-2">
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

const DownloadAllCards = lazy(importWithRetry(() => import('./download-all-cards')))

export default function QuoteCardMaker() {
  const editor = useScene(quoteEditor, 'text')
  const { scene, measure, images, change } = editor
  const [requestedIndex, setRequestedIndex] = useState(0)
  const [sampledCount, setSampledCount] = useState(0)
  const cardSet = useMemo(() => (measure ? getCards(scene, measure) : null), [scene, measure])
  const cards = cardSet?.cards ?? []
  const activeIndex = Math.max(0, Math.min(requestedIndex, cards.length - 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the overlay depends on the samples of the photo.
  const drawing = useMemo(
    () => measure && drawCardAt(scene, activeIndex, measure),
    [scene, activeIndex, measure, sampledCount],
  )
  useEffect(() => {
    if (scene.picture)
      import('./sample-tones').then(({ sampleTones }) => setSampledCount(sampleTones(images))).catch(() => {})
  }, [scene.picture, images])
  const previewEditor = { ...editor, drawing }

  /** Uses the first file that can be opened. */
  async function setBackgroundImage([file, ...otherFiles]: readonly File[]): Promise<void> {
    const addedImage = file && (await editor.addImage(file))
    if (!addedImage) return otherFiles.length > 0 ? setBackgroundImage(otherFiles) : undefined
    const focus = await findFocalPoint(addedImage.bitmap, getPreset(scene.size))
    const crop = { ...defaultImageCrop, ...(focus && { focusX: focus.x, focusY: focus.y }) }
    change((currentScene) => ({ ...currentScene, ...crop, ground: 'picture', picture: addedImage.id }))
  }

  return (
    <EditorLayout
      editor={editor}
      canvas={
        <>
          <Stage
            editor={previewEditor}
            {...getPreset(scene.size)}
            firstPicture={`${pictures.src}#${initialScene.theme}`}
          />
          <CardPager activeIndex={activeIndex} count={cards.length} onActiveIndexChange={setRequestedIndex} />
        </>
      }
      fileNoun="a photo"
      accept="image/*"
      onFilesAdd={setBackgroundImage}
      sections={[
        { id: 'text', label: 'Text', content: <TextSection editor={editor} /> },
        { id: 'theme', label: 'Theme', content: <ThemeSection editor={editor} onImageFiles={setBackgroundImage} /> },
        { id: 'format', label: 'Format', content: <FormatSection editor={previewEditor} /> },
      ]}
      download={
        <DownloadBar
          editor={{ ...previewEditor, drawing: cards.length > 0 ? drawing : null }}
          fileNameStem={cards.length > 1 ? `card-${activeIndex + 1}` : 'quote'}
          fileTypes={['png', 'jpeg']}
          emptyReason="Type your text to download it as a card."
        >
          {(showMessage) => (
            <Suspense>
              {cards.length > 0 && <DownloadAllCards editor={editor} cards={cards} showMessage={showMessage} />}
            </Suspense>
          )}
        </DownloadBar>
      }
      warnings={cardSet && cards.length > 0 ? findWarnings(scene, cardSet) : []}
    />
  )
}
