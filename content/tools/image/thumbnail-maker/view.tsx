import { EditorBench } from '@/components/editor/editor-bench'

const loadPane = () => import('./pane')

/** Pictures and videos stay in the browser. */
export default function ThumbnailMaker() {
  return (
    <EditorBench
      type="thumbnail-maker"
      load={loadPane}
      invitation="Drop a picture or a video"
      accept="image/*,video/*"
      few
    />
  )
}
