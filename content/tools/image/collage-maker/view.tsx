import { EditorLoader } from '@/components/editor/editor-loader'

const loadPaneModule = () => import('./collage-pane')

export default function CollageMaker() {
  return (
    <EditorLoader
      type="collage-maker"
      loadPane={loadPaneModule}
      dropzoneLabel="Drop 2 to 12 pictures anywhere"
      accept="image/*"
    />
  )
}
