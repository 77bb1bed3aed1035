import { ImageError } from '@/lib/core/errors/image-errors'

/** `code` is the URL of the codec or of the face detector's network, and `bytes` is null if the fetch failed. */
export type CodecRequest = { code: string }
type CodecReply = { code: string; bytes: ArrayBuffer | null }

/** Compiles a codec in the image worker. Throws `ImageError`. */
export async function loadCodec(url: URL): Promise<WebAssembly.Module> {
  const bytes = await requestCodec(url)
  if (!bytes) throw new ImageError('offline')
  return WebAssembly.compile(bytes)
}

/** The page fetches the file, because the image worker's CSP blocks all network access. */
export async function requestCodec(url: URL): Promise<ArrayBuffer | null> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer | null>()
  const onMessage = ({ data }: MessageEvent<CodecReply | object>) => {
    if ('code' in data && data.code === url.href) resolve(data.bytes)
  }
  addEventListener('message', onMessage)
  postMessage({ code: url.href } satisfies CodecRequest)
  const bytes = await promise
  removeEventListener('message', onMessage)
  return bytes
}

/** Fetches a codec on the page. Only files of this site's build are allowed. */
export async function fetchCodec(url: string): Promise<CodecReply> {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith('/_next/static/')) return { code: url, bytes: null }
  const bytes = await fetch(pathname)
    .then((response) => (response.ok ? response.arrayBuffer() : null))
    .catch(() => null)
  return { code: url, bytes }
}
