/** Most bytes of a request's body. The page leaves out what would not go through; the server refuses it. */
export const MAX_BODY = 16 * 1024

/** Most bytes of a picture that comes along; the page makes it smaller before it is sent. */
export const MAX_PICTURE = 300 * 1024

/** Most bytes of a body that brings a picture, as base64: four letters for three bytes. */
export const MAX_BODY_WITH_PICTURE = MAX_BODY + 4 * Math.ceil(MAX_PICTURE / 3)

/** Most bytes that a request to a tool may have. */
export const bodyLimitOf = ({ picture }: { picture?: true }) => (picture ? MAX_BODY_WITH_PICTURE : MAX_BODY)
