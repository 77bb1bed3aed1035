import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { PublicError } from '@/lib/core/errors'
import type { AudioJob, AudioJobResult, AudioWorkerMessage } from './audio-job'
import { openAudio } from './convert-audio'
import { encodeMp3, encodeSamples, encodeSpeech, SPEECH_FORMAT } from './encode-audio'

registerMp3Encoder()

const postReply = (message: AudioWorkerMessage) => postMessage(message)

let reportedPercent = -1
/** Reports only whole percents, because the page does not need a message per packet. */
const reportProgress = (progress: number) => {
  const percent = Math.floor(progress * 100)
  if (percent > reportedPercent) postReply({ progress })
  reportedPercent = Math.max(reportedPercent, percent)
}

addEventListener('message', ({ data }: MessageEvent<AudioJob>) => {
  processJob(data).then(postReply, (error: unknown) =>
    postReply({ failed: error instanceof PublicError ? error.code : 'sound_unreadable' }),
  )
})

async function processJob(job: AudioJob): Promise<AudioJobResult> {
  const { source } = job
  if (!(source instanceof Blob)) {
    const options = job.task === 'mp3' ? { ...job, channels: 2 } : { ...SPEECH_FORMAT, title: '', artist: '' }
    return { encodedAudio: await encodeSamples(source, options, reportProgress) }
  }
  const audio = await openAudio(source)
  try {
    return job.task === 'mp3'
      ? await encodeMp3(audio, job, reportProgress)
      : await encodeSpeech(audio, job, reportProgress)
  } finally {
    audio.input.dispose()
  }
}
