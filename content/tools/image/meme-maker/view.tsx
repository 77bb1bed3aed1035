import { EditorLoader } from '@/components/editor/editor-loader'

const load = () => import('./meme-pane')

/** A picture or a moving GIF in, a meme out. */
export default function MemeMaker() {
  return (
    <EditorLoader
      type="meme-maker"
      load={load}
      dropzoneLabel="Drop a picture or a GIF"
      accept="image/*"
      hidesFolderButton
    />
  )
}
