import { EditorLoader } from '@/components/editor/editor-loader'

const loadPaneModule = () => import('./thumbnail-pane')

export default function ThumbnailMaker() {
  return (
    <EditorLoader
      type="thumbnail-maker"
      loadPane={loadPaneModule}
      dropzoneLabel="Drop a picture or a video"
      accept="image/*,video/*"
      hidesFolderButton
    />
  )
}
