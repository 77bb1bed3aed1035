import { answerAsks } from '@/lib/pictures/answer-asks'
import { extractColours } from './extract'

answerAsks(extractColours)
