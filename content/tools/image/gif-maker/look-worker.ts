import { answerAsks } from '@/lib/pictures/answer-asks'
import { look } from './look'

answerAsks(look)
