/** The loggable part of an error: its kind, place and root cause, never the values of a query. */
export interface SafeError {
  type: string
  message: string
  code?: string
  stack?: string
}

/** Drizzle puts the parameters of a failed query into its message, and PostgreSQL puts row values into `detail`. */
export function safeError(error: unknown): SafeError {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  if (!(root instanceof Error)) return { type: typeof root, message: 'no es un Error' }
  const { code } = root as { code?: unknown }
  const isQuery = root.message.startsWith('Failed query')
  const frames = root.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: root.name,
    message: isQuery ? 'Failed query' : root.message,
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: frames.join('\n') }),
  }
}
