import { getLayout, type LayoutId } from './layouts'
import type { Caption, MemeScene } from './scene'

const NEW_CAPTION_SAMPLE = 'New text'
export const BAR_SAMPLE = 'When you finally find the file'

/** Returns placeholder text for an empty caption; never saved. */
export function getCaptionSample(layoutId: LayoutId, captionId: string): string {
  return (
    getLayout(layoutId).captions.find((_, index) => captionId === `caption-${index + 1}`)?.text ?? NEW_CAPTION_SAMPLE
  )
}

/** Fills empty captions with samples, for display only. */
export function fillSamples(scene: MemeScene): MemeScene {
  const captions = scene.captions.map((caption) => ({
    ...caption,
    text: caption.text.trim() === '' ? getCaptionSample(scene.layout, caption.id) : caption.text,
  }))
  const text = scene.bar.text.trim() === '' ? BAR_SAMPLE : scene.bar.text
  return { ...scene, captions, bar: { ...scene.bar, text } }
}

/** Removes unedited sample texts from an older scene. */
export function removeSamples(scene: MemeScene): MemeScene {
  if (!scene.sampled) return scene
  const isSample = ({ id, text }: Caption) => [getCaptionSample(scene.layout, id), NEW_CAPTION_SAMPLE].includes(text)
  const captions = scene.captions.map((caption) => (isSample(caption) ? { ...caption, text: '' } : caption))
  const text = scene.bar.text === BAR_SAMPLE ? '' : scene.bar.text
  return { ...scene, captions, bar: { ...scene.bar, text }, sampled: false }
}
