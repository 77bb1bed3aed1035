const dependentOpeningPattern =
  /^(?:it|its|this|that|these|those|they|them|he|she|his|her|their|but|and|so|then|or|because|however|also|there|which|instead|still|yet|otherwise|therefore)\b/i

/** Whether an English sentence leans on the one before it (“It …”, “But …”), so that it makes no sense alone. */
export function dependsOnPreviousSentence(sentence: string): boolean {
  return dependentOpeningPattern.test(sentence)
}
