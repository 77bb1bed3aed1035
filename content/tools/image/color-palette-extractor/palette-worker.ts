import { answerAsks } from '@/lib/images/worker/answer-asks'
import { extractColours } from './extract'

answerAsks(extractColours)
