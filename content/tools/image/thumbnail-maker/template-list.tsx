import { useMemo } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Editor } from '@/components/editor/editor'
import { useFamilies } from '@/components/editor/use-families'
import { patient } from '@/components/loading/patient'
import { drawScene } from './draw-scene'
import { thumbnailEditor } from './editor-tool'
import { type Scene, textsOf } from './scene'
import { subjectPart } from './subject-part'
import { type Template, templates } from './templates'

const needed = templates.flatMap(({ scene }) => thumbnailEditor.typefaces?.(scene) ?? [])

const part = patient(subjectPart)

/** Layouts to start from; words and picture stay, and the picture's subject is left free. */
export function TemplateList({ editor }: { editor: Editor<Scene> }) {
  const { scene, measure, family, pictures, change, choose, say } = editor
  const arrived = useFamilies(needed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters have other widths once a typeface has arrived.
  const drawings = useMemo(
    () => templates.map(({ scene }) => measure && drawScene(scene, measure)),
    [measure, arrived],
  )

  async function take(template: Template) {
    const picture = pictures.get(scene.ground.picture ?? '')
    const { besideSubject } = await part()
    change(await besideSubject({ scene, picture }, template))
    choose(textsOf(template.scene)[0]?.id ?? null)
    say(`Template “${template.name}”.`)
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
              onClick={() => take(template)}
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
