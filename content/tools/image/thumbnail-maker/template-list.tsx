import { useMemo } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Editor } from '@/components/editor/editor'
import { useTypefaceLoader } from '@/components/editor/use-typeface-loader'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { drawScene } from './draw-scene'
import { loadSubjectLayoutModule } from './load-subject-layout'
import { getTextLayers, type ThumbnailScene } from './scene'
import { type Template, templates } from './templates'
import { thumbnailEditor } from './thumbnail-editor'

const templateTypefaces = templates.flatMap(({ scene }) => thumbnailEditor.listTypefaces?.(scene) ?? [])

const loadSubjectLayoutWithRetry = importWithRetry(loadSubjectLayoutModule)

/** Layouts to start from; words and picture stay, and the picture's subject is left free. */
export function TemplateList({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, measure, family, images, change, select, announce } = editor
  const typefaceVersion = useTypefaceLoader(templateTypefaces)
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters have other widths once a typeface has arrived.
  const drawings = useMemo(
    () => templates.map(({ scene }) => measure && drawScene(scene, measure)),
    [measure, typefaceVersion],
  )

  async function chooseTemplate(template: Template) {
    const image = images.get(scene.ground.picture ?? '')
    const { prepareTemplateLayout } = await loadSubjectLayoutWithRetry()
    change(await prepareTemplateLayout({ scene, image }, template))
    select(getTextLayers(template.scene)[0]?.id ?? null)
    announce(`Template “${template.name}”.`)
  }

  return (
    <section aria-label="Templates">
      <h3 className="font-semibold text-sm">Templates</h3>
      <p className="text-muted text-sm">Your words and your picture stay.</p>
      <ul className="mt-2 grid grid-cols-4 gap-2">
        {templates.map((template, index) => (
          <li key={template.name}>
            <button
              type="button"
              onClick={() => chooseTemplate(template)}
              className="block w-full overflow-hidden rounded-lg border border-line hover:border-accent"
            >
              <DrawingCanvas
                drawing={drawings[index] ?? null}
                family={family}
                width={240}
                height={135}
                label={template.name}
                className="block aspect-video h-auto w-full bg-raised"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
