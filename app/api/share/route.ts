import { handleShare } from '@/lib/server/http/handle-share'

export const POST = handleShare
