type FitResult = { isTruncated: boolean; hasDividedWord: boolean }

/**
 * Returns the first result that cuts nothing and divides no word, else the first that cuts nothing, else the last.
 * Later steps are not tried.
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
