import { checkAtStart } from '@/lib/server/startup/check-at-start'

checkAtStart()
