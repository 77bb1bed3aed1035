import { answerJobs } from '@/components/text/answer-jobs'
import { moduleOf } from './text-modules'

answerJobs(moduleOf)
