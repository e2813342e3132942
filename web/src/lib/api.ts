/** Requests to the server. Refusals arrive as `Refusal`, with the server's own sentence in the reader's language. */
import { locale } from './texts.svelte'
import type { ErrorDetail } from './types'

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(message)
  }
}

const UNSAFE = { 'X-Frontier': '1', 'Content-Type': 'application/json' }

async function answered(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const url = new URL(path, location.origin)
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', locale.lang)
  try {
    return await fetch(url, {
      method,
      headers: method === 'GET' ? undefined : UNSAFE,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch {
    throw new Refusal('offline', locale.t('web-error-offline'))
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await answered(method, path, body))
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T
  const type = answer.headers.get('content-type') ?? ''
  const content: unknown = type.includes('json') ? await answer.json() : await answer.text()
  if (answer.ok) return content as T
  const error = (content as { error?: ErrorDetail }).error
  if (!error)
    throw new Refusal('internal', locale.t('web-error-unknown', { status: answer.status }), null, answer.status)
  throw new Refusal(error.key, error.message, error.rule ?? null, answer.status)
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body)
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>('PATCH', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>('PUT', path, body)
export const remove = <T>(path: string, body?: unknown): Promise<T> => request<T>('DELETE', path, body)

/** Ask for an answer that comes line by line, each of them JSON; `signal` ends it. */
export async function* stream(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<unknown> {
  const answer = await answered('POST', path, body, signal)
  if (!answer.ok) await read(answer) // which refuses
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line)
  }
}
