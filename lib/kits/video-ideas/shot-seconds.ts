import type { IdeaChoices } from './idea-choices'

/** Video lengths per choice, in seconds. */
export const lengthRanges: Record<IdeaChoices['length'], { min: number; typical: number; max: number }> = {
  '15-30': { min: 15, typical: 24, max: 30 },
  '30-60': { min: 30, typical: 45, max: 60 },
  '60-plus': { min: 61, typical: 75, max: 180 },
}

/** Splits `totalSeconds` into whole seconds per shot by weight, at least two each. */
export function spreadSeconds(weights: readonly number[], totalSeconds: number): number[] {
  const totalWeight = weights.reduce((runningSum, weight) => runningSum + weight, 0)
  const seconds = weights.map((weight) => Math.max(2, Math.floor((weight * totalSeconds) / totalWeight)))
  const longestIndex = seconds.indexOf(Math.max(...seconds))
  const remainingSeconds = totalSeconds - seconds.reduce((runningSum, shotSeconds) => runningSum + shotSeconds, 0)
  return seconds.map((shotSeconds, index) => (index === longestIndex ? shotSeconds + remainingSeconds : shotSeconds))
}
