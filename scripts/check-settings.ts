import { checkAtStart } from '@/lib/env/check-at-start'

checkAtStart()
