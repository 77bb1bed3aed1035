import { checkEnvironment } from '@/lib/server/startup/check-environment'

checkEnvironment()
