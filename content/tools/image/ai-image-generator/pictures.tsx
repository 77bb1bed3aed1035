import { SaveAllButton } from '@/components/files/save-all-button'
import { isBusy, type Phase } from '@/components/run/flow'
import { noticeFor } from '@/lib/core/errors'
import { picturesNotOpened } from '@/lib/core/errors/pictures'
import { presetOf } from '@/lib/platforms/pictures/presets'
import type { Asked } from './asked'
import { PictureCard } from './picture-card'
import { filesOf } from './picture-files'
import { PictureFrame } from './picture-frame'
import type { ImagePart } from './read-part'
import { useMadePictures } from './use-made-pictures'

type Props = { asked: Asked; parts: readonly ImagePart[]; phase: Phase }

/** The pictures of a run: a frame for each that is still drawn, a card for each that is done. */
export function Pictures({ asked, parts, phase }: Props) {
  const { made, unreadable } = useMadePictures(asked, parts)
  const missing = parts.find((part) => part.kind === 'missing')
  const working = isBusy(phase)
  const preview = phase.name === 'loading' ? phase.progress?.preview : undefined
  const frames = working ? asked.count - made.length : 0
  if (!working && parts.length === 0) return null
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="font-bold text-xl">
        {asked.count === 1 ? 'Your picture' : 'Your pictures'}
      </h2>
      <ul className={`mt-3 grid gap-6 ${asked.count === 1 ? '' : 'sm:grid-cols-2'}`}>
        {made.map((picture) => (
          <li key={picture.id}>
            <PictureCard picture={picture} alone={asked.count === 1} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, frames) }, (_, index) => index).map((index) => (
          <li key={index}>
            <PictureFrame size={presetOf(asked.preset)} {...(index === 0 && preview && { preview })} />
          </li>
        ))}
      </ul>
      {unreadable > 0 && <p className="mt-3 text-danger text-sm">{picturesNotOpened(unreadable)}</p>}
      {missing && (
        <p className="mt-3 text-sm">
          {missing.count} of {asked.count} did not come: {noticeFor(missing).text}
        </p>
      )}
      {made.length > 1 && (
        <div className="mt-4">
          <SaveAllButton
            name="pictures.zip"
            files={made.flatMap((picture, index) => filesOf(picture, index + 1))}
          />
        </div>
      )}
      {made.length > 0 && <LabelNote />}
    </section>
  )
}

function LabelNote() {
  return (
    <p className="mt-4 max-w-3xl text-muted text-sm">
      Made with AI. If it looks real, TikTok wants a label; Instagram and Facebook add “AI info” if the file
      says so (November 2026). Check hands, faces and letters before you post.
    </p>
  )
}
