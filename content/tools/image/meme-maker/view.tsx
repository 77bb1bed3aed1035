import { EditorLoader } from '@/components/editor/editor-loader'

const loadPaneModule = () => import('./meme-pane')

export default function MemeMaker() {
  return (
    <EditorLoader
      type="meme-maker"
      loadPane={loadPaneModule}
      dropzoneLabel="Drop a picture or a GIF"
      accept="image/*"
      hidesFolderButton
    />
  )
}
