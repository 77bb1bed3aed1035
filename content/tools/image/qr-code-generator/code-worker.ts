import { answerAsks } from '@/lib/images/worker/answer-asks'
import { makeCode } from './make-code'

answerAsks(makeCode)
