import { EditorBench } from '@/components/editor/editor-bench'

const loadPane = () => import('./collage-pane')

/** Pictures stay in the browser. */
export default function CollageMaker() {
  return (
    <EditorBench
      type="collage-maker"
      load={loadPane}
      invitation="Drop 2 to 12 pictures anywhere"
      accept="image/*"
    />
  )
}
