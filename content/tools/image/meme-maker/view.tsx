import { EditorLoader } from '@/components/editor/editor-loader'

const loadPaneModule = () => import('./meme-pane')

/** A picture or a moving GIF in, a meme out. */
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
