/**
 * The first door: calls, stores and the remote contract. Everybody downloads it, so it stays small:
 * no interface, no router, and of the contract types alone.
 */
export * from './http'
export * from './stores'
export * from './remote'
