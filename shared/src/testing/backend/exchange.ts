/** A call as it came in. */
export interface ReceivedCall {
  method: string
  /** Under the base: `/clientes/listar`. */
  path: string
  /** JSON as sent; multipart as an object, its file a File. */
  body: unknown
  /** Names in lower case. */
  headers: Record<string, string>
}

export interface Answer {
  status: number
  body: unknown
}
