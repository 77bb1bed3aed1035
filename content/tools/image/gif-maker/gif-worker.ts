import { answerAsks } from '@/lib/pictures/answer-asks'
import { makeGif } from './make'

answerAsks(makeGif)
