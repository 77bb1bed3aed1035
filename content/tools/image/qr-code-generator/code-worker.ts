import { answerAsks } from '@/lib/pictures/answer-asks'
import { makeCode } from './make-code'

answerAsks(makeCode)
