import { answerAsks } from '@/lib/images/worker/answer-asks'
import { makeGif } from './make'

answerAsks(makeGif)
