import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { FileFaults } from '@/components/editor/file-faults'
import { LayerList } from '@/components/editor/layer-list'
import { PlaceFields } from '@/components/editor/place-fields'
import { SaveBar } from '@/components/editor/save-bar'
import { Stage } from '@/components/editor/stage'
import { UndoBar } from '@/components/editor/undo-bar'
import { useGiven } from '@/components/editor/use-given'
import { patient } from '@/components/loading/patient'
import { findFocus } from '@/lib/images/focus/find-focus'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { CardSteps } from './card-steps'
import { cardsOf } from './cards'
import { drawCard } from './draw-card'
import { sampleCard } from './quote-editor'
import { QuoteFields } from './quote-fields'
import { type QuoteScene, wholePicture, withLogo } from './scene'

const AllCards = lazy(patient(() => import('./all-cards')))
const Warnings = lazy(patient(() => import('./warnings-list')))

type Props = { editor: Editor<QuoteScene>; given: readonly File[]; onTaken: () => void }

/** One card at a time on the canvas, the settings beside it, all cards to save. */
export function QuotePane({ editor, given, onTaken }: Props) {
  const { scene, measure, pictures, layers, chosen, change, addPicture } = editor
  const [wanted, setWanted] = useState(0)
  const [looked, setLooked] = useState(0)
  const made = useMemo(() => (measure ? cardsOf(scene, measure) : null), [scene, measure])
  const cards = made?.cards ?? []
  const at = Math.max(0, Math.min(wanted, cards.length - 1))
  const card = cards[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen of a picture says how much veil it needs.
  const drawing = useMemo(
    () => measure && drawCard(scene, card ?? sampleCard, measure),
    [scene, card, measure, looked],
  )
  useEffect(() => {
    if (scene.picture) import('./look-at').then(({ lookAt }) => setLooked(lookAt(pictures))).catch(() => {})
  }, [scene.picture, pictures])
  const shown = { ...editor, drawing }
  const layer = layers.find(({ id }) => id === chosen)

  async function takePicture([file]: readonly File[]) {
    const added = file && (await addPicture(file))
    if (!added) return
    const focus = await findFocus(added.bitmap)
    const part = { ...wholePicture, ...(focus && { focusX: focus.x, focusY: focus.y }) }
    change((before) => ({ ...before, ...part, ground: 'picture', picture: added.id }))
  }
  async function takeLogo([file]: readonly File[]) {
    const added = file && (await addPicture(file))
    if (added) change((before) => withLogo(before, added))
  }
  useGiven(given, onTaken, takePicture)

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Stage editor={shown} {...presetOf(scene.size)} />
        <CardSteps at={at} count={cards.length} onAt={setWanted} />
        <div role="status" className="grid gap-1 text-caution text-sm">
          <Suspense>{made && card && <Warnings scene={scene} made={made} />}</Suspense>
        </div>
        <UndoBar editor={editor} />
        <SaveBar
          editor={{ ...shown, drawing: card ? drawing : null }}
          stem={cards.length > 1 ? `card-${at + 1}` : 'quote'}
          types={['png', 'jpeg']}
        />
        <div className="min-h-11">
          <Suspense>{cards.length > 0 && <AllCards editor={editor} cards={cards} />}</Suspense>
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <QuoteFields editor={editor} onPicture={takePicture} onLogo={takeLogo} />
        <FileFaults faults={editor.faults} onClear={editor.clearFaults} />
        {layer && <PlaceFields editor={shown} layer={layer} />}
        <LayerList editor={editor} />
      </div>
    </div>
  )
}
