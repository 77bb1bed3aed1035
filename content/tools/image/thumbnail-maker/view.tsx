import { EditorLoader } from '@/components/editor/editor-loader'

const loadPane = () => import('./thumbnail-pane')

/** Pictures and videos stay in the browser. */
export default function ThumbnailMaker() {
  return (
    <EditorLoader
      type="thumbnail-maker"
      load={loadPane}
      dropzoneLabel="Drop a picture or a video"
      accept="image/*,video/*"
      hidesFolderButton
    />
  )
}
