/**
 * The first door: calls, stores and the remote contract. Every page downloads it, so it stays small: no interface, no
 * router, and only the types of the contract.
 */
export * from './http'
export * from './stores'
export * from './remote'
