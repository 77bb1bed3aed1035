import { handleTextJobs } from '@/components/text/text-worker'
import { loadTextModule } from './text-modules.gen'

handleTextJobs(loadTextModule)
