import { ImageError } from '@/lib/core/errors/image-errors'

/** What a worker asks its page for, and the page's answer: `null` where it could not be fetched. */
export type CodecRequest = { code: string }
export type CodecReply = { code: string; bytes: ArrayBuffer | null }

/**
 * A codec's WebAssembly, fetched by the page: the worker that opens pictures may reach no network at all, which its
 * reply's own policy sees to. Throws `ImageError`.
 */
export async function loadCodec(url: URL): Promise<WebAssembly.Module> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer | null>()
  const onMessage = ({ data }: MessageEvent<CodecReply | object>) => {
    if ('code' in data && data.code === url.href) resolve(data.bytes)
  }
  addEventListener('message', onMessage)
  postMessage({ code: url.href } satisfies CodecRequest)
  const bytes = await promise
  removeEventListener('message', onMessage)
  if (!bytes) throw new ImageError('offline')
  return WebAssembly.compile(bytes)
}

/** On the page: fetches a codec, and nothing but a file of this site's own build. */
export async function fetchCodec(url: string): Promise<CodecReply> {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith('/_next/static/')) return { code: url, bytes: null }
  const bytes = await fetch(pathname).then(
    (reply) => (reply.ok ? reply.arrayBuffer() : null),
    () => null,
  )
  return { code: url, bytes }
}
