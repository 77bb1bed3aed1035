import { expect, test } from 'vitest'
import { describeLostLabels } from './describe-lost-labels'

const signed = new Blob(['....jumbjumdc2pa....'])
const labeledByIptc = new Blob(['<Iptc4xmpExt:DigitalSourceType>trainedAlgorithmicMedia<'])
const plain = new Blob(['nothing'])

test.each([
  ['a plain picture', plain, [plain], ''],
  ['kept credentials', signed, [signed], ''],
  [
    'credentials that one of two files lost',
    signed,
    [signed, plain],
    'Content Credentials are gone. Label it yourself where a network asks for that.',
  ],
  [
    'a lost note',
    labeledByIptc,
    [plain],
    'Its note that AI made it is gone. Label it yourself where a network asks for that.',
  ],
  [
    'both',
    new Blob([signed, labeledByIptc]),
    [plain],
    'Content Credentials are gone. Its note that AI made it is gone. Label it yourself where a network asks for that.',
  ],
] as const)('%s: what is lost is said', async (_, before, after, words) => {
  expect(await describeLostLabels(before, after)).toBe(words)
})
