import { answerJobs } from '@/components/text/answer-jobs'
import { moduleOf } from './texts'

answerJobs(moduleOf)
