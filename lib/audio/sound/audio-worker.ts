import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { CatalogueError } from '@/lib/core/errors'
import { encodeSamples } from './encode-samples'
import type { Job, Outcome, Report } from './job'
import { mp3Of } from './mp3-of'
import { openSound } from './open-sound'
import { SPEECH, speechOf } from './speech-of'

registerMp3Encoder()

const report = (message: Report) => postMessage(message)

let told = -1
/** Whole percents: the page has no use for a message a packet. */
const onProgress = (progress: number) => {
  const percent = Math.floor(progress * 100)
  if (percent > told) report({ progress })
  told = Math.max(told, percent)
}

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  work(data).then(report, (error: unknown) =>
    report({ failed: error instanceof CatalogueError ? error.code : 'sound_unreadable' }),
  )
})

async function work(job: Job): Promise<Outcome> {
  const { source } = job
  if (!(source instanceof Blob)) {
    const options = job.task === 'mp3' ? { ...job, channels: 2 } : { ...SPEECH, title: '', artist: '' }
    return { made: await encodeSamples(source, options, onProgress) }
  }
  const sound = await openSound(source)
  try {
    return job.task === 'mp3' ? await mp3Of(sound, job, onProgress) : await speechOf(sound, job, onProgress)
  } finally {
    sound.input.dispose()
  }
}
