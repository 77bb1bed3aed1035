type FitResult = { isTruncated: boolean; hasDividedWord: boolean }

/**
 * What comes of the first of these steps that cuts nothing and divides no word; else of the first that cuts nothing, else of
 * the last. Those after it are not tried.
 */
export function findFirstFit<Step, Result extends FitResult>(
  [firstStep, ...otherSteps]: readonly [Step, ...Step[]],
  tryStep: (step: Step) => Result,
): Result {
  let result = tryStep(firstStep)
  let firstUncutResult = result.isTruncated ? null : result
  for (const step of otherSteps) {
    if (isPerfectFit(result)) break
    result = tryStep(step)
    firstUncutResult ??= result.isTruncated ? null : result
  }
  return isPerfectFit(result) ? result : (firstUncutResult ?? result)
}

const isPerfectFit = ({ isTruncated, hasDividedWord }: FitResult) => !isTruncated && !hasDividedWord
