import fc from 'fast-check'

/** Generates UTF-16 units, half of them ASCII. The `binary` unit of fast-check takes seconds to set up. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units))
