import type { FastifyRequest } from 'fastify'

const LONGEST = 400

/** What the browser says of itself, as it is kept with a session. Only printable ASCII: the header may contain any bytes. */
export const agentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '').replace(/[^ -~]/g, '').slice(0, LONGEST)
