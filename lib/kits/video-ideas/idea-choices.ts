import type { IdeaFormat } from './idea'

export type IdeaChoices = {
  format: IdeaFormat | 'any'
  length: '15-30' | '30-60' | '60-plus'
  equipment: 'phone' | 'tripod' | 'kit'
  goal: 'watch-through' | 'comments' | 'saves' | 'shares' | 'follows' | 'sales'
  tone: 'casual' | 'funny' | 'bold' | 'educational' | 'storytelling' | 'professional' | 'inspirational'
  niche: string
  audience: string
  outcome: string
  turn: string
  action: string
  avoid: string
}
