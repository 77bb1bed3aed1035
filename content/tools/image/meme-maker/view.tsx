import { EditorBench } from '@/components/editor/editor-bench'

const load = () => import('./meme-pane')

/** A picture or a moving GIF in, a meme out. */
export default function MemeMaker() {
  return (
    <EditorBench type="meme-maker" load={load} invitation="Drop a picture or a GIF" accept="image/*" few />
  )
}
