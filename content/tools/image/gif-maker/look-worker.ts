import { answerAsks } from '@/lib/images/worker/answer-asks'
import { look } from './look'

answerAsks(look)
