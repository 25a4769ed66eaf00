/** A received call. */
export interface ReceivedCall {
  method: string
  /** The path under the base: `/clientes/listar`. */
  path: string
  /** JSON as sent; multipart as an object whose file is a File. */
  body: unknown
  /** Names in lower case. */
  headers: Record<string, string>
}

export interface Answer {
  status: number
  body: unknown
}
